import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isRecord } from '../../../shared/json.ts';
import { languages, tagOf } from '../../serializers/languages.ts';
import { PLACEHOLDER } from '../../text.ts';

const folder = fileURLToPath(new URL('../../../data/texts', import.meta.url));

/** Texts by shops and customers, which may be in two languages only. */
const OF_GOODS = /^(products\/.*|example-products|facts|keywords|shops)$/;

/** Other texts that belong to goods or are registered names, by file and place. */
const OTHERS = /^categories\.\w+\.included$|^phrases\.(listSeparator|series)$|^wallet\.payee\./;

/** Specifications that may read as in English, and are left out where they do: sizes, measures and models. */
const MEASURE = /^([SMLX/]+|[+\d.× ]+(GB|TB|[ckm]?[mg]|m?l|oz|in)?|Nova 9.*|Pebble 2)$/;

/** Texts that a language may share with English: proper names and a few words. */
const SHARED = [
  /^de specifications\..*\.(sand|ecru|cognac|indigo|rose-02|linear|eu|uk|china|filter|espresso)$/,
  /^es specifications\..*\.(china|espresso)$/,
  /^fr specifications\..*\.(cognac|indigo|rose-02|espresso)$/,
  /^it specifications\..*\.(terracotta|cognac|espresso)$/,
  /^(ja|ko) specifications\..*\.eu$/,
  /^areas\./,
  /^networks\.networks\./,
  /^parcels\.places\./,
  /^demo\/customer\.devices\./,
  /^phrases\.addressSeparator$/,
  /^(fr bills\.columns\.type|de categories\.computer\.name)$/,
];

const isMeasure = (path: string, text: string) => path.startsWith('specifications.') && MEASURE.test(text);

const filesOf = (language: string) =>
  readdirSync(`${folder}/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((file) => !OF_GOODS.test(file));

const textsIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, `${path}.${key}`));
};

const textsOf = (language: string) =>
  new Map(
    filesOf(language)
      .flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${language}/${file}.json`, 'utf8')), file))
      .filter(([path]) => !OTHERS.test(path)),
  );

/** What must be the same in every language: placeholders, and HTML elements and links. */
const fixedIn = (text: string) => [...(text.match(PLACEHOLDER) ?? []), ...(text.match(/<[^>]+>/g) ?? [])].sort();

const english = textsOf('en');
const translated = languages.map(({ file_name }) => tagOf(file_name)).filter((language) => language !== 'en');

test.each(translated)('all of the mock’s own texts are translated to %s', (language) => {
  const texts = textsOf(language);
  const needed = [...english].filter(([path, text]) => texts.has(path) || !isMeasure(path, text));
  expect([...texts.keys()].sort()).toEqual(needed.map(([path]) => path).sort());
  for (const [path, text] of texts) {
    const original = english.get(path) ?? '';
    expect(text, path).not.toBe('');
    if (path.endsWith('.signs')) continue;
    expect(fixedIn(text), path).toEqual(fixedIn(original));
    if (
      !isMeasure(path, original) &&
      ![path, `${language} ${path}`].some((place) => SHARED.some((one) => one.test(place)))
    ) {
      expect(text, path).not.toBe(original);
    }
  }
});
