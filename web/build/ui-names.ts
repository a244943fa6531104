// The app's names in the texts of the service: a text says `{ui:Cancel order}`, or `{ui:order action|Refund}` with the
// context of a catalogue, and the service fills it from `mock/data/ui-names.json`, which is made from the catalogues.
import { readdirSync, readFileSync } from 'node:fs';
import type { CatalogType } from '@lingui/cli/api';

const TEXTS = new URL('../../mock/data/texts/', import.meta.url);

export const uiNamesFile = new URL('../../mock/data/ui-names.json', import.meta.url);

/** The names that the texts of the service refer to, in any language. */
const referredNames = (): string[] => {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const texts = files.map((file) => readFileSync(new URL(file, TEXTS), 'utf8')).join();
  return [...new Set([...texts.matchAll(/\{ui:([^}]+)\}/g)].map(([, name = '']) => name))].sort();
};

/** What `ui-names.json` should be; a name that a catalogue does not have, or with placeholders, is left out. */
export const uiNames = (catalogues: ReadonlyMap<string, CatalogType>): string => {
  const named = [...catalogues].map(([locale, texts]) => {
    const byName = Object.values(texts).map(
      ({ context, message, translation }) => [context ? `${context}|${message}` : message, translation] as const,
    );
    return [locale, new Map(byName)] as const;
  });
  const table = referredNames().map((name) => [
    name,
    Object.fromEntries(
      named.flatMap(([locale, byName]) => {
        const text = byName.get(name);
        return text && !/[{<]/.test(text) ? [[locale, text] as const] : [];
      }),
    ),
  ]);
  return `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`;
};
