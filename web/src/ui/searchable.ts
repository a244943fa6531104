/** Removes accents and case: "cote" finds "Côte". */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase().trim();
