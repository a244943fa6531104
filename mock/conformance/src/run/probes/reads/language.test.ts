import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeLanguage } from './language.ts';

type Language = 'en' | 'zh-CN';

/** Probes the language of an operation's example answer, with these values in each language. */
async function probed(
  id: string,
  valuesIn: (language: Language) => Record<string, unknown>,
  languages: readonly [Language, Language] = ['en', 'zh-CN'],
) {
  const answer = (language: Language) =>
    changedExchange(contract, id, { body: valuesIn(language), headers: { 'content-language': language } });
  const { context, found } = probeContext((name) =>
    name === id ? answer(languages[1]) : changedExchange(contract, name),
  );
  await probeLanguage(context, targetOf(id, answer(languages[0])));
  return found.filter(({ check }) => check === 'language-ignored').map(({ severity }) => severity);
}

const categories = (...names: string[]) => ({ '/data/list': names.map((name, index) => category(index + 1, name)) });
const category = (id: number, name: string) => ({ id, code: `c-${id}`, name, picture: '/pictures/1f3a7.webp' });

test('English texts in a Chinese answer are found, unless one is Chinese, however short', async () => {
  const english = ['Garden furniture', 'Electrical equipment', 'Family life'];
  expect(await probed('listCategories', () => categories(...english))).toEqual(['error']);
  const mostly = ['家具', ...english.slice(1)];
  const found = await probed('listCategories', (language) => categories(...(language === 'en' ? english : mostly)));
  expect(found).toEqual([]);
});

test('the same words to English and Chinese are an error, where the server has Chinese', async () => {
  expect(await probed('listCategories', () => categories('LEGO'), ['en', 'en'])).toEqual(['error']);
});

test('names that are the same in every language are no fault', async () => {
  expect(await probed('listCategories', () => categories('Nintendo', 'PlayStation', 'LEGO'))).toEqual([]);
});

test('a server with Chinese alone is no fault', async () => {
  expect(
    await probed('listCategories', () => categories('Garden furniture', '家用 electrical'), ['zh-CN', 'zh-CN']),
  ).toEqual([]);
});

test.each(['getProduct', 'listProducts', 'getCart'])(
  '%s: a name that says it is English is the English one',
  async (id) => {
    const at = { getProduct: '/data', listProducts: '/data/list/0', getCart: '/data/groups/0/lines/0' }[id];
    const named = (name: string) => (language: Language) =>
      language === 'en' ? { [`${at}/name`]: 'Walking boots' } : { [`${at}/name`]: name, [`${at}/language`]: 'en' };
    const right = await probed(id, named('Walking boots'));
    // In both languages that are asked for beside English.
    expect(await probed(id, named('登山靴'))).toHaveLength(right.length + 2);
  },
);

test('texts inside a record with a language of its own are no fault', async () => {
  expect(await probed('getProduct', () => ({ '/data/language': 'en' }))).toEqual([]);
});
