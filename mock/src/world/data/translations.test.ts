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

/** What must be the same in every language: placeholders, references with the elements they stand in, and HTML. */
const fixedIn = (text: string) => {
  const named =
    text
      .replaceAll('transferMinutes', 'transferHours')
      .match(/(<(?:strong|em|a)\b[^>]*>)?\{ui:[^}]+\}|\{limit:\w+\}/g) ?? [];
  return [...(text.match(PLACEHOLDER) ?? []), ...named, ...(text.match(/<[^>]+>/g) ?? [])].sort();
};

/** A name of the app that is written, not referred to: marked, quoted or linked, or with a capital where one is chosen. */
const writtenNames = (text: string) => {
  const marked = [...text.matchAll(/<(?:strong|em|a href="\/[^>]*")>(.*?)<\/|“(.*?)”/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  const chosen = [...text.matchAll(/\b(?:[Cc]hoose|[Oo]pen|[Tt]ap|[Pp]ress|[Uu]se|under) ([A-Z]\w+)/g)].map(
    ([, name = '']) => name,
  );
  // A warning is a sentence or the start of one: it ends, or has more words than any name.
  return [...marked, ...chosen].filter((name) => !/^\{[^}]+\}$|[.:]$|(\S+ ){5}/.test(name));
};

const NUMBER = /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|[\d.,]+)/;
const UNIT = /(%| (to \w+ )?(wrong )?(seconds?|minutes?|hours?|days?|months?|years?|characters|digits|tries|times)\b)/;
const FIGURE = new RegExp(`\\$[\\d.,]+|${NUMBER.source}${UNIT.source}`, 'gi');

/** Figures without a source in contract or configuration: what law or the notice itself says, and what a page shows. */
const OWN_FIGURES: Readonly<Record<string, readonly string[]>> = {
  'home.banners.two-nights-one-backpack.subtitle': ['$60'],
  'home.banners.hear-less-listen-more.subtitle': ['40 hours'],
  'home.notices.parcels-late.text': ['two days'],
  'law.terms.blocks.21': ['30 days'],
  'law.privacy.blocks.12': ['ten years', 'two years', '90 days'],
  'law.privacy.blocks.16': ['30 days'],
  'product-safety.officialNotice': ['two years'],
  'product-safety.warnings.under36Months': ['36 months'],
  'wallet.cardPage.outcomes.unknown': ['ten minutes'],
};

const english = textsOf('en');
const ofService = [...english].filter(([path]) => !/^(areas|categories|demo|reviews|specifications)\b/.test(path));
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
      expect(text, `${path}: to be translated, or to be listed in SHARED`).not.toBe(original);
    }
  }
});

test('no text writes a name of the app: buttons and screens are references to its catalogues', () => {
  const written = ofService.flatMap(([path, text]) => writtenNames(text).map((name) => `${path}: ${name}`));
  expect(written).toEqual([]);
  expect(writtenNames('Choose <strong>Track parcel</strong>, “Refund” or Security')).toEqual([
    'Track parcel',
    'Refund',
  ]);
  expect(writtenNames('Choose Refund under <a href="/service">help</a>. <strong>Never share it.</strong>')).toEqual([
    'help',
    'Refund',
  ]);
});

test('no text writes a duration, limit or fee that contract or configuration has', () => {
  const written = ofService.map(([path, text]) => [path, text.match(FIGURE) ?? []] as const);
  expect(Object.fromEntries(written.filter(([, figures]) => figures.length > 0))).toEqual(OWN_FIGURES);
  expect('Within 30 minutes, ten days or six to twelve digits for 2% or $1.00'.match(FIGURE)).toHaveLength(5);
});
