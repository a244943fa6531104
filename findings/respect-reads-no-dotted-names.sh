#!/usr/bin/env bash
# @redocly/cli 2.77.0, `respect`: JSON Pointers to a member with a dot and to one with a slash in its name.
#
# Guess, before the run: `$response.body#/a.b` and `$response.body#/a~1b` both read their member.
# Behaviour: the escaped slash is read, the dot is not: a criterion about it fails although the answer is right. `lint`
# finds nothing wrong with it.
# Seen: dot failed, slash passed
# Standard: RFC 6901, 3, and the ABNF of Arazzo's runtime expressions after it: a dot is an ordinary character.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
npm install --silent --no-audit --no-fund --prefix . @redocly/cli@2.77.0
cat > openapi.yaml <<'YAML'
openapi: 3.1.1
info: { title: A record, version: '1' }
paths:
  /read:
    get: { operationId: read, responses: { '200': { description: Read. } } }
YAML
cat > read.arazzo.yaml <<'YAML'
arazzo: 1.0.1
info: { title: Reading, version: '1' }
sourceDescriptions: [{ name: record, type: openapi, url: openapi.yaml }]
workflows:
  - workflowId: dot
    steps: [{ stepId: dot, operationId: read, successCriteria: [{ condition: "$response.body#/a.b == 'dot'" }] }]
  - workflowId: slash
    steps: [{ stepId: slash, operationId: read, successCriteria: [{ condition: "$response.body#/a~1b == 'slash'" }] }]
YAML
node_modules/.bin/redocly lint read.arazzo.yaml > /dev/null 2>&1
cat > run.mjs <<'JS'
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';

const answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{ "a.b": "dot", "a/b": "slash" }');
const server = createServer(answer).listen(0, '127.0.0.1', async () => {
  const at = `record=http://127.0.0.1:${server.address().port}`;
  const ends = (workflow) =>
    new Promise((done) =>
      execFile('node_modules/.bin/redocly', ['respect', 'read.arazzo.yaml', '--server', at, '-w', workflow], (error) =>
        done(error ? 'failed' : 'passed'),
      ),
    );
  console.log(`dot ${await ends('dot')}, slash ${await ends('slash')}`);
  server.close();
});
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'dot failed, slash passed' ]
