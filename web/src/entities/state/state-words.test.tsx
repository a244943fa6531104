import { readdirSync, readFileSync } from 'node:fs';
import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { auditWords, orderWords, refundWords } from './state-words.ts';

type Messages = Parameters<ReturnType<typeof setupI18n>['load']>[1];

const catalogues = import.meta.glob<Messages>('../../locales/*.po', { import: 'messages', eager: true });
const codes = Object.keys(catalogues).map((path) => path.split('/').at(-1)?.replace('.po', '') ?? '');

function i18nOf(code: string) {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: code, messages: catalogues[`../../locales/${code}.po`] ?? {} });
  return i18n;
}

/** The text without soft hyphens. */
const read = (code: string, word: MessageDescriptor) => i18nOf(code)._(word).replaceAll('\u00ad', '');

const backEndText = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../mock/data/texts/${language}/${file}.json`, import.meta.url), 'utf8'));

test.each(codes)('[R2.13] [R3.11] the back end’s filters use the words of the tabs and badges: %s', (code) => {
  const words = (of: Record<string, MessageDescriptor>) => Object.values(of).map((word) => read(code, word));
  const { filter } = backEndText(code, 'orders') as { filter: Record<string, string> };
  expect(Object.values(filter)).toEqual(words(orderWords));
  const { withdrawalFilter } = backEndText(code, 'wallet') as { withdrawalFilter: Record<string, string> };
  expect(Object.values(withdrawalFilter).sort()).toEqual(words(auditWords).sort());
});

test('a refunded case and a refunded order have the same status text in every language', () => {
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(read(code, refundWords.refunded), code).toBe(read(code, orderWords.refunded));
});

test('no other module has its own text for a state: all read the table', () => {
  const states = [...new Set([orderWords, refundWords, auditWords].flatMap((of) => Object.values(of)))]
    .map(({ message }) => message)
    .filter((message) => message !== 'All')
    .join('|');
  const worded = new RegExp(`(<Trans( context="moment")?>|[^\\w]t\`|msg\`)(${states})(</Trans>|\`)`);
  const source = new URL('../../', import.meta.url);
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(features|entities|routes|app)\/.*(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => path !== 'entities/state/state-words.ts')
    .filter((path) => worded.test(readFileSync(new URL(path, source), 'utf8')));
  expect(others).toEqual([]);
});
