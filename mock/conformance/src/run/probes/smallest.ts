import { isRecord } from '../../../../shared/json.ts';
import { validatorOf } from '../../checks/validator-of.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import type { InputCase } from '../../inputs/cases-of.ts';
import { queryComplaints, rawQuery } from '../../inputs/query-values.ts';
import type { RunContext, Target } from '../run-context.ts';

/** Requests that shrinking the findings of one operation may take. */
const MOST_CALLS = 16;

type Input = Pick<InputCase, 'query' | 'body'>;
type Path = readonly string[];

/** The calls left for each operation of a run. */
const budgets = new WeakMap<RunContext, Map<string, number>>();

/**
 * The smallest request that shows the same: optional members left out and texts shortened, as long as the contract holds
 * the same against it and the server answers as before. Takes a bounded number of calls, and none where a call moves
 * money or what it does stays.
 */
export async function smallestExchange(
  context: RunContext,
  { operation, effect }: Target,
  found: InputCase & { readonly exchange: Exchange },
  showsTheSame: (exchange: Exchange) => boolean,
): Promise<Exchange> {
  const isRead = operation.invalidates === undefined;
  if (effect === 'lasting' || (!isRead && operation.risk === 'money') || holdsFile(found.body)) return found.exchange;
  const wrong = complaintsOf(context, operation, found);
  const field = found.field.split('.');
  let smallest = found.exchange;
  let now: Input = { query: found.query, body: found.body };
  for (let next = smaller(now, field); ; ) {
    const { value: input, done } = next.next();
    if (done) return smallest;
    if (complaintsOf(context, operation, input) !== wrong) continue;
    if (!take(context, operation.id)) return smallest;
    const exchange = await context.driver.send(operation.id, input);
    if (!showsTheSame(exchange)) continue;
    smallest = exchange;
    now = input;
    next = smaller(now, field);
  }
}

function take(context: RunContext, operation: string): boolean {
  const budget = budgets.get(context) ?? new Map<string, number>();
  budgets.set(context, budget);
  const left = budget.get(operation) ?? MOST_CALLS;
  budget.set(operation, left - 1);
  return left > 0;
}

/** What the contract holds against an input, in one text. */
function complaintsOf(context: RunContext, operation: ContractOperation, { query, body }: Input): string {
  const { contract } = context.driver;
  const validator = validatorOf(contract);
  const ofQuery = queryComplaints({ contract, validator }, operation, rawQuery(query));
  const ofBody = operation.body === undefined ? [] : validator.validate(operation.body.schema, body);
  return JSON.stringify(
    [...ofQuery, ...ofBody].map(({ pointer, contract: place, property }) => [pointer, place, property]),
  );
}

/** Inputs that are one step smaller: without a member, then with a shorter text, that of the wrong field before others. */
function* smaller(input: Input, field: Path): Generator<Input> {
  const isInput = (value: unknown): value is Input => isRecord(value) && isRecord(value['query']);
  const texts = [...shortened(input, [])];
  const own = (path: Path) => field.every((part, index) => path[index] === part);
  const ordered = [...texts.filter(([path]) => own(path)), ...texts.filter(([path]) => !own(path))];
  for (const less of [...without(input, [], field), ...ordered.map(([, less]) => less)]) if (isInput(less)) yield less;
}

/** A value with one member less, at any depth; what leads to the wrong field stays. */
function* without(value: unknown, path: Path, field: Path): Generator<unknown> {
  // The query and the body themselves are no members.
  const leads = (key: string) =>
    path.length === 0 || (path.every((part, index) => field[index] === part) && field[path.length] === key);
  if (Array.isArray(value)) {
    for (const index of value.keys()) if (!leads(String(index)) && value.length > 1) yield value.toSpliced(index, 1);
    return;
  }
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    if (leads(key)) continue;
    const { [key]: _, ...less } = value;
    yield less;
  }
  for (const [key, member] of Object.entries(value)) {
    for (const less of without(member, [...path, key], field)) yield { ...value, [key]: less };
  }
}

/** A value with one text shortened, the most first, cut where no character is broken; and where that text stands. */
function* shortened(value: unknown, path: Path): Generator<[path: Path, less: unknown]> {
  if (typeof value === 'string') {
    const letters = [...value];
    for (let less = letters.length >> 1; less > 0; less >>= 1) {
      yield [path, letters.slice(0, -less).join('')];
      yield [path, letters.slice(less).join('')];
    }
  } else if (Array.isArray(value)) {
    for (const [index, member] of value.entries())
      for (const [at, less] of shortened(member, [...path, String(index)])) yield [at, value.with(index, less)];
  } else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value))
      for (const [at, less] of shortened(member, [...path, key])) yield [at, { ...value, [key]: less }];
  }
}

const holdsFile = (body: unknown): boolean =>
  isRecord(body) && Object.values(body).some((part) => part instanceof Blob);
