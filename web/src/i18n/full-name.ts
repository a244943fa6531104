/** Whether a language puts the family name before the given name. */
export function familyNameFirst(locale: string): boolean {
  return /^(zh|ja|ko)\b/.test(locale);
}

/** A person's name in the order of the language: family name first in Chinese, Japanese and Korean. */
export function fullName(locale: string, person: { family_name: string; given_name: string }): string {
  const { family_name: family, given_name: given } = person;
  if (!familyNameFirst(locale)) return `${given} ${family}`;
  // Extensions: marks such as ー and 〆 belong to several scripts (Unicode, UAX 24).
  const joined = /^[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]+$/u.test(family + given);
  return joined ? family + given : `${family} ${given}`;
}
