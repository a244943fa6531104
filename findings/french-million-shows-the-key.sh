#!/usr/bin/env bash
# i18next 26.7.2, fr, a text with the forms _one and _other.
#
# Guess, before the run: a count of a million falls back to _other.
# Behaviour: the customer sees the key itself. French, Spanish and Italian have a third category for a million, `many`
# (CLDR 48, plurals.json); i18next looks for key_many, then for the key without a form, and never for key_other.
# Seen: 2 abonnés | followers
# Standard: UTS #35, part 3, "Language Plural Rules": `other` is the form that every language has, to fall back to.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . i18next@26.7.2
cat > run.mjs <<'JS'
import i18next from 'i18next';

const translation = { followers_one: '{{count}} abonné', followers_other: '{{count}} abonnés' };
await i18next.init({ lng: 'fr', showSupportNotice: false, resources: { fr: { translation } } });
console.log([2, 1_000_000].map((count) => i18next.t('followers', { count })).join(' | '));
JS
seen=$(node run.mjs | tail -n 1)
echo "$seen"
[ "$seen" = '2 abonnés | followers' ]
