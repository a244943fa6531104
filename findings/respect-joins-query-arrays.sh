#!/usr/bin/env bash
# @redocly/cli 2.77.0, `respect`: a query parameter that is an array.
#
# Guess, before the run: it is sent as its OpenAPI parameter says, which is exploded where nothing is said: a=1&a=2.
# Behaviour: style and explode are not looked at, and the array is joined by commas: one value where two were meant, so
# that a filter finds nothing and its test passes or fails for another reason.
# Seen: /read?a=1%2C2
# Standard: OpenAPI 3.1.1, 4.8.12.2: in the query the default of `style` is form, and then that of `explode` is true.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
npm install --silent --no-audit --no-fund --prefix . @redocly/cli@2.77.0
cat > openapi.yaml <<'YAML'
openapi: 3.1.1
info: { title: A list, version: '1' }
paths:
  /read:
    get:
      operationId: read
      parameters: [{ name: a, in: query, schema: { type: array, items: { type: integer } } }]
      responses: { '200': { description: Read. } }
YAML
cat > read.arazzo.yaml <<'YAML'
arazzo: 1.0.1
info: { title: Reading, version: '1' }
sourceDescriptions: [{ name: list, type: openapi, url: openapi.yaml }]
workflows:
  - workflowId: read
    steps: [{ stepId: read, operationId: read, parameters: [{ name: a, in: query, value: [1, 2] }] }]
YAML
cat > run.mjs <<'JS'
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';

const server = createServer(({ url }, answer) => {
  console.log(url);
  answer.end();
}).listen(0, '127.0.0.1', () => {
  const at = `list=http://127.0.0.1:${server.address().port}`;
  execFile('node_modules/.bin/redocly', ['respect', 'read.arazzo.yaml', '--server', at], () => server.close());
});
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '/read?a=1%2C2' ]
