// The skill of a package (https://agentskills.io/specification), from its README: what an agent that writes code with it
// has to know, in the README's examples, which a test compiles. `vitest -u` updates the skills in the packed packages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

interface Skill {
  /** Also the name of its folder: lower-case letters, digits and hyphens. */
  name: string;
  /** What it is for, and when to read it. */
  description: string;
}

/** Of each section with an example: its heading, its first paragraph, and its examples. Its folder is two below the README's. */
const skillOf = (readme: string, { name, description }: Skill): string => {
  const sections = readme.split(/^## /m).slice(1);
  const parts = sections.flatMap((section) => {
    const [heading = '', ...rest] = section.split('\n');
    const text = rest.join('\n').trim();
    const examples = text.match(/^```(?:tsx?|sh)\n.*?^```$/gms) ?? [];
    const [first = ''] = text.split('\n\n');
    const opening = first.startsWith('```') ? [] : [first];
    return examples.length === 0 ? [] : [[`## ${heading}`, ...opening, ...examples].join('\n\n')];
  });
  const body = parts.join('\n\n').replace(/\]\((?=\w+\.md)/g, '](../../');
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}\n`;
};

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
