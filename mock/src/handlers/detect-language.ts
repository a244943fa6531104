/** Scripts that identify a language; kana before Han, which Japanese uses too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Han}/gu, 'zh-CN'],
];

/** Function words that occur in most sentences of a language. */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the a an and is are was it this that of to for with in on very not i my as good great but so after',
  fr: 'le la les un une des et est sont ce cette de du pour avec dans sur très pas je mon ma que qui bien mais après',
  it: 'il lo gli una e è sono questo questa di del per con nel su molto non io mio mia che bene ma dopo',
  de: 'der die das ein eine und ist sind war es dies von zu für mit im auf sehr nicht ich mein als gut aber nach',
  es: 'el los las una y es son este esta de del para con en muy no yo mi que bueno pero después',
  pt: 'o os as um uma e é são este esta de do da para com em muito não eu meu minha que bom mas depois',
};

/** The share of letters from which a script identifies the language: a brand name in passing does not. */
const MIN_SHARE = 0.2;

/**
 * The language of a text, as a BCP 47 tag: by its script, and in Latin letters by each language's function words; `und`
 * if it cannot be detected.
 */
export const detectLanguage = (text: string): string => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'und';
  for (const [script, language] of SCRIPTS) {
    if ((text.match(script)?.length ?? 0) / letters >= MIN_SHARE) return language;
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = Object.entries(FUNCTION_WORDS)
    .map(([language, little]) => {
      const own = new Set(little.split(' '));
      return { language, count: words.filter((word) => own.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = hits;
  return first && second && first.count > second.count ? first.language : 'und';
};
