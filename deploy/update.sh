#!/bin/sh
# Deploys a new version on a server set up as in docs/deploy.md:
#   sudo deploy/update.sh [CODE] [CONTENT]   branch, tag or commit of each, or "live" for the one that is live; both default to main
#   sudo deploy/update.sh --live             prints which commits are live
# Code is $home/source; content is $home/content where that is a repository of its own, otherwise it comes with the code.
# The new release is built, and started once for a test, beside the running one, which is not touched until the switch. If the new
# one does not start properly after the switch, the script switches back.
set -eu
# The site's own user has to be able to read the releases, whatever umask root has.
umask 022

home=${SITE_HOME:-/srv/site}
settings=${SITE_ENV:-/etc/site.env}
units=${SITE_UNITS:-/etc/systemd/system}
tool=${SITE_TOOL:-/usr/local/bin/site}

say() { echo "$*" >&2; }
in_git() { git -C "$repository" "$@"; }
commit_of() { in_git rev-parse --verify --quiet "$1^{commit}"; }
contains() { in_git merge-base --is-ancestor "$2" "$1"; }
own_content() { [ -d "$1/content/.git" ]; }
one_line() { git -C "$1" log -1 --format='%h of %cs, %s'; }
live() {
  echo "Live: $(readlink "$home/current")"
  echo "  code     $(one_line "$home/current")"
  ! own_content "$home/current" || echo "  content  $(one_line "$home/current/content")"
}
# Node reads the settings file as systemd does, with quotes and comments, and without this shell's environment.
with_settings() {
  (cd "$release" && env -i PATH="$PATH" HOME="${HOME:-/root}" DATA_DIR="$data" HOST="$bind" ${https_proxy:+"https_proxy=$https_proxy"} \
    node --env-file="$settings" "$@")
}
setting() { env -i PATH="$PATH" node --env-file="$settings" -p "process.env.$1 ?? ''"; }
untouched() {
  say "$1"
  say "The running site was not touched."
  exit 1
}

if [ "${1:-}" = --live ]; then
  live
  exit
fi

# One update at a time: two would build in one folder. Processes that git leaves in the background must not keep the lock (--close).
if [ -z "${UPDATE_LOCKED:-}" ]; then
  code=0
  UPDATE_LOCKED=1 flock --nonblock --close --conflict-exit-code 9 "$home/releases" sh "$0" "$@" || code=$?
  [ "$code" != 9 ] || untouched "Another update is running at the moment. Wait until it has ended, then run this again."
  exit "$code"
fi

[ -r "$settings" ] || untouched "The settings file $settings does not exist or can't be read. Copy deploy/site.env.example there and fill it in."
# Values that Node and systemd read in the same way. With any other, such as one with a # in it, the tested site would differ from the
# running one.
bare="[^'\"\`#\\[:space:]][^#\\]*"
single="'[^']*'"
double="\"[^\"\\]*\""
name="[[:space:]]*[A-Za-z0-9_]+[[:space:]]*=[[:space:]]*"
# Prints only line numbers and names, because values are secret.
odd=$(grep -nE "^([[:space:]]*export[[:space:]]|$name)" "$settings" |
  grep -vE "^[0-9]+:$name($bare|$single|$double)?[[:space:]]*\$" | cut -d = -f 1)
[ -z "$odd" ] || untouched "systemd, which starts the site, would read these lines of $settings differently from this update:
$odd
Write each as NAME=value, without export. Put a value that contains # or \\ in single quotes. Write nothing behind a value: a comment needs a line of its own."
# Without it, every check would be for an address of this machine.
[ -n "$(setting PUBLIC_ORIGIN)" ] || untouched "PUBLIC_ORIGIN is not set in $settings. Set it to the address that visitors use."
data=$(setting DATA_DIR)
data=${data:-/var/lib/site}
# Where the site listens, unless the settings say otherwise, and where it answers on this machine.
bind=$(setting HOST)
bind=${bind:-127.0.0.1}
host=$bind
case $host in 0.0.0.0 | ::) host=127.0.0.1 ;; *:*) host="[$host]" ;; esac
port=$(setting PORT)

# Prints the commit of a repository that goes live. $1 its folder, $2 the branch, tag or commit, $3 the live folder
pick() {
  repository=$1
  want=$2
  [ "$want" != live ] || want=$(git -C "$3" rev-parse HEAD)
  in_git fetch --quiet --tags origin || say "The repository from which $repository was cloned could not be reached. This update uses what is already on this server."
  edits=$(in_git status --porcelain)
  theirs=$(commit_of "origin/$want") || theirs=
  ours=$(commit_of "refs/heads/$want") || ours=
  if [ -z "$theirs$ours" ]; then
    commit_of "$want" || untouched "$repository has no branch, tag or commit named $want."
    [ -z "$edits" ] || say "These edits in $repository are NOT part of $want and are not deployed:
$edits"
    return
  fi
  # Edits in this clone go live too, once they are committed there.
  [ -z "$edits" ] || untouched "$repository contains edits that are not committed:
$edits
To deploy them, commit them and run this again:
sudo git -C $repository add -A && sudo git -C $repository commit -m 'New prices'
To deploy without them, put them aside and run this again:
sudo git -C $repository stash -u"
  if [ -z "$ours" ] || { [ -n "$theirs" ] && contains "$theirs" "$ours"; }; then
    echo "$theirs"
  elif [ -z "$theirs" ] || contains "$ours" "$theirs"; then
    [ -z "$theirs" ] || say "These commits are in $repository alone, and are deployed too:
$(in_git log --oneline "$theirs..$ours")"
    echo "$ours"
  else
    untouched "$repository and the repository from which it was cloned each have commits that the other lacks. Bring them together first, then run this again:
sudo git -C $repository checkout $want && sudo git -C $repository rebase origin/$want"
  fi
}
code=$(pick "$home/source" "${1:-main}" "$home/current") || exit 1
version=$(printf %.12s "$code")
if own_content "$home"; then
  content=$(pick "$home/content" "${2:-main}" "$home/current/content") || exit 1
  version=$version-$(printf %.12s "$content")
fi
# A build is for one version and one address: with another address it gets a folder of its own, and the running one stays as it is.
release="$home/releases/$version-$(setting PUBLIC_ORIGIN | cksum | cut -d ' ' -f 1)"

copy() {
  git clone --quiet --no-checkout "$1" "$2"
  git -C "$2" checkout --quiet --detach "$3"
}

before=$(readlink "$home/current" || true)
# Removes attempts that were never built: nobody can go back to them, and each has all packages.
for one in "$home"/releases/*; do [ -e "$one/build/.built" ] || [ "$one" = "$before" ] || rm -rf "$one"; done
is_built() { [ -e "$release/build/.built" ]; }
if ! is_built; then
  rm -rf "$release"
  copy "$home/source" "$release" "$code"
  if own_content "$home"; then
    # The content takes the place of the example, where every program of the release finds it.
    rm -rf "$release/content"
    copy "$home/content" "$release/content" "$content"
    [ ! -e "$release/content/package-lock.json" ] || npm ci --prefix "$release/content" --no-audit --no-fund >&2
  fi
  # Files of earlier releases stay available to open tabs; rendered pictures are reused.
  mkdir -p "$home/cache"
  ln -s "$home/cache" "$release/.cache"
fi
# These take seconds, so they run before the build, which takes minutes. A version older than these checks skips them.
checked() { [ ! -e "$release/scripts/run.mjs" ] || with_settings scripts/run.mjs "$1"; }
checked scripts/check-live.ts || untouched "Version $version can't go live as it is: the lines above say why."
is_built || with_settings scripts/build.mjs || untouched "Version $version could not be built: the lines above say why."
checked scripts/try-start.ts || untouched "Version $version was built and does not start: the lines above say why."

switch_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  # If systemd has given up on the unit because of its limit of starts, it would refuse this start too.
  systemctl reset-failed site 2> /dev/null || true
  systemctl restart site
}
# Waits half a minute, however often the site is started again meanwhile; then as long as it runs, up to ten minutes, because of migrations.
ready() {
  tries=0
  while [ $tries -lt 300 ]; do
    curl --silent --fail --max-time 10 --output /dev/null "http://$host:${port:-3000}/readyz" && return 0
    [ $tries -lt 15 ] || systemctl is-active --quiet site || return 1
    sleep 2
    tries=$((tries + 1))
  done
  return 1
}

# A backup is needed to go back from a version that migrates the schema.
if [ -n "$before" ]; then systemctl start site-backup || untouched "The backup before the update failed. To see why: sudo journalctl -u site-backup"; fi
# These times decide which three releases, the last that were live, are kept.
[ ! -e "$before" ] || touch "$before"
touch "$release"
if ! { switch_to "$release" && ready; }; then
  say "The new version in $release did not become ready. To see why: sudo journalctl -u site"
  if [ -n "$before" ]; then
    say "Going back to $before. If its log says that the database was written by a newer version, restore the backup that was just made (docs/deploy.md)."
    switch_to "$before"
  fi
  exit 1
fi
live
ls -1dt "$home"/releases/* | tail -n +4 | xargs -r rm -rf

# Units and tools are installed by hand, once: an update does not change them.
old=
for one in "$units"/site.service "$units"/site-*.service "$units"/site-*.timer "$tool"; do
  new=$home/current/deploy/${one##*/}
  if [ -e "$one" ] && [ -e "$new" ] && ! cmp -s "$one" "$new"; then
    old="$old
sudo cp $new $one"
  fi
done
[ -z "$old" ] || say "These installed files differ from those of the version that is now live. Install each one that you did not change yourself:$old
sudo systemctl daemon-reload && sudo systemctl restart site"
