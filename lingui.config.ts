import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { deferredRooms } from './web/src/i18n/deferred-rooms.ts';
import { shippedLocales } from './web/src/i18n/locales.ts';

/** The folder with a language's catalogues, one for each part of the app. */
const folder = '<rootDir>/web/src/locales/{locale}';
const sources = '<rootDir>/web/src';
const boot = `${sources}/boot/boot-messages.ts`;
const refusals = `${sources}/i18n/refusal-messages.ts`;
const deferred = deferredRooms.map((room) => `${sources}/${room}`);

// biome-ignore lint/style/noDefaultExport: lingui reads the default export
export default defineConfig({
  sourceLocale: 'en',
  locales: shippedLocales.map((locale) => locale.code),
  // No text falls back to another language: a shipped catalogue is complete, and the build fails when it is not.
  fallbackLocales: false,
  // The first load has only `messages`: `deferred` comes with the screens that few visits begin with, the texts of refusals
  // are loaded later, those of the boot are in index.html.
  catalogs: [
    { path: `${folder}/messages`, include: [sources], exclude: [boot, refusals, ...deferred] },
    { path: `${folder}/deferred`, include: deferred },
    { path: `${folder}/refusals`, include: [refusals] },
    { path: `${folder}/boot`, include: [boot] },
  ],
  // No line numbers: a catalogue changes only when a text does.
  format: formatter({ lineNumbers: false }),
});
