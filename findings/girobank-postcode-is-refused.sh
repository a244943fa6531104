#!/usr/bin/env bash
# postcode-validator 3.10.22 and postal-codes-js 2.5.2, British postcodes.
#
# Guess, before the run: both take GIR 0AA.
# Behaviour: postcode-validator refuses it, the one postcode of its form, while it takes the forces' BF1 2AA;
# postal-codes-js takes both.
# Seen: GIR 0AA false true | BF1 2AA true true | SW1A 1AA true true
# Standard: BS 7666 and Royal Mail's Postcode Address File: GIR 0AA is valid as it stands.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . postcode-validator@3.10.22 postal-codes-js@2.5.2
cat > run.mjs <<'JS'
import postalCodes from 'postal-codes-js';
import { postcodeValidator } from 'postcode-validator';

const row = (code) => [code, postcodeValidator(code, 'GB'), postalCodes.validate('GB', code) === true].join(' ');
console.log(['GIR 0AA', 'BF1 2AA', 'SW1A 1AA'].map(row).join(' | '));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'GIR 0AA false true | BF1 2AA true true | SW1A 1AA true true' ]
