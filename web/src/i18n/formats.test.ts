import { parseMoneyInput } from '@meridian/sdk/rules';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatsFor } from './formats.ts';
import { shippedLocales } from './locales.ts';

/** A Sunday, by the device's clock. */
const setNow = () => vi.setSystemTime(new Date(2026, 10, 22, 12));
afterEach(() => void vi.useRealTimers());

test('[R9.06] money is in dollars, in the format of the language', () => {
  expect(formatsFor('en').money('1240.00')).toBe('$1,240.00');
  expect(formatsFor('zh-CN').money('129.90')).toBe('$129.90');
  expect(formatsFor('de').money('1240.50')).toBe('1.240,50\u00a0$');
});

// By CLDR 47: names and signs of each language. ISO 4217 gives the yen no decimals, and the Kuwaiti dinar three.
test.each([
  ['en', '19549.950', 'JPY', '¥19,550'],
  ['en', '922.29', 'CNY', 'CN¥922'],
  ['en', '12.3456', 'EUR', '€12.35'],
  ['en', '99.995', 'EUR', '€100.00'],
  ['en', '39.8793', 'KWD', 'KWD\u00a039.879'],
  ['de', '111.714', 'EUR', '112\u00a0€'],
  ['zh-CN', '922.29', 'CNY', '¥922'],
  ['ar', '487.125', 'SAR', '\u2066SAR\u00a0487\u2069'],
])('[B8.09] in %s, %s in %s is about %s', (language, amount, code, text) => {
  expect(formatsFor(language).exchanged(amount, code)).toBe(text);
});

test('[R9.06] the largest amount of the contract keeps its cents', () => {
  expect(formatsFor('en').money('999999999999.99')).toBe('$999,999,999,999.99');
});

test('[R9.06] a signed amount has its sign where the language puts it, and zero has none', () => {
  expect(formatsFor('en').signedMoney('19.39', '-')).toBe('-$19.39');
  expect(formatsFor('de').signedMoney('64.00', '+')).toBe('+64,00\u00a0$');
  expect(formatsFor('en').signedMoney('0.00', '-')).toBe('$0.00');
});

test('a range of days follows the language, and a range of one day is one day', () => {
  // Some languages put thin spaces around the dash.
  const range = (locale: string, to: string) => formatsFor(locale).dayRange('2026-12-03', to).replaceAll(/\s/g, ' ');
  expect([range('en', '2026-12-06'), range('en', '2026-12-03')]).toEqual(['Thu, Dec 3 – Sun, Dec 6', 'Thu, Dec 3']);
  expect(range('en-GB', '2026-12-06')).toBe('Thu 3 Dec – Sun 6 Dec');
  expect(range('zh-CN', '2027-01-02')).toBe('12月3日周四至1月2日周六');
  expect([range('zh-CN', '2026-12-06'), range('zh-CN', '2026-12-03')]).toEqual(['12月3日周四至6日周日', '12月3日周四']);
  expect(range('ja', '2026-12-06')).toBe('12月3日(木)～6日(日)');
});

test('[R9.06] a price is split into sign, whole and cents, in the order of the language', () => {
  expect(formatsFor('en').moneyParts('1129.90')).toEqual([
    { part: 'sign', text: '$' },
    { part: 'whole', text: '1,129' },
    { part: 'cents', text: '.90' },
  ]);
  expect(
    formatsFor('de')
      .moneyParts('129.90')
      .map(({ part }) => part),
  ).toEqual(['whole', 'cents', 'sign']);
  expect(formatsFor('en').moneyParts('-62.70')[0]).toEqual({ part: 'sign', text: '-$' });
});

test('counts, percentages and scores are formatted', () => {
  const { compact, count, percent, score } = formatsFor('en');
  expect([count(2140), compact(12_400), percent(98), score(5)]).toEqual(['2,140', '12.4K', '98%', '5.0']);
  expect([formatsFor('en').seconds(12), formatsFor('zh-CN').seconds(12)]).toEqual(['12s', '12秒']);
});

test('a compact count keeps all digits up to ten thousand, grouped like other counts', () => {
  expect([860, 2140, 9999, 12_400].map(formatsFor('en').compact)).toEqual(['860', '2,140', '9,999', '12.4K']);
  expect([860, 3833, 16_000].map(formatsFor('zh-CN').compact)).toEqual(['860', '3,833', '1.6\u00a0万']);
});

test('a compact count takes the plural form of what is shown', () => {
  // The samples of unicode-org/cldr-json 48.0.0, cldr-core/supplemental/plurals.json, as `1.1c6` for 1,1 M.
  const samples = {
    fr: { one: ['0', '1'], many: ['1c6', '1.1c6', '6.0c6'], other: ['2', '16', '1000', '10c3', '16.1c3', '999c3'] },
    es: { one: ['1'], many: ['1c6', '1.1c6', '6c6'], other: ['0', '16', '10c3', '16.1c3', '100c3'] },
    it: { one: ['1'], many: ['1c6', '2c6', '1.1c6'], other: ['0', '17', '10c3', '11.1c3', '100c3'] },
    ar: { few: ['3', '103'], many: ['11', '1011'], other: ['100', '10000', '12.4c3', '1.203c6'] },
  };
  for (const [code, forms] of Object.entries(samples)) {
    const rules = new Intl.PluralRules(code);
    const { compactPlural } = formatsFor(code);
    for (const [form, counts] of Object.entries(forms)) {
      const chosen = counts.map((count) => rules.select(compactPlural(Number(count.replace('c', 'e')))));
      expect(chosen, code).toEqual(counts.map(() => form));
    }
  }
  // Rounded to one place, the second shows 1 M.
  expect([999_949, 999_950].map(formatsFor('fr').compactPlural)).toEqual([10_000, 1_000_000]);
});

test('in Chinese a space separates a digit from a word, but not two words', () => {
  expect([860, 16_000].map(formatsFor('zh-CN').compactBeforeWord)).toEqual(['860\u00a0', '1.6\u00a0万']);
  expect(formatsFor('en').compactBeforeWord(16_000)).toBe('16K');
});

test('a moment shows its weekday, date and time, and its year unless it is the current one', () => {
  setNow();
  const { moment } = formatsFor('en');
  const shown = (time: string) => moment(time).replaceAll(/\s/g, ' ');
  expect(shown('2026-11-22T12:00:00')).toBe('Sun, Nov 22, 12:00 PM');
  expect(shown('2025-11-22T12:00:00')).toBe('Sat, Nov 22, 2025, 12:00 PM');
  expect(shown('2027-01-02T12:00:00')).toBe('Sat, Jan 2, 2027, 12:00 PM');
});

test.each(shippedLocales)('a moment writes its time like a time alone in $code', ({ code }) => {
  setNow();
  const { moment, time } = formatsFor(code);
  for (const at of ['2026-11-25T06:30:00', '2025-11-25T06:30:00'])
    expect(moment(at).replace(/\s/g, ' ')).toMatch(new RegExp(`[^0-9]${time(at).replace(/\s/g, ' ')}$`));
});

test('a line does not end within a date', () => {
  setNow();
  for (const { code } of shippedLocales) {
    const { calendarDay, shortDay } = formatsFor(code);
    const days = [shortDay('2026-03-15T12:00:00'), shortDay('2025-03-15T12:00:00'), calendarDay('2026-03-15')];
    expect(days.join(''), code).not.toContain(' ');
  }
  const { dayRange, moment } = formatsFor('de');
  expect(moment('2026-11-22T12:00:00')).toBe('So., 22.\u00a0Nov., 12:00');
  expect(dayRange('2026-12-03')).toBe('Do., 3.\u00a0Dez.');
  expect(dayRange('2026-12-03', '2026-12-06')).toMatch(/6\.\u00a0Dez\.$/);
});

test('a time is shown in the device’s current time zone', () => {
  const zone = process.env['TZ'];
  const at = (place: string) => {
    process.env['TZ'] = place;
    return formatsFor('de').time('2026-11-22T12:00:00Z');
  };
  try {
    expect([at('Europe/Berlin'), at('Asia/Tokyo'), at('Europe/Berlin')]).toEqual(['13:00', '21:00', '13:00']);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});

test('sizes are in decimal units, with a decimal place only where it matters', () => {
  const { bytes } = formatsFor('en');
  const shown = ['0 bytes', '25 bytes', '1.2 kB', '46 kB', '1.5 MB'];
  expect([0, 25, 1_234, 45_678, 1_500_000].map(bytes)).toEqual(shown);
});

test('a short day of the current year shows no year', () => {
  setNow();
  const { shortDay } = formatsFor('en');
  const days = ['2025-06-15', '2026-03-15', '2026-11-21', '2026-11-22'].map((day) => shortDay(`${day}T12:00:00`));
  expect(days).toEqual(['Jun\u00a015,\u00a02025', 'Mar\u00a015', 'Yesterday', 'Today']);
});

test('a day or a month by itself begins with a capital, where the language has them', () => {
  setNow();
  // CLDR 48: yesterday, and November 2026.
  const words = {
    es: ['ayer', 'Ayer', 'Noviembre de 2026'],
    de: ['gestern', 'Gestern', 'November 2026'],
    fr: ['hier', 'Hier', 'Novembre 2026'],
    ar: ['أمس', 'أمس', 'نوفمبر 2026'],
    ja: ['昨日', '昨日', '2026年11月'],
  };
  for (const [code, expected] of Object.entries(words)) {
    const { day, capitalDay, shortDay, month } = formatsFor(code);
    const at = '2026-11-21T12:00:00';
    expect([day(at), capitalDay(at), month('2026-11')], code).toEqual(expected);
    expect(shortDay(at), code).toBe(expected[1]);
  }
});

test('[R9.06] every language writes Western digits and Gregorian years', () => {
  for (const { code } of shippedLocales) {
    const { bytes, calendarDay, compact, count, dayRange, money, moment, month, percent, score, time } =
      formatsFor(code);
    const texts = [money('1234.56'), count(1234), compact(123_456), percent(98), score(4.5), bytes(1234)];
    const at = '2026-11-22T09:08:00';
    const days = [
      calendarDay('2026-11-22'),
      dayRange('2026-11-22', '2026-12-03'),
      month('2026-11'),
      moment(at),
      time(at),
    ];
    expect([...texts, ...days].join(' ').match(/(?![0-9])\p{Nd}/gu), code).toBeNull();
    expect([calendarDay('2026-11-22'), month('2026-11')], code).toEqual(Array(2).fill(expect.stringContaining('2026')));
  }
});

test('list items are separated by the comma of the language', () => {
  const values = ['Black', '128 GB'];
  expect(['en', 'de', 'zh-CN', 'ja', 'ar'].map((code) => formatsFor(code).list(values))).toEqual([
    'Black, 128 GB',
    'Black, 128 GB',
    'Black、128 GB',
    'Black、128 GB',
    'Black، 128 GB',
  ]);
});

test('[R5.05] an amount prefilled into a field is written in the language’s format and read back', () => {
  expect([formatsFor('en').amount('1234.50'), formatsFor('de').amount('1234.50')]).toEqual(['1234.50', '1234,50']);
  for (const { code } of shippedLocales) expect(parseMoneyInput(formatsFor(code).amount('1234.56'))).toBe('1234.56');
});

test('[R9.06] in right-to-left text an amount is isolated in its own direction', () => {
  const { money, moneyParts, signedMoney } = formatsFor('ar');
  expect([money('1240.50'), signedMoney('19.39', '-')]).toEqual(['\u2066$1,240.50\u2069', '\u2066-$19.39\u2069']);
  const parts = moneyParts('129.90').map(({ text }) => text);
  expect(parts).toEqual(['\u2066$', '129', '.90\u2069']);
});

test('the time of last activity includes the day unless it is today', () => {
  setNow();
  const { lastTime, time, moment } = formatsFor('en');
  const [now, before] = ['2026-11-22T09:08:00', '2026-11-21T23:59:00'] as const;
  expect([lastTime(now), lastTime(before)]).toEqual([time(now), moment(before)]);
});

/** Every formatter, with the text or number of a server; a new one is missing here until it is added. */
const calls = {
  money: ({ money }, text) => money(text),
  roundMoney: ({ roundMoney }, text) => roundMoney(text),
  signedMoney: ({ signedMoney }, text) => signedMoney(text, '-'),
  exchanged: ({ exchanged }, text) => exchanged(text, 'JPY'),
  moneyParts: ({ moneyParts }, text) => moneyParts(text).map((part) => part.text),
  amount: ({ amount }, text) => amount(text),
  count: ({ count }, _, number) => count(number),
  compact: ({ compact }, _, number) => compact(number),
  compactBeforeWord: ({ compactBeforeWord }, _, number) => compactBeforeWord(number),
  percent: ({ percent }, _, number) => percent(number),
  score: ({ score }, _, number) => score(number),
  seconds: ({ seconds }, _, number) => seconds(number),
  bytes: ({ bytes }, _, number) => bytes(number),
  date: ({ date }, text) => date(text),
  dateTime: ({ dateTime }, text) => dateTime(text),
  calendarDay: ({ calendarDay }, text) => calendarDay(text),
  dayRange: ({ dayRange }, text) => dayRange(text, '2026-11-26'),
  month: ({ month }, text) => month(text),
  time: ({ time }, text) => time(text),
  lastTime: ({ lastTime }, text) => lastTime(text),
  moment: ({ moment }, text) => moment(text),
  list: ({ list }, text) => list([text, 'Black']),
  currency: ({ currency }, text) => currency(text),
  region: ({ region }, text) => region(text),
  language: ({ language }, text) => language(text),
  day: ({ day }, text) => day(text),
  capitalDay: ({ capitalDay }, text) => capitalDay(text),
  shortDay: ({ shortDay }, text) => shortDay(text),
} satisfies Record<
  Exclude<keyof ReturnType<typeof formatsFor>, 'compactPlural'>,
  (formats: ReturnType<typeof formatsFor>, text: string, number: number) => string | string[]
>;

test('[B7.10] no value of a server fails a formatter, and what cannot be read is shown as it is', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    // PostgreSQL 18 (`+08`), PHP 8 with date('r'), MySQL 8 for no time, .NET's JSON, and what JavaScript turns into text.
    fc.constantFrom(
      '2026-11-23 18:00:00+08',
      'Mon, 23 Nov 2026 18:00:00 +0800',
      '0000-00-00 00:00:00',
      '/Date(1795168800000)/',
      '2026-13-01T00:00:00Z',
      '1990-12-31T23:59:60Z',
      '1795168800',
      'Tuesday 5',
      'null',
      'undefined',
      '[object Object]',
      'NaN',
      'Infinity',
      '',
    ),
    fc.constantFrom('1,240.50', '1.240,50', '12,90', '$129.90', '129.90 USD', '1e3', '0x10', '١٢', '−5.00', '1240.5 '),
    fc.constantFrom('XX-', 'zz', 'Côte', 'en_US', 'x-', 'i-klingon'),
  );
  const numbers = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 1e21));
  const codes = fc.constantFrom(...shippedLocales.map(({ code }) => code));
  fc.assert(
    fc.property(codes, texts, numbers, (code, text, number) => {
      const formats = formatsFor(code);
      for (const [name, call] of Object.entries(calls)) {
        const shown = [call(formats, text, number)].flat().join('');
        const isNumber = call.length === 3;
        if (isNumber && Number.isFinite(number)) expect(shown, name).toMatch(/\d/);
        else if (isNumber) expect(shown, name).toBe(String(number));
        // Neither a date nor an amount begins like this; a code of a language or region has letters alone.
        else if (!/^[+-]?\d/.test(text) && !/^[a-z]+/i.test(text)) expect(shown, name).toContain(text);
      }
    }),
  );
  const { calendarDay, capitalDay, dateTime, money, moneyParts, count, dayRange, region } = formatsFor('en');
  expect([dateTime('next Tuesday'), capitalDay('next Tuesday')]).toEqual(['next Tuesday', 'next Tuesday']);
  // V8 reads a word with a number as a date: Tuesday 5 as May 2001.
  expect([dateTime('Tuesday 5'), calendarDay('Tuesday 5')]).toEqual(['Tuesday 5', 'Tuesday 5']);
  expect([money('12,90'), money(''), count(Number.NaN), region('Côte')]).toEqual(['12,90', '', 'NaN', 'Côte']);
  expect(moneyParts('12,90')).toEqual([{ part: 'whole', text: '12,90' }]);
  expect(dayRange('2026-11-26', 'soon')).toBe('2026-11-26 – soon');
  expect(dayRange('soon', 'soon')).toBe('soon');
});
