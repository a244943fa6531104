#!/usr/bin/env bash
# @redocly/cli 2.77.0, `respect`: an answer with a property of which its schema says nothing.
#
# Guess, before the run: it passes, for the schema neither has additionalProperties nor unevaluatedProperties.
# Behaviour: the schema check fails, as if the schema said `unevaluatedProperties: false`. A server that adds a property,
# which breaks no client by the contract, breaks its tests; with `additionalProperties: true` the same answer passes.
# Seen: nothing said failed, said open passed
# Standard: JSON Schema 2020-12, core, 10.3.2.3: omitting additionalProperties has the same behaviour as an empty schema.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
npm install --silent --no-audit --no-fund --prefix . @redocly/cli@2.77.0
cat > read.arazzo.yaml <<'YAML'
arazzo: 1.0.1
info: { title: Reading, version: '1' }
sourceDescriptions: [{ name: record, type: openapi, url: openapi.yaml }]
workflows: [{ workflowId: read, steps: [{ stepId: read, operationId: read }] }]
YAML
cat > run.mjs <<'JS'
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{ "known": 1, "added": 2 }');
const server = createServer(answer).listen(0, '127.0.0.1', async () => {
  const at = `record=http://127.0.0.1:${server.address().port}`;
  const ends = (said) => {
    const schema = { type: 'object', properties: { known: { type: 'integer' } }, ...said };
    const responses = { 200: { description: 'Read.', content: { 'application/json': { schema } } } };
    const paths = { '/read': { get: { operationId: 'read', responses } } };
    writeFileSync('openapi.yaml', JSON.stringify({ openapi: '3.1.1', info: { title: 'R', version: '1' }, paths }));
    return new Promise((done) =>
      execFile('node_modules/.bin/redocly', ['respect', 'read.arazzo.yaml', '--server', at], (error) =>
        done(error ? 'failed' : 'passed'),
      ),
    );
  };
  console.log(`nothing said ${await ends({})}, said open ${await ends({ additionalProperties: true })}`);
  server.close();
});
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'nothing said failed, said open passed' ]
