import { expect, test } from 'vitest';
import { filterLanguages, languageChoices } from './language-choices.ts';

const list = [
  { language_name: 'English', chinese_name: '英语', file_name: 'en' },
  { language_name: '日本語', chinese_name: '日语', file_name: 'ri' },
  { language_name: '한국어', chinese_name: '韩语', file_name: 'han' },
  { language_name: 'ไทย', chinese_name: '泰语', file_name: 'tai' },
  { language_name: 'Français', chinese_name: '法语', file_name: 'fr' },
  { language_name: 'Kiswahili', chinese_name: '斯瓦希里语', file_name: 'sw' },
];

const choices = languageChoices(list);
const find = (query: string) =>
  filterLanguages(choices, query, ({ locale }) => locale && `<${locale}>`).map((c) => c.fileName);

test('[R9.07] the server codes ri, han and tai mean Japanese, Korean and Thai; a language without texts is disabled', () => {
  expect(choices.map(({ locale }) => locale)).toEqual(['en', 'ja', 'ko', 'th', 'fr', undefined]);
});

test('whatever order the server has, the languages stand as in the sheet, those without texts at the end', () => {
  expect(languageChoices([...list].reverse())).toEqual(choices);
});

test('a search finds a language by any of its names, ignoring case and accents', () => {
  expect(find('francais')).toEqual(['fr']);
  expect(find('日')).toEqual(['ri']);
  expect(find('TAI')).toEqual(['tai']);
  expect(find('<ko>')).toEqual(['han']);
  expect(find(' ')).toHaveLength(list.length);
  expect(find('klingon')).toEqual([]);
});
