#!/bin/sh
# Brings a new version live on a server set up as docs/deploy.md says:   sudo deploy/update.sh [branch or tag]
# Built beside the running one, switched to once it is whole, and switched back when it does not come up.
set -eu

home=${SITE_HOME:-/srv/site}
settings=${SITE_ENV:-/etc/site.env}
want=${1:-main}

setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1; }
commit_of() { git -C "$home/source" rev-parse --verify --quiet "$1^{commit}"; }

git -C "$home/source" fetch --quiet --tags origin
commit=$(commit_of "origin/$want" || commit_of "$want") || { echo "There is no $want." >&2; exit 1; }
release="$home/releases/$(git -C "$home/source" rev-parse --short=12 "$commit")"

if [ ! -e "$release/build/.built" ]; then
  rm -rf "$release"
  git clone --quiet --no-checkout "$home/source" "$release"
  git -C "$release" checkout --quiet --detach "$commit"
  # The files of earlier releases stay served for tabs that are open; drawn pictures are not drawn again.
  mkdir -p "$home/cache"
  ln -s "$home/cache" "$release/.cache"
  (cd "$release" && PUBLIC_ORIGIN=$(setting PUBLIC_ORIGIN) npm run build)
fi

switch_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  systemctl restart site
}
ready() {
  port=$(setting PORT)
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    curl --silent --fail --output /dev/null "http://127.0.0.1:${port:-3000}/readyz" && return 0
    sleep 2
  done
  return 1
}

before=$(readlink "$home/current" || true)
# A version that brings the schema up to date cannot be gone back from without it.
if [ -n "$before" ]; then systemctl start site-backup; fi
touch "$release"
switch_to "$release"
if ! ready; then
  echo "$release does not come up; see: journalctl -u site" >&2
  if [ -n "$before" ]; then
    echo "Going back to $before. If it says that the database is newer, restore the backup just made." >&2
    switch_to "$before"
  fi
  exit 1
fi
echo "Live: $release"
# The last three stay, to go back to.
ls -1dt "$home"/releases/* | tail -n +4 | xargs -r rm -rf
