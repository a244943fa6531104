import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductFacts } from './facts.tsx';

const inJapanese = (lang: string | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'ja', messages: { ja: {} } })}>
      <ProductFacts facts={[{ name: 'Weight', value: '250 g' }]} lang={lang} />
    </I18nProvider>,
  );

test('facts in another language than the page have a lang attribute, their heading has none', () => {
  expect(inJapanese('en')).toMatch(/<h2(?![^>]*lang)[\s\S]*<dl lang="en"[\s\S]*Weight/);
  expect(inJapanese(undefined)).not.toContain('lang=');
});
