import { expect, test } from 'vitest';
import { bodyView } from './json-view.ts';

const view = (body: unknown, at?: string) => bodyView(JSON.stringify(body), at).source;

test('the offending place is marked; for a missing field, the object that lacks it', () => {
  expect(view({ data: { price: '1.5', id: 1 } }, '/data/price')).toContain(
    '<mark>    &quot;price&quot;: &quot;1.5&quot;,</mark>',
  );
  expect(view({ data: [] }, '/data/0/name')).toContain('<mark>  &quot;data&quot;: []</mark>');
  expect(view({ data: 1 })).not.toContain('<mark>');
});

test('a long list shows its first entries and the offending entry', () => {
  const shown = view({ list: Array.from({ length: 40 }, (_, index) => ({ id: index })) }, '/list/30/id');
  expect(shown).toContain('… 27 more');
  expect(shown).toContain('<mark>      &quot;id&quot;: 30</mark>');
  expect(shown).toContain('… 9 more');
});

test('numbers keep their notation, and text that is not JSON is unchanged', () => {
  expect(bodyView('{"price":24.00,"id":12345678901234567890}', undefined).source).toContain('24.00');
  expect(bodyView('{"id":12345678901234567890}', undefined).source).toContain('12345678901234567890');
  expect(bodyView('<b>Whoops', '/data').source).toBe('<pre tabindex="0">&lt;b&gt;Whoops</pre>');
});
