#!/bin/sh
# Brings a new version live on a server set up as docs/deploy.md says:   sudo deploy/update.sh [branch or tag]
# Built beside the running one and tried there; switched to once it has started, and switched back when it does not come up.
# Until then the running site is not touched.
set -eu

home=${SITE_HOME:-/srv/site}
settings=${SITE_ENV:-/etc/site.env}
want=${1:-main}

say() { echo "$*" >&2; }
source_git() { git -C "$home/source" "$@"; }
commit_of() { source_git rev-parse --verify --quiet "$1^{commit}"; }
contains() { source_git merge-base --is-ancestor "$2" "$1"; }
# Node reads the file of settings as systemd does: quotes and comments too. Nothing of this shell's is in the way.
with_settings() {
  (cd "$release" && env -i PATH="$PATH" HOME="${HOME:-/root}" DATA_DIR="$data" ${https_proxy:+"https_proxy=$https_proxy"} \
    node --env-file="$settings" "$@")
}
setting() { env -i PATH="$PATH" node --env-file="$settings" -p "process.env.$1 ?? ''"; }
untouched() {
  say "$1"
  say "The running site was not touched."
  exit 1
}

[ -r "$settings" ] || untouched "There is no $settings: copy deploy/site.env.example there and fill it in."
data=$(setting DATA_DIR)
data=${data:-/var/lib/site}
port=$(setting PORT)

source_git fetch --quiet --tags origin || say "The repository could not be reached: going by what is here."
edits=$(source_git status --porcelain)
theirs=$(commit_of "origin/$want") || theirs=
ours=$(commit_of "refs/heads/$want") || ours=
if [ -z "$theirs$ours" ]; then
  commit=$(commit_of "$want") || untouched "There is no branch or tag $want."
  [ -z "$edits" ] || say "NOT part of $want, and not deployed, are these edits in $home/source:
$edits"
else
  # What is edited in this clone goes live too, once it is committed there.
  [ -z "$edits" ] || untouched "There are edits in $home/source that are not committed:
$edits
Commit them, and run this again:   sudo git -C $home/source add -A && sudo git -C $home/source commit -m 'New prices'
or throw them away:                sudo git -C $home/source stash -u"
  if [ -z "$ours" ] || { [ -n "$theirs" ] && contains "$theirs" "$ours"; }; then
    commit=$theirs
  elif [ -z "$theirs" ] || contains "$ours" "$theirs"; then
    commit=$ours
    [ -z "$theirs" ] || say "Deploying commits that are in $home/source alone:
$(source_git log --oneline "$theirs..$ours")"
  else
    untouched "$home/source has commits of its own, and so has the repository. Bring them together first, and run this again:
sudo git -C $home/source checkout $want && sudo git -C $home/source rebase origin/$want"
  fi
fi
# A build is of one version for one address: for another, the running one's folder must stay as it is.
release="$home/releases/$(source_git rev-parse --short=12 "$commit")-$(setting PUBLIC_ORIGIN | cksum | cut -d ' ' -f 1)"

whole() { [ -e "$release/build/.built" ]; }
if ! whole; then
  rm -rf "$release"
  git clone --quiet --no-checkout "$home/source" "$release"
  git -C "$release" checkout --quiet --detach "$commit"
  # The files of earlier releases stay served for tabs that are open; drawn pictures are not drawn again.
  mkdir -p "$home/cache"
  ln -s "$home/cache" "$release/.cache"
fi
# Seconds, before the minutes of a build. A version older than these checks goes without.
checked() { [ ! -e "$release/scripts/run.mjs" ] || with_settings scripts/run.mjs "$1"; }
checked scripts/check-live.ts || untouched "$want can't go live as it is."
whole || with_settings scripts/build.mjs || untouched "$want could not be built."
checked scripts/try-start.ts || untouched "$want was built and does not start."

switch_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  systemctl restart site
}
ready() {
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    curl --silent --fail --output /dev/null "http://127.0.0.1:${port:-3000}/readyz" && return 0
    sleep 2
  done
  return 1
}

before=$(readlink "$home/current" || true)
# A version that brings the schema up to date cannot be gone back from without it.
if [ -n "$before" ]; then systemctl start site-backup || untouched "The backup before the update failed: journalctl -u site-backup"; fi
touch "$release"
if ! { switch_to "$release" && ready; }; then
  say "$release does not come up; see: journalctl -u site"
  if [ -n "$before" ]; then
    say "Going back to $before. If it says that the database is newer, restore the backup just made."
    switch_to "$before"
  fi
  exit 1
fi
echo "Live: $release"
# The last three stay, to go back to.
ls -1dt "$home"/releases/* | tail -n +4 | xargs -r rm -rf
