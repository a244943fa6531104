// Generates `src/generated`. `--check` writes nothing, and fails if a file differs from what would be written; `--by` has
// another generator write the types.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { liftedSchemas, renderLifted } from './lifted-schemas.ts';
import { generateBy, generators } from './other-generators.ts';
import { renderFiles } from './render.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    by: { type: 'string' },
    contract: { type: 'string', default: new URL('../../openapi/dist/openapi.json', import.meta.url).pathname },
  },
});

const contract = JSON.parse(await readFile(values.contract, 'utf8'));
const files = await renderFiles(contract);
if (values.by !== undefined) {
  const generator = generators[values.by];
  if (generator === undefined) throw new Error(`--by takes ${Object.keys(generators).join(' or ')}`);
  const { schema, namedSchemas } = renderLifted(contract, await generateBy(generator, liftedSchemas(contract)));
  Object.assign(files, { 'schema.gen.ts': schema, 'named-schemas.gen.ts': namedSchemas });
}

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../src/generated/${name}`, import.meta.url);
  if (!values.check) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`sdk/src/generated/${name} is out of date: run npm run generate\n`);
    process.exitCode = 1;
  }
}
