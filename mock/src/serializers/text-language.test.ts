import { expect, test } from 'vitest';
import { openSandbox } from '../../tests/harness/open-sandbox.ts';

test('products name the language of their text if it differs from the answer’s', () => {
  const { call } = openSandbox();
  const languages = ['fr', 'fr-CA, en;q=0.5', 'ja', 'en', 'zh-CN', 'zh-TW', 'pt'].map((language) => {
    const product = call('getProduct', { language, query: { product_id: 101 } });
    const [card] = call('listProducts', { language, query: {} }).list;
    const [line] = call('getCart', { language }).groups[0]?.lines ?? [];
    const [item] = call('getOrder', { language, query: { order_id: 9003 } }).items;
    return [product.language, card?.language, line?.language, item?.language];
  });
  const inEnglish = ['en', 'en', 'en', 'en'];
  const asAnswered = [undefined, undefined, undefined, undefined];
  expect(languages).toEqual([inEnglish, inEnglish, inEnglish, asAnswered, asAnswered, asAnswered, asAnswered]);
});
