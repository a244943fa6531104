import { fromCents, isMoney, toCents } from '@meridian/sdk/rules';
import type { JsonObject } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement, type NamedObject } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import type { CheckId } from '../check-list.ts';
import { promisesOf } from './promises-of.ts';
import { valuesAt } from './values-at.ts';

/** How a number follows from its neighbours; the paths of the contract's `x-equals`. */
interface Equation {
  readonly plus?: readonly string[];
  readonly minus?: readonly string[];
  readonly times?: readonly string[];
  readonly count?: string;
  readonly join?: string;
}

/** Checks properties that are derived from others (`x-equals`): sums of money, counts, texts. */
export function equations(context: EnvelopeContext): Finding[] {
  const by = (check: CheckId, isMeant: (value: unknown, equation: Equation) => boolean) =>
    agreement(context, check, (object) => {
      const meant = promisesOf<Equation>(context, object, 'x-equals').filter(([field, equation]) =>
        isMeant(object.value[field], equation),
      );
      return meant.length === 0 ? undefined : meant.flatMap(([field, equation]) => broken(object, field, equation));
    });
  return [
    ...by('money-sum', (value) => typeof value === 'string' && isMoney(value)),
    ...by('list-count', (value) => typeof value === 'number'),
    ...by('text-parts', (value, { join }) => typeof value === 'string' && join !== undefined),
  ];
}

function broken({ value }: NamedObject, field: string, equation: Equation): Disagreement[] {
  const found = value[field];
  if (equation.join !== undefined) return wrongText(value, field, equation.join);
  const expected = comesTo(value, equation);
  if (expected === undefined || expected === numberOf(found)) return [];
  const isAmount = typeof found === 'string';
  return [{ field, expected: isAmount ? fromCents(expected) : String(expected), rule: `is not ${inWords(equation)}` }];
}

/** The expected number; undefined when one of the parts is not a number. */
function comesTo(value: JsonObject, { plus = [], minus = [], times, count }: Equation): number | undefined {
  if (count !== undefined) return listsOf(value, count)?.length;
  if (times !== undefined) return numbersAt(value, times)?.reduce((product, number) => product * number, 1);
  const [added, taken] = [numbersAt(value, plus), numbersAt(value, minus)];
  if (added === undefined || taken === undefined) return undefined;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(added) - sum(taken);
}

/** The numbers at some paths, amounts in cents; undefined when a value is not a number or a list is missing. */
function numbersAt(value: JsonObject, paths: readonly string[]): number[] | undefined {
  const numbers: number[] = [];
  for (const path of paths) {
    const found = valuesAt(value, path);
    if (found.length === 0 && !isEmptyList(value, path)) return undefined;
    for (const one of found) {
      const number = numberOf(one);
      if (number === undefined) return undefined;
      numbers.push(number);
    }
  }
  return numbers;
}

const isEmptyList = (value: JsonObject, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  return rest.length > 0 && Array.isArray(value[first]);
};

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && isMoney(value) ? toCents(value) : undefined;
}

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
function inWords({ plus = [], minus = [], times, count }: Equation): string {
  if (count !== undefined) return `the number of ${count}`;
  if (times !== undefined) return times.join(' × ');
  const term = (path: string) => (path.includes('.') ? `the sum of ${path}` : path);
  return [plus.map(term).join(' + '), ...minus.map(term)].join(' − ');
}
