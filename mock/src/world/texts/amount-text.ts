import { CURRENCY } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { DATA } from '../data/data.ts';
import type { Cents, Text } from '../types.ts';

/** As the app writes money (its `i18n/formats.ts`): in Arabic as in English, isolated from the line’s direction. */
const formatOf = (language: string, options: Intl.NumberFormatOptions) => {
  const isMirrored = language === 'ar';
  const format = new Intl.NumberFormat(isMirrored ? 'en' : `${language}-u-nu-latn`, options);
  return (figure: number | `${number}`) =>
    isMirrored ? `\u2066${format.format(figure)}\u2069` : format.format(figure);
};

const formatsOf = (options: Intl.NumberFormatOptions) => {
  const formats = Object.keys(DATA.messages.done).map((language) => [language, formatOf(language, options)] as const);
  const english = formatOf('en', options);
  return (figure: number | `${number}`): Text => ({
    ...Object.fromEntries(formats.map(([language, format]) => [language, format(figure)])),
    en: english(figure),
  });
};

const money = formatsOf({ style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' });
const share = formatsOf({ style: 'percent', maximumFractionDigits: 1 });

/** An amount of money in each language’s format: `$1,250.00` in English, `1.250,00 $` in German. */
export const amountText = (amount: Cents): Text =>
  // A decimal string is formatted exactly, without floating point.
  money(fromCents(amount) as `${number}`);

/** Thousandths as per cent in each language’s format: `1.5%` in English, `1,5 %` in German. */
export const shareText = (permille: number): Text => share(permille / 1000);
