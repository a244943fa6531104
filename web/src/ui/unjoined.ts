/** Initials are not a word: joining (Arabic) letters get a non-joiner between them. */
export const unjoined = (initials: string): string =>
  initials.replace(/(?<=\p{Script=Arabic})(?=\p{Script=Arabic})/gu, '\u200c');
