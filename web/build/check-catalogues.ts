// `npm run i18n:check`: every shipped catalogue has every text of the sources, translated with the words of `terms.json`,
// and nothing else. The texts are read from the sources again, so a text that was added without `npm run i18n` fails too.
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import terms from './terms.json' with { type: 'json' };
import { wrongTerms } from './wrong-terms.ts';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));
const config = getConfig({ configPath });
const problems: string[] = [];

const catalogs = await getCatalogs(config);

for (const catalog of catalogs) {
  const texts = await catalog.collect();
  if (texts === undefined) throw new Error('The texts could not be read from the sources');
  for (const locale of config.locales) {
    const known = (await catalog.read(locale)) ?? {};
    if (locale !== config.sourceLocale) {
      const translated = Object.entries(texts).map(([id, { message }]) => ({
        english: message ?? id,
        translation: known[id]?.translation ?? '',
      }));
      problems.push(...wrongTerms(terms, locale, translated));
    }
    for (const [id, { message }] of Object.entries(texts)) {
      const text = message ?? id;
      const translation = known[id]?.translation;
      if (known[id] === undefined) problems.push(`${locale}: not in the catalogue: ${text}`);
      else if (locale === config.sourceLocale) continue;
      else if (!translation) problems.push(`${locale}: not translated: ${text}`);
      else if (partsOf(translation) !== partsOf(text)) problems.push(`${locale}: other placeholders than: ${text}`);
    }
    for (const [id, { message }] of Object.entries(known)) {
      if (texts[id] === undefined) problems.push(`${locale}: no longer used: ${message ?? id}`);
    }
  }
}

/** The placeholders and elements of a text, as one word to compare. How often one is used is the translator's choice. */
function partsOf(text: string): string {
  return [...new Set(text.match(/\{\w+(?=\s*[,}])|<\/?\d+\/?>/g))].sort().join();
}

// The catalogues of a language become one at runtime: the one that is loaded last would win.
for (const locale of config.locales) {
  const translations = new Map<string, string>();
  for (const catalog of catalogs) {
    for (const [id, { translation = '', message }] of Object.entries((await catalog.read(locale)) ?? {})) {
      const other = translations.get(id) ?? translation;
      if (other !== translation)
        problems.push(`${locale}: “${other}” and “${translation}” for one text: ${message ?? id}`);
      translations.set(id, translation);
    }
  }
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`${catalogs.length * config.locales.length} catalogues are complete.\n`);
