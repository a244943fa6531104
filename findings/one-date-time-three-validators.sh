#!/usr/bin/env bash
# JSON Schema `format: date-time` in @exodus/schemasafe 1.3.0, jsonschema 1.5.0, @hyperjump/json-schema-formats 1.0.7.
#
# Guess, before the run: all three take the leap second of RFC 3339, and none takes an offset without its colon or a
# blank for the T.
# Behaviour: schemasafe takes both offsets and the blank, jsonschema the blank; hyperjump keeps the ABNF. A contract that
# means RFC 3339 needs a pattern beside the format.
# Seen: T..Z, blank, +0800, +08, 23:59:60Z | schemasafe 1 1 1 1 1 | jsonschema 1 1 0 0 1 | hyperjump 1 0 0 0 1
# Standard: JSON Schema 2020-12, validation, 7.3.1: a date-time is valid by RFC 3339, section 5.6. That section lets
# an application choose a blank in its own texts; its ABNF has the T alone, and offsets with a colon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @exodus/schemasafe@1.3.0 jsonschema@1.5.0 \
  @hyperjump/json-schema-formats@1.0.7
cat > run.mjs <<'JS'
import { validator } from '@exodus/schemasafe';
import { isDateTime } from '@hyperjump/json-schema-formats';
import { validate } from 'jsonschema';

const schema = { type: 'string', format: 'date-time' };
const times = [
  '2026-11-23T18:00:00Z',
  '2026-11-23 18:00:00Z',
  '2026-11-23T18:00:00+0800',
  '2026-11-23T18:00:00+08',
  '1990-12-31T23:59:60Z',
];
const checks = {
  schemasafe: validator(schema),
  jsonschema: (time) => validate(time, schema).valid,
  hyperjump: isDateTime,
};
const row = ([name, check]) => [name, ...times.map((time) => Number(check(time)))].join(' ');
console.log(Object.entries(checks).map(row).join(' | '));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'schemasafe 1 1 1 1 1 | jsonschema 1 1 0 0 1 | hyperjump 1 0 0 0 1' ]
