import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { fixture } from '@meridian/sdk/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductSafety } from './product-safety.tsx';
import { Warnings } from './warnings.tsx';

const shown = (change: Partial<Schema<'Product'>> = {}, config: Partial<Schema<'Config'>> = {}) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      {[Warnings, ProductSafety].map((Part) => (
        <Part
          key={Part.name}
          product={{ ...fixture('getProduct'), ...change }}
          config={{ ...fixture('getConfig'), official_notice: null, ...config }}
        />
      ))}
    </I18nProvider>,
  );

test('seller, manufacturer and responsible person have their name, postal and electronic address', () => {
  const markup = shown();
  const text = markup.replaceAll(/<[^>]*>/g, '');
  for (const told of [
    'SellerNorthwind Audio K.K.2-8 Nanko-kita, Suminoe-ku, Osaka Prefecture, Osaka 559-0034, Japan',
    'ManufacturerAria Works K.K.3-5 Wago-cho, Chuo-ku, Shizuoka Prefecture, Hamamatsu 433-8125, Japan',
    'Responsible person in the EUHafen Compliance GmbHAm Sandtorkai 62, Hamburg 20457, Germany',
  ]) {
    expect(text).toContain(told);
  }
  // After Arabic words, its numbers would be in reverse order without an isolate (UAX #9, W2).
  expect(markup).toContain('Registered under <bdi dir="ltr" translate="no">1200-01-178423</bdi>');
  for (const href of ['mailto:service@northwind-audio.example', 'tel:+81312340001', 'https://aria-works.example/']) {
    expect(markup).toContain(`href="${href}"`);
  }
});

test('warnings are read without a press', () => {
  expect(shown().split('<details')[0]).toContain(
    'Contains a lithium-ion battery. Do not open, crush, heat or burn it.',
  );
});

test('addresses are closed where there is more than the seller’s', () => {
  expect(shown()).not.toMatch(/<details[^>]* open/);
  expect(shown({ manufacturer: null, responsible_person: null })).toMatch(/<details[^>]* open/);
});

test('nothing is shown unless the configuration says so', () => {
  expect(shown({}, { product_safety_shown: false })).toBe('');
  // A server of the last release.
  expect(shown({}, { product_safety_shown: undefined })).toBe('');
});

test('nothing is shown of a server that states nothing, nor a link to an address that is not https', () => {
  const nothing = { seller: undefined, manufacturer: undefined, responsible_person: undefined, warnings: undefined };
  expect(shown(nothing)).toBe('');
  expect(shown({ ...nothing, manufacturer: null, responsible_person: null, warnings: [] })).toBe('');
  const { manufacturer } = fixture('getProduct');
  if (!manufacturer) throw new Error('the example has a manufacturer');
  expect(shown({ manufacturer: { ...manufacturer, url: 'javascript:alert(1)' } })).not.toContain('javascript');
});
