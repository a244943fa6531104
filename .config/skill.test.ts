// The skills in the packed packages are as their READMEs; `vitest -u` updates them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { skillOf } from './skill.ts';

const skills = [
  {
    folder: 'sdk',
    name: 'meridian-sdk',
    description:
      'Call the Meridian shop from TypeScript with @meridian/sdk. Read it before writing calls, TanStack Query options, payments and orders that must happen once, uploads, forms or tests against the contract.',
  },
  {
    folder: 'mock',
    name: 'meridian-mock',
    description:
      'Run the Meridian back end without a server with @meridian/mock. Read it before writing tests with a stateful shop, faults, a clock or snapshots, or starting the mock for an app.',
  },
];

test.each(skills)('the skill $name is as its README', async ({ folder, ...skill }) => {
  const text = skillOf(readFileSync(join(root, folder, 'README.md'), 'utf8'), skill);
  // The limits of the specification.
  expect(skill.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(skill.description.length).toBeLessThanOrEqual(1024);
  await expect(text).toMatchFileSnapshot(join(root, folder, 'skills', skill.name, 'SKILL.md'));
});

test('a skill has the sections with an example, each with its first paragraph alone', () => {
  const readme = [
    '# A package',
    'What it is.',
    '## Install',
    '```sh\nnpm install a\n```',
    '## Sizes',
    'Figures only.',
    '## Call',
    'How to call, see [all calls](CALLS.md):',
    "```ts\ncall('a');\n```",
    'And why.',
    "```ts\ncall('b');\n```",
  ].join('\n\n');
  const text = skillOf(readme, { name: 'a-skill', description: 'When to read it.' });
  expect(text).toBe(
    [
      '---\nname: a-skill\ndescription: When to read it.\n---',
      '## Install',
      '```sh\nnpm install a\n```',
      '## Call',
      'How to call, see [all calls](../../CALLS.md):',
      "```ts\ncall('a');\n```",
      "```ts\ncall('b');\n```\n",
    ].join('\n\n'),
  );
});
