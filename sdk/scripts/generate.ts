// Generates `src/generated`. `--check` writes nothing, and fails if a file differs from what would be written.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { renderFiles } from './render.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: new URL('../../openapi/dist/openapi.json', import.meta.url).pathname },
  },
});

const files = await renderFiles(JSON.parse(await readFile(values.contract, 'utf8')));

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../src/generated/${name}`, import.meta.url);
  if (!values.check) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`sdk/src/generated/${name} is out of date: run npm run generate\n`);
    process.exitCode = 1;
  }
}
