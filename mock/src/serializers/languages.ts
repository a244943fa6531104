import type { Schema } from '@meridian/sdk';

type LanguageSetting = Schema<'LanguageSetting'>;

const language = (file_name: string, language_name: string, chinese_name: string): LanguageSetting => ({
  language_name,
  chinese_name,
  file_name,
});

/** The available languages, in display order; the names `ri`, `han` and `tai` are the back end's own (R9.07). */
export const languages: readonly LanguageSetting[] = [
  language('en', 'English', '英语'),
  language('zh-cn', '简体中文', '简体中文'),
  language('ri', '日本語', '日语'),
  language('han', '한국어', '韩语'),
  language('tai', 'ไทย', '泰语'),
  language('it', 'Italiano', '意大利语'),
  language('fr', 'Français', '法语'),
  language('de', 'Deutsch', '德语'),
  language('es', 'Español', '西班牙语'),
  language('ar', 'العربية', '阿拉伯语'),
];

/** The tags of the languages that the back end names in its own way. */
const TAGS: Readonly<Record<string, string>> = { 'zh-cn': 'zh-CN', ri: 'ja', han: 'ko', tai: 'th' };

/** The BCP 47 tag of a language, by the back end's name for it. */
export const tagOf = (fileName: string): string => TAGS[fileName] ?? fileName;

export const languageOf = (fileName: string): LanguageSetting | undefined =>
  languages.find(({ file_name }) => file_name === fileName);
