// .github/workflows: what GitHub runs is what .ci/run runs, on the oldest supported Node too, with nothing it can change.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');
const [workflow, manifest] = await Promise.all(['.github/workflows/ci.yml', 'package.json'].map(read));

test('CI runs everything on the oldest supported Node and on the one that npm installs', () => {
  const { engines, devDependencies } = JSON.parse(manifest ?? '');
  const oldest = engines.node.replace('>=', '');
  const current = devDependencies.node.split('.')[0];
  expect(workflow).toContain(`node: ['${oldest}', '${current}']`);
  expect(workflow).toContain('- run: .ci/run\n');
});

test('CI may only read the repository, and names each action by its commit', () => {
  expect(workflow?.match(/permissions:\n(?: +.+\n)*/g)).toEqual(['permissions:\n  contents: read\n']);
  const actions = [...(workflow ?? '').matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions).not.toHaveLength(0);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
