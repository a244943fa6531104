// `npm run i18n:check`: checks that every shipped catalogue has exactly the texts of the sources, translated with the
// words of `terms.json` and the plural forms of its language, and that the service's texts have the names of today.
// Extracts the texts again, so a text added without `npm run i18n` fails too.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CatalogType, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { copiedTexts } from './copied-texts.ts';
import { wrongPluralForms } from './plural-forms.ts';
import sameWords from './same-words.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import { uiNames, uiNamesFile } from './ui-names.ts';
import { wrongTerms } from './wrong-terms.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const config = getConfig({ configPath: `${root}lingui.config.ts` });
const [catalog] = await getCatalogs(config);
const texts = await catalog?.collect();
if (catalog === undefined || texts === undefined) throw new Error('The texts could not be read from the sources');

/** The most problems of a catalogue that are shown. */
const MAX_SHOWN = 40;

const problems: string[] = [];
const catalogues = new Map<string, CatalogType>();
for (const locale of config.locales) {
  const known = (await catalog.read(locale)) ?? {};
  catalogues.set(locale, known);
  const found: string[] = [];
  const report = (problem: string) => found.push(`${relative(root, catalog.getFilename(locale))}: ${problem}`);
  const translated = Object.entries(texts).flatMap(([id, { message: english = id }]) => {
    const translation = known[id]?.translation ?? '';
    return translation === '' ? [] : [{ english, translation }];
  });
  if (locale !== config.sourceLocale) {
    for (const problem of [...wrongTerms(terms, locale, translated), ...copiedTexts(sameWords, locale, translated)])
      report(problem);
  }
  for (const problem of wrongPluralForms(locale, translations(known))) report(problem);
  for (const [id, { message: text = id, origin = [] }] of Object.entries(texts)) {
    const entry = known[id];
    const modules = modulesOf(origin);
    if (entry === undefined) report(`not in the catalogue: “${text}” (${modules})`);
    // The modules decide the part that a text is in.
    else if (modulesOf(entry.origin) !== modules) report(`not with its modules: “${text}” (${modules})`);
    else if (locale === config.sourceLocale) continue;
    else if (!entry.translation) report(`not translated: “${text}” (${modules})`);
    else if (partsOf(entry.translation) !== partsOf(text)) report(`other placeholders than: “${text}”`);
  }
  for (const [id, { message: text = id }] of Object.entries(known)) {
    if (texts[id] === undefined) report(`no longer used: “${text}”`);
  }
  // Of a new language, all is missing.
  problems.push(...found.slice(0, MAX_SHOWN));
  if (found.length > MAX_SHOWN) problems.push(`… and ${found.length - MAX_SHOWN} more of ${locale}`);
}

if ((await readFile(uiNamesFile, 'utf8')) !== uiNames(catalogues)) {
  problems.push('mock/data/ui-names.json: not the names of the catalogues: npm run i18n');
}

function translations(catalogue: CatalogType): Record<string, string> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, { translation = '' }]) => [id, translation]));
}

function modulesOf(origin: readonly [module: string, ...rest: unknown[]][] = []): string {
  return [...new Set(origin.map(([module]) => module))].sort().join(', ');
}

/** The placeholders and elements of a text, as one comparable string. The translator may repeat them. */
function partsOf(text: string): string {
  return [...new Set(text.match(/\{\w+(?=\s*[,}])|<\/?\d+\/?>/g))].sort().join();
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`${config.locales.length} catalogues are complete.\n`);
