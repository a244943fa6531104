#!/usr/bin/env bash
# accept-language-parser 1.5.0, a visitor who refuses German: `Accept-Language: de;q=0`.
#
# Guess, before the run: q=0 leaves German out of the choice.
# Behaviour: q=0 only sorts it last; where nothing else of the header is offered, German is picked. negotiator 1.1.0,
# beside it, picks none.
# Seen: de | none
# Standard: RFC 9110, 12.4.2: a weight of 0 means "not acceptable".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . accept-language-parser@1.5.0 negotiator@1.1.0
cat > run.mjs <<'JS'
import parser from 'accept-language-parser';
import Negotiator from 'negotiator';

const [offered, header] = [['de', 'en'], 'de;q=0'];
const other = new Negotiator({ headers: { 'accept-language': header } }).language(offered);
console.log([parser.pick(offered, header), other].map((language) => language ?? 'none').join(' | '));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'de | none' ]
