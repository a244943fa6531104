#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (its full metadata), Japanese numbers by their first digits.
#
# Guess, before the run: 060 is a personal number or invalid, and not mobile.
# Behaviour: 060 is a mobile number like the other three. A rule made of 070, 080 and 090 refuses real customers.
# Seen: 060 MOBILE | 070 MOBILE | 080 MOBILE | 090 MOBILE | 050 VOIP
# Standard: the numbering plan of Japan (ITU-T E.164, country code 81), which gave 060 to mobile telephones in 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . libphonenumber-js@1.13.16
cat > run.mjs <<'JS'
import parse from 'libphonenumber-js/max';

const typeOf = (start) => parse(`${start}12345678`, 'JP')?.getType() ?? 'none';
console.log(['060', '070', '080', '090', '050'].map((start) => `${start} ${typeOf(start)}`).join(' | '));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '060 MOBILE | 070 MOBILE | 080 MOBILE | 090 MOBILE | 050 VOIP' ]
