// Warns but never refuses: the contract accepts any digits (PayCode), and five wrong tries lock the code.

export type Weakness = 'repeated' | 'row' | 'date';

/** Returns why a payment code is easy to guess; undefined if it is not, or is too short to tell. */
export function weaknessOf(code: string): Weakness | undefined {
  if (!/^[0-9]{6,12}$/.test(code)) return undefined;
  if (/^(\d{1,3})\1+$/.test(code)) return 'repeated';
  if (isRow(code)) return 'row';
  return isDate(code) ? 'date' : undefined;
}

/** 123456, 987654, 890123. */
function isRow(code: string): boolean {
  const steps = new Set([...code].slice(1).map((digit, index) => (Number(digit) - Number(code[index]) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

/** A date as people write it: a year of two or four digits, first or last. */
function isDate(code: string): boolean {
  const [year, rest] = code.length === 6 ? [2, 4] : [4, 4];
  if (code.length !== year + rest) return false;
  const yearFirst: [string, string] = [code.slice(0, year), code.slice(year)];
  const yearLast: [string, string] = [code.slice(rest), code.slice(0, rest)];
  return [yearFirst, yearLast].some(
    ([ofYear, ofDay]) =>
      isYear(ofYear) && (isDay(ofDay.slice(0, 2), ofDay.slice(2)) || isDay(ofDay.slice(2), ofDay.slice(0, 2))),
  );
}

const isYear = (year: string) => year.length === 2 || (Number(year) >= 1900 && Number(year) <= 2099);
const isDay = (month: string, day: string) =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
