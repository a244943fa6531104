// The second step of `npm run i18n`: an untranslated text gets the translation of another text with the same words, in
// another context or under an id; then the service's texts get the names that they refer to.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CatalogType, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { uiNames, uiNamesFile } from './ui-names.ts';

const config = getConfig({ configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)) });
const [catalog] = await getCatalogs(config);
if (catalog === undefined) throw new Error('lingui.config.ts names no catalogue');

const catalogues = new Map<string, CatalogType>();
for (const locale of config.locales) {
  const texts = (await catalog.read(locale)) ?? {};
  const known = new Map(
    Object.values(texts).flatMap(({ message, translation }) => (translation ? [[message, translation] as const] : [])),
  );
  let copied = 0;
  for (const text of Object.values(texts)) {
    const translation = text.translation ? undefined : known.get(text.message);
    if (translation === undefined) continue;
    text.translation = translation;
    copied += 1;
    process.stdout.write(
      `${catalog.getFilename(locale)}: “${text.message}” (${text.context ?? 'no context'}) has the words “${translation}” of another: right here, too?\n`,
    );
  }
  if (copied > 0) await catalog.write(locale, texts);
  catalogues.set(locale, texts);
}
await writeFile(uiNamesFile, uiNames(catalogues));
