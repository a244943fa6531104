import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RateFacet } from './filter-facets.tsx';

const chips = (counts: readonly number[], selected?: number) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RateFacet
        counts={counts.map((count, place) => ({ min: 95 - 5 * place, count }))}
        selected={selected}
        onSelect={() => undefined}
      />
    </I18nProvider>,
  ).match(/\d+%/g) ?? [];

test('a search leaves out the filters that find nothing, but not the one that is selected', () => {
  expect(chips([3, 0, 1])).toEqual(['95%', '85%']);
  expect(chips([3, 0, 1], 90)).toEqual(['95%', '90%', '85%']);
  expect(chips([0, 0, 0])).toEqual([]);
});
