import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CURRENCY } from '@meridian/sdk';
import { daysAgo } from './days-ago.ts';
import { formatTag, localeOf } from './locales.ts';

const numberStyles = {
  money: { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' },
  roundMoney: {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  },
  signedMoney: { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol', signDisplay: 'exceptZero' },
  count: { maximumFractionDigits: 0 },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false },
  score: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  seconds: { style: 'unit', unit: 'second', unitDisplay: 'narrow' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const momentStyle = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

const dateStyles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  // A weekday, date and time, such as a deadline: "Sun, Nov 22, 12:00 PM".
  moment: momentStyle,
  momentWithYear: { ...momentStyle, year: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Caches formatters, because creating one is slow and a list uses one a hundred times. A change of time zone creates
 * new ones, because date formatters keep the time zone in which they were created.
 */
function kept<Style extends string, Format>(create: (locale: string, style: Style) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, style: Style): Format => {
    const key = `${locale} ${style} ${new Date().getTimezoneOffset()}`;
    const format = formats.get(key) ?? create(locale, style);
    formats.set(key, format);
    return format;
  };
}

const numberFormat = kept(
  (locale, style: keyof typeof numberStyles) => new Intl.NumberFormat(locale, numberStyles[style]),
);
const dateFormat = kept((locale, style: keyof typeof dateStyles) => {
  const hour = 'hour' in dateStyles[style] && padsHours(locale) ? { hour: '2-digit' as const } : {};
  return new Intl.DateTimeFormat(locale, { ...dateStyles[style], ...hour });
});
/** Whether a time alone is "06:30", as in German. Beside a weekday, Intl.DateTimeFormat would write "6:30". */
const padsHours = (locale: string): boolean =>
  dateFormat(locale, 'time')
    .format(new Date(2026, 0, 1, 6))
    .startsWith('0');
const displayNames = kept(
  (locale, type: 'region' | 'language' | 'currency') => new Intl.DisplayNames(locale, { type }),
);
const currencyFormat = kept((locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
const wholeCurrencyFormat = kept(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
);
const relativeFormat = kept((locale, numeric: 'auto') => new Intl.RelativeTimeFormat(locale, { numeric }));

/** A value as the language writes it; what a server says that cannot be read stays as it is, and fails no screen (B7.10). */
const written = <Value extends number | Date>(value: Value, raw: unknown, format: (value: Value) => string): string =>
  Number.isFinite(Number(value)) ? format(value) : String(raw ?? '');

/** The number of a decimal string of the contract; NaN for any other text, including an empty one. */
const numberOf = (amount: string): number => (/^[+-]?\d+(\.\d+)?$/.test(amount) ? Number(amount) : Number.NaN);

const isOfDate = (part: Intl.DateTimeFormatPart | undefined): boolean =>
  part !== undefined && ['day', 'month', 'year'].includes(part.type);

/** A date whose day, month and year stay in one line: "22. Nov.". */
const unbroken = (parts: Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ value }, place) =>
      isOfDate(parts[place - 1]) && isOfDate(parts[place + 1]) ? value.replaceAll(' ', '\u00a0') : value,
    )
    .join('');

/** From here on, an amount in another currency, which is an approximation, has no hundredths. */
const WHOLE_FROM = 100;

/** A part of a price, in the order of the language. `sign` and `cents` are shown smaller than `whole`. */
export type MoneyPart = { part: 'sign' | 'whole' | 'cents'; text: string };

function moneyParts(money: Intl.NumberFormat, amount: string): MoneyPart[] {
  const parts: MoneyPart[] = [];
  const number = numberOf(amount);
  if (Number.isNaN(number)) return [{ part: 'whole', text: String(amount) }];
  for (const { type, value } of money.formatToParts(number)) {
    const part =
      type === 'currency' || type === 'minusSign' || type === 'literal'
        ? 'sign'
        : type === 'decimal' || type === 'fraction'
          ? 'cents'
          : 'whole';
    const last = parts.at(-1);
    if (last?.part === part) last.text += value;
    else parts.push({ part, text: value });
  }
  return parts;
}

/** From here on, a compact count is rounded ("12.4K"). Below, it has all its digits, like other counts. */
const COMPACT_FROM = 10_000;
/** Rounded to one decimal place of thousands, smaller counts stay below a million. */
const SHOWN_AS_MILLION = 999_950;

function compactText(locale: string, value: number): string {
  if (value < COMPACT_FROM) return numberFormat(locale, 'count').format(value);
  const text = numberFormat(locale, 'compact').format(value);
  return isChinese(locale) ? text.replace(/(\d)(\D+)$/, '$1\u00a0$2') : text;
}

/**
 * The count whose plural form belongs to a compact count: in French "1,2 M d’abonnés" has the form of a million. CLDR's
 * rules say so (operand c); Intl.PluralRules takes no notation yet.
 */
function compactPlural(value: number): number {
  if (!(value >= COMPACT_FROM)) return value;
  return value < SHOWN_AS_MILLION ? COMPACT_FROM : 1_000_000;
}

/** A compact count before a word: Chinese has a space between digit and word ("860 粉丝"), not between words. */
function compactBeforeWord(locale: string, value: number): string {
  const text = compactText(locale, value);
  return isChinese(locale) && /\d$/.test(text) ? `${text}\u00a0` : text;
}

const isChinese = (locale: string) => locale.startsWith('zh');

// In these languages, Intl.DateTimeFormat writes ranges with slashes ("11/26周四至11/29周日"), and single days in words.
const rangeMarks: Partial<Record<string, string>> = { 'zh-CN': '至', ja: '～' };

/** A range of dates (`2026-11-26`) without the year; a single day if both are the same. */
function rangeText(language: string, from: string, to: string): string {
  const format = dateFormat(formatTag(language), 'weekday');
  const mark = rangeMarks[language];
  if ([from, to].some((date) => Number.isNaN(noonOf(date).getTime()))) return from === to ? from : `${from} – ${to}`;
  if (mark === undefined || from === to) return unbroken(format.formatRangeToParts(noonOf(from), noonOf(to)));
  const end = format.formatToParts(noonOf(to));
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const shown = isSameMonth ? end.slice(end.findIndex(({ type }) => type === 'day')) : end;
  return `${format.format(noonOf(from))}${mark}${shown.map(({ value }) => value).join('')}`;
}

/** A name of a code; the code itself where it is none. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** An instant, invalid for a text that does not begin with a date: of those, each browser makes a date of its own. */
const instantOf = (time: string) => new Date(/^\d{4}-\d\d-\d\d/.test(time) ? time : Number.NaN);

/** A date without a time: noon is the same day in every time zone. */
const noonOf = (date: string) => instantOf(`${date}T12:00:00`);

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function bytesText(locale: string, size: number): string {
  const power = size < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(size) / 3));
  const value = size / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: byteUnits[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

// Not Intl.ListFormat, which adds an "and" in some languages, and no separator at all in others.
const listSeparators: Partial<Record<string, string>> = { 'zh-CN': '、', ja: '、', ar: '، ' };

const isThisYear = (time: Date): boolean => time.getFullYear() === new Date().getFullYear();

/** "today", "yesterday" or a date. A short date of this year omits the year. */
function dayName(locale: string, time: Date, { isShort = false } = {}): string {
  const now = new Date();
  const days = daysAgo(time, now);
  if (days === 0 || days === 1) return relativeFormat(locale, 'auto').format(-days, 'day');
  return unbroken(dateFormat(locale, isShort && isThisYear(time) ? 'day' : 'date').formatToParts(time));
}

/** With a capital, in languages that have them, for a place of its own: not by CSS, which tears joined letters apart. */
const capitalized = (locale: string, text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/**
 * The formatters of a language. Money is the contract's decimal string ("129.90"), whose twelve digits and two decimals
 * a number holds exactly, since nothing is computed. A rate is an integer percent (98), a time RFC 3339.
 */
export function formatsFor(language: string) {
  const locale = formatTag(language);
  // In a right-to-left line, the browser splits "‏-129.90 US$". An amount is therefore isolated as "-$129.90", left to
  // right, between U+2066 and U+2069.
  const isMirrored = localeOf(language)?.direction === 'rtl';
  const dollars = (style: 'money' | 'roundMoney' | 'signedMoney') =>
    numberFormat(isMirrored ? formatTag('en') : locale, style);
  const isolated = (text: string) => (isMirrored ? `\u2066${text}\u2069` : text);
  const number = (style: keyof typeof numberStyles, value: number, raw: unknown = value) =>
    written(value, raw, (each) => numberFormat(locale, style).format(each));
  const dollar = (style: 'money' | 'roundMoney' | 'signedMoney', amount: string, sign: '+' | '-' | '' = '') =>
    isolated(written(numberOf(`${sign}${amount}`), amount, (each) => dollars(style).format(each)));
  const capitalDay = (time: string, options?: { isShort: boolean }) =>
    written(instantOf(time), time, (each) => capitalized(locale, dayName(locale, each, options)));
  const date = (style: keyof typeof dateStyles, time: string, at = instantOf(time)) =>
    written(at, time, (each) => unbroken(dateFormat(locale, style).formatToParts(each)));
  const moment = (time: string) => date(isThisYear(instantOf(time)) ? 'moment' : 'momentWithYear', time);
  return {
    money: (amount: string) => dollar('money', amount),
    /** Omits zero cents, for amounts to choose from. */
    roundMoney: (amount: string) => dollar('roundMoney', amount),
    /** An amount with its sign in the format of the language; zero has no sign. */
    signedMoney: (amount: string, sign: '+' | '-') => dollar('signedMoney', amount, sign),
    /** An amount in another currency, as an approximation: a decimal string of any precision, and a code of ISO 4217. */
    exchanged: (amount: string, currency: string) =>
      isolated(
        written(numberOf(amount), amount, (each) => {
          const format = Math.abs(each) < WHOLE_FROM ? currencyFormat : wholeCurrencyFormat;
          return format(isMirrored ? formatTag('en') : locale, currency).format(each);
        }),
      ),
    moneyParts(amount: string): MoneyPart[] {
      const parts = moneyParts(dollars('money'), amount);
      const last = parts.length - 1;
      if (!isMirrored) return parts;
      return parts.map(({ part, text }, place) => ({
        part,
        text: `${place === 0 ? '\u2066' : ''}${text}${place === last ? '\u2069' : ''}`,
      }));
    },
    /** Without the dollar sign, as typed into a field: "49.90", "49,90". */
    amount: (amount: string) => number('amount', numberOf(amount), amount),
    count: (value: number) => number('count', value),
    /** A count for narrow places: "2,140", "12.4K". */
    compact: (value: number) => written(value, value, (each) => compactText(locale, each)),
    compactBeforeWord: (value: number) => written(value, value, (each) => compactBeforeWord(locale, each)),
    /** The `value` of a plural whose text shows a compact count. */
    compactPlural,
    percent: (rate: number) => number('percent', rate / 100, rate),
    score: (value: number) => number('score', value),
    /** A duration: "12s". */
    seconds: (value: number) => number('seconds', value),
    date: (time: string) => date('date', time),
    /** A date with its year and time: "Nov 22, 2026, 12:00 PM". */
    dateTime: (time: string) => date('dateTime', time),
    /** A size in decimal units, as browsers and phones count: "1.2 MB". */
    bytes: (size: number) => written(size, size, (each) => bytesText(locale, each)),
    /** A date without a time (`2026-11-26`). */
    calendarDay: (day: string) => date('date', day, noonOf(day)),
    /** A range of dates (`2026-11-26`), without the year, for delivery dates: "Thu, Dec 3 – Sun, Dec 6". */
    dayRange: (from: string, to = from) => rangeText(language, from, to),
    /** A month by its year and number (`2026-11`): "November 2026". */
    month: (month: string) =>
      written(noonOf(`${month}-01`), month, (at) => capitalized(locale, dateFormat(locale, 'month').format(at))),
    time: (time: string) => date('time', time),
    /** A time, with its day unless that is today: "12:00 PM", "Sun, Nov 22, 12:00 PM". */
    lastTime: (time: string) => (daysAgo(instantOf(time), new Date()) === 0 ? date('time', time) : moment(time)),
    /** A weekday, date and time; with the year unless it is the current one. */
    moment,
    /** A list of items, such as the values of an SKU: "Black, 128 GB". */
    list: (items: readonly string[]) => items.join(listSeparators[language] ?? ', '),
    region: (code: string) => nameOf(displayNames(locale, 'region'), code),
    currency: (code: string) => nameOf(displayNames(locale, 'currency'), code),
    // Chinese is named by its script: "Simplified Chinese", not "Chinese (China)".
    language: (code: string) => nameOf(displayNames(locale, 'language'), code === 'zh-CN' ? 'zh-Hans' : code),
    /** Within a sentence. */
    day: (time: string) => written(instantOf(time), time, (each) => dayName(locale, each)),
    /** By itself, or first in a sentence. */
    capitalDay: (time: string) => capitalDay(time),
    /** The same for narrow places. */
    shortDay: (time: string) => capitalDay(time, { isShort: true }),
  };
}

/** The formats of the current language. Re-renders the component when the language changes. */
export function useFormats() {
  return formatsFor(useLingui().i18n.locale);
}

/** The same outside of React. */
export function currentFormats() {
  return formatsFor(i18n.locale);
}
