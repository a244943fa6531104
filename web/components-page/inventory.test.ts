import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The page needs a browser, so the test reads its sources instead of running them.
const source = fileURLToPath(new URL('../', import.meta.url));

const read = (file: string) => readFile(`${source}${file}`, 'utf8');

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(`${source}${folder}`, { recursive: true });
  return files.filter((file) => file.endsWith('.tsx')).map((file) => `${folder}/${file}`);
}

/** The components that a source exports. */
const componentsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class) ([A-Z][a-z]\w*)/gm)].flatMap(([, name]) => name ?? []);

interface Source {
  file: string;
  text: string;
}

/**
 * Sentences that say what is missing for a component on the page, and what to do. Another component of its file may draw
 * it.
 */
function missingOnPage({ file, text }: Source, component: string, page: Source[]): string[] {
  const entryFile = page.find(({ text }) => text.includes(`file: '${file.replace('src/', '')}'`));
  const named = new RegExp(`name: '${component}'|with: \\[[^\\]]*'${component}'`);
  const drawn = new RegExp(`<${component}[\\s<>/]`);
  if (entryFile === undefined || !named.test(entryFile.text)) {
    return [
      `web/${file} exports ${component}, which /__ui does not show. Give it an entry with file: '${file.replace('src/', '')}' in a file of web/components-page/sections/ (registry.ts says what belongs to one), or name it under \`with\` of its file's entry; and put the entry into its group's \`items\`.`,
    ];
  }
  if (drawn.test(text) || page.some(({ text }) => drawn.test(text))) return [];
  return [`web/${entryFile.file} names ${component} but draws it nowhere: give its entry a state.`];
}

test('every component of ui/ and form/ is shown on the page of the components', async () => {
  const files = [...(await sourcesIn('src/ui')), ...(await sourcesIn('src/form'))];
  expect(files.length).toBeGreaterThan(30);
  const sections = (await sourcesIn('components-page/sections')).map(async (file) => ({
    file,
    text: await read(file),
  }));
  const page = await Promise.all(sections);
  const problems = await Promise.all(
    files.map(async (file) => {
      const text = await read(file);
      return componentsOf(text).flatMap((component) => missingOnPage({ file, text }, component, page));
    }),
  );
  expect(problems.flat().join('\n')).toBe('');
});

test('every entry of the page names a file that exists', async () => {
  const texts = await Promise.all((await sourcesIn('components-page/sections')).map(read));
  const files = texts.flatMap((text) => [...text.matchAll(/^ {2}file: '([^']+)'/gm)].flatMap(([, file]) => file ?? []));
  expect(files.length).toBeGreaterThan(30);
  await Promise.all(files.map((file) => read(`src/${file}`)));
});

test('every group of entries is on the page', async () => {
  const groups = await read('components-page/groups.ts');
  for (const file of await sourcesIn('components-page/sections')) {
    const [, group] = /^export const (\w+): RegistryGroup/m.exec(await read(file)) ?? [];
    if (group !== undefined) expect(groups, `web/${file} belongs into groups.ts`).toMatch(`${group}`);
  }
});
