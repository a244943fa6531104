import { fromCents } from '@meridian/sdk/rules';
import { DATA } from '../data/data.ts';
import type { Cents, Text } from '../types.ts';

/** Western digits in every language, as in the app. */
const formatOf = (language: string) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const english = formatOf('en');
const formats = Object.keys(DATA.messages.done).map((language) => [language, formatOf(language)] as const);

/** An amount without its currency, in each language's format: `1,250.00` in English, `1.250,00` in German. */
export const amountText = (amount: Cents): Text => {
  // A decimal string is formatted exactly, without floating point.
  const figure = fromCents(amount) as `${number}`;
  const written = formats.map(([language, format]) => [language, format.format(figure)]);
  return { ...Object.fromEntries(written), en: english.format(figure) };
};
