import { CURRENCY } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { DATA } from '../data/data.ts';
import type { Cents, Text } from '../types.ts';

/** As the app writes money (its `i18n/formats.ts`): in Arabic as in English, isolated from the line’s direction. */
const formatOf = (language: string) => {
  const isMirrored = language === 'ar';
  const format = new Intl.NumberFormat(isMirrored ? 'en' : `${language}-u-nu-latn`, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
  });
  return (figure: `${number}`) => (isMirrored ? `\u2066${format.format(figure)}\u2069` : format.format(figure));
};

const english = formatOf('en');
const formats = Object.keys(DATA.messages.done).map((language) => [language, formatOf(language)] as const);

/** An amount of money in each language’s format: `$1,250.00` in English, `1.250,00 $` in German. */
export const amountText = (amount: Cents): Text => {
  // A decimal string is formatted exactly, without floating point.
  const figure = fromCents(amount) as `${number}`;
  const written = formats.map(([language, format]) => [language, format(figure)]);
  return { ...Object.fromEntries(written), en: english(figure) };
};
