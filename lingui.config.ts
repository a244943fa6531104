import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { shippedLocales } from './web/src/i18n/locales.ts';

// biome-ignore lint/style/noDefaultExport: lingui reads the default export
export default defineConfig({
  sourceLocale: 'en',
  locales: shippedLocales.map((locale) => locale.code),
  // No text falls back to another language: a shipped catalogue is complete, and the build fails when it is not.
  fallbackLocales: false,
  // One catalogue for each language; the app loads it in parts (web/build/catalogue-parts.ts).
  catalogs: [{ path: '<rootDir>/web/src/locales/{locale}', include: ['<rootDir>/web/src'] }],
  // No line numbers: a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
});
