#!/usr/bin/env bash
# npm 11.19.1, `npm ci` with min-release-age, and a lock file with and without addresses of the registry.
#
# Guess, before the run: `npm ci` installs what the lock file names; the age is asked for only where a version is chosen.
# Behaviour: with `omit-lockfile-registry-resolved` (an option of npm, for projects that name no registry), `npm ci` looks
# the version up again, hides what is younger than min-release-age, and fails: ETARGET, "No matching version found". With
# addresses in the lock file the same command succeeds. So the option that keeps new packages out also refuses a lock
# file that was right when it was written, until its youngest entry is old enough.
# Seen: with addresses 0, without addresses 1
# Standard: the documentation of `npm ci`, which calls its installs frozen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix npm npm@11.19.1
npm() { node "$folder/npm/node_modules/npm/bin/npm-cli.js" "$@" --silent --no-audit --no-fund; }
mkdir project
cd project
echo '{ "name": "project", "version": "1.0.0", "dependencies": { "is-number": "7.0.0" } }' > package.json
ends() {
  rm -rf node_modules package-lock.json
  npm install --omit-lockfile-registry-resolved="$1"
  # Older than any package.
  if npm ci --min-release-age=36500; then echo 0; else echo 1; fi
}
seen="with addresses $(ends false), without addresses $(ends true)"
echo "$seen"
[ "$seen" = 'with addresses 0, without addresses 1' ]
