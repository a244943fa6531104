import { fromCents } from '@meridian/sdk/rules';
import type { JsonObject } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement, type NamedObject } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import type { CheckId } from '../check-list.ts';
import { cents, numberOf } from '../money/cents.ts';
import { promisesOf } from './promises-of.ts';
import { valuesAt } from './values-at.ts';

/** How a number follows from its neighbours; the paths of the contract's `x-equals`. */
interface Equation {
  readonly plus?: readonly string[];
  readonly minus?: readonly string[];
  readonly times?: readonly string[];
  readonly count?: string;
  readonly join?: string;
  readonly lowest?: string;
  readonly among?: string;
  /** The values that entries of a list have if they count. */
  readonly where?: Readonly<Record<string, string>>;
  /** The property of the object that the sum is. */
  readonly at?: string;
  readonly atLeast?: string;
}

/** Checks properties that are derived from others (`x-equals`): sums of money, counts, texts. */
export function equations(context: EnvelopeContext): Finding[] {
  const by = (check: CheckId, isMeant: (value: unknown, equation: Equation) => boolean) =>
    agreement(context, check, (object) => {
      const meant = promisesOf<Equation>(context, object.schema, 'x-equals').filter(([field, equation]) =>
        isMeant(foundAt(object.value, field, equation), equation),
      );
      return meant.length === 0 ? undefined : meant.flatMap(([field, equation]) => broken(object, field, equation));
    });
  return [
    ...by('money-sum', (value) => cents(value) !== undefined),
    ...by('list-count', (value) => typeof value === 'number'),
    ...by('text-parts', (value, { join }) => typeof value === 'string' && join !== undefined),
  ];
}

const foundAt = (value: JsonObject, field: string, { at }: Equation): unknown =>
  at === undefined ? value[field] : valuesAt(value[field], at)[0];

function broken({ value }: NamedObject, field: string, equation: Equation): Disagreement[] {
  const found = foundAt(value, field, equation);
  if (equation.join !== undefined) return wrongText(value, field, equation.join);
  const unknown = [equation.plus, equation.minus].flatMap((paths) => paths ?? []).find((path) => isNull(value, path));
  if (unknown !== undefined) return [{ field, expected: 'null', rule: `is not null, as ${unknown} is` }];
  const expected = comesTo(value, equation);
  if (expected === undefined || expected === numberOf(found)) return [];
  const isAmount = typeof found === 'string';
  return [
    {
      field: equation.at === undefined ? field : `${field}/${equation.at}`,
      expected: isAmount ? fromCents(expected) : String(expected),
      rule: `is not ${inWords(equation)}`,
    },
  ];
}

/** The expected number; undefined when one of the parts is not a number. */
function comesTo(value: JsonObject, equation: Equation): number | undefined {
  const { plus = [], minus = [], times, count, lowest, among, where, atLeast } = equation;
  if (lowest !== undefined) return lowestOf(numbersAt(value, [lowest]) ?? [], numbersAt(value, [among ?? '']) ?? []);
  if (count !== undefined) return listsOf(value, count)?.length;
  if (times !== undefined) return numbersAt(value, times)?.reduce((product, number) => product * number, 1);
  const [added, taken] = [numbersAt(value, plus, where), numbersAt(value, minus)];
  if (added === undefined || taken === undefined) return undefined;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return Math.max(sum(added) - sum(taken), numberOf(atLeast) ?? Number.NEGATIVE_INFINITY);
}

/** The lowest number, of those whose weight is not 0 if there are any; undefined for an empty list. */
function lowestOf(numbers: readonly number[], weights: readonly number[]): number | undefined {
  const meant = numbers.filter((_, index) => weights[index] !== 0);
  return numbers.length === 0 ? undefined : Math.min(...(meant.length > 0 ? meant : numbers));
}

/** The numbers at some paths, or the products of two, amounts in cents; undefined when a value is not a number or a list is missing. */
function numbersAt(value: JsonObject, paths: readonly string[], where: Equation['where'] = {}): number[] | undefined {
  const numbers: number[] = [];
  const conditions = Object.entries(where).map(([path, wanted]) => [valuesAt(value, path), wanted] as const);
  for (const path of paths) {
    const [found = [], factors] = path.split(' * ').map((term) => valuesAt(value, term));
    if (found.length === 0 && !isEmptyList(value, path)) return undefined;
    for (const [index, one] of found.entries()) {
      if (conditions.some(([values, wanted]) => values[index] !== wanted)) continue;
      const [number, factor] = [numberOf(one), factors === undefined ? 1 : numberOf(factors[index])];
      if (number === undefined || factor === undefined) return undefined;
      numbers.push(number * factor);
    }
  }
  return numbers;
}

/** Whether a value at a path, or one that leads to it, is null. */
const isNull = (value: JsonObject, path: string): boolean =>
  path.split('.').some((_, depth, names) => valuesAt(value, names.slice(0, depth + 1).join('.')).includes(null));

const isEmptyList = (value: JsonObject, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  return rest.length > 0 && Array.isArray(value[first]);
};

function listsOf(value: JsonObject, path: string): unknown[] | undefined {
  const lists = valuesAt(value, path).filter(Array.isArray);
  return lists.length === 0 ? undefined : lists.flat();
}

/** A text that joins others contains each of them in order. The separators depend on the language. */
function wrongText(value: JsonObject, field: string, path: string): Disagreement[] {
  const parts = valuesAt(value, path).filter((part) => typeof part === 'string');
  let from = 0;
  for (const part of parts) {
    const at = String(value[field]).indexOf(part, from);
    if (at < 0) {
      return [{ field, expected: parts.join(', '), rule: `does not have each ${path} in their order` }];
    }
    from = at + part.length;
  }
  return [];
}

/** An equation in readable form: `subtotal + freight − discount`. */
function inWords({ plus = [], minus = [], times, count, lowest, among, where = {}, atLeast }: Equation): string {
  if (lowest !== undefined) return `the lowest ${lowest}${among === undefined ? '' : ` with ${among}`}`;
  if (count !== undefined) return `the number of ${count}`;
  if (times !== undefined) return times.join(' × ');
  const term = (path: string) => (path.includes('.') ? `the sum of ${path}` : path);
  const only = Object.entries(where).map(([path, wanted]) => ` where ${path} is ${wanted}`);
  const sum = `${[plus.map(term).join(' + '), ...minus.map(term)].join(' − ')}${only.join('')}`;
  return atLeast === undefined ? sum : `${sum}, and at least ${atLeast}`;
}
