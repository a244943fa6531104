// Other generators of types than openapi-typescript: `npm run generate -- --by hey-api` (decision sdk/001). They are no
// dependency of the project: each is installed in a temporary folder, as it was on a day, without install scripts.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Generator {
  packages: string[];
  /** Reads document.json and writes types.ts, as a module in the folder. */
  script: string;
}

/** No package of the tree is younger. */
const INSTALLED_AS_OF = '2026-11-20';

export const generators: Record<string, Generator> = {
  'hey-api': {
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    script: `import { createClient } from '@hey-api/openapi-ts';
import { copyFile } from 'node:fs/promises';
await createClient({
  input: 'document.json',
  output: 'out',
  logs: { level: 'error', file: false },
  plugins: [{ name: '@hey-api/typescript', definitions: { case: 'preserve', name: '{{name}}' } }],
  parser: { transforms: { readWrite: { enabled: false } } },
});
await copyFile('out/types.gen.ts', 'types.ts');`,
  },
  'json-schema-to-typescript': {
    packages: ['json-schema-to-typescript@16.0.0'],
    script: `import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
const document = (await readFile('document.json', 'utf8')).replaceAll('#/components/schemas/', '#/definitions/');
// It copies a type whose reference has a description of its own.
const { components } = JSON.parse(document, (_key, value) => (value?.$ref ? { $ref: value.$ref } : value));
const options = { additionalProperties: false, unreachableDefinitions: true, format: false };
await writeFile('types.ts', await compile({ definitions: components.schemas }, 'Root', options));`,
  },
};

/** A module that exports each schema as a type. */
export async function generateBy({ packages, script }: Generator, schemas: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'generator-'));
  try {
    const document = { openapi: '3.1.0', info: { title: 'Schemas', version: '1' }, paths: {}, components: { schemas } };
    await writeFile(join(folder, 'document.json'), JSON.stringify(document));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'run.js'), script);
    const options = { cwd: folder, stdio: 'inherit' } as const;
    const flags = ['--before', INSTALLED_AS_OF, '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
    execFileSync('npm', ['install', ...flags, ...packages], options);
    execFileSync(process.execPath, ['run.js'], options);
    return await readFile(join(folder, 'types.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
