import { isRecord } from '../../../../../shared/json.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import { violationsOf } from '../../../contract/schema-validator.ts';
import type { Exchange } from '../../../exchange.ts';
import type { InputCase, ValidInput } from '../../../inputs/input-case.ts';
import { queryComplaints, rawQuery } from '../../../inputs/query-values.ts';
import type { RunContext, Target } from '../../run-context.ts';

/** The most requests for shrinking the findings of one operation. */
const MOST_CALLS = 16;

type Path = readonly string[];

/** The calls that are left for an operation. */
const budgets = new WeakMap<Target, number>();

/**
 * The smallest request with the same fault: optional members removed and texts shortened, as long as the contract has
 * the same violations and the server answers as before. Takes a bounded number of calls, and none where a call moves
 * money or has a lasting effect.
 */
export async function smallestExchange(
  context: RunContext,
  target: Target,
  found: InputCase & { readonly exchange: Exchange },
  showsTheSame: (exchange: Exchange) => boolean,
): Promise<Exchange> {
  const { operation, effect } = target;
  const isRead = operation.invalidates === undefined;
  if (effect === 'lasting' || (!isRead && operation.risk === 'money') || holdsFile(found.body)) return found.exchange;
  const wrong = complaintsOf(context, operation, found);
  const field = found.field.split('.');
  let smallest = found.exchange;
  let now: ValidInput = { query: found.query, body: found.body };
  for (let next = smaller(now, field); ; ) {
    const { value: input, done } = next.next();
    if (done) return smallest;
    if (complaintsOf(context, operation, input) !== wrong) continue;
    const left = budgets.get(target) ?? MOST_CALLS;
    if (left === 0) return smallest;
    budgets.set(target, left - 1);
    const exchange = await context.driver.send(operation.id, input);
    if (!showsTheSame(exchange)) continue;
    smallest = exchange;
    now = input;
    next = smaller(now, field);
  }
}

/** The contract's violations in an input, as one text. */
function complaintsOf(context: RunContext, operation: ContractOperation, { query, body }: ValidInput): string {
  const { contract } = context.driver;
  const ofQuery = queryComplaints(contract, operation, rawQuery(query));
  const ofBody = operation.body === undefined ? [] : violationsOf(contract, operation.body.schema, body);
  return JSON.stringify(
    [...ofQuery, ...ofBody].map(({ pointer, contract: place, property }) => [pointer, place, property]),
  );
}

/** Inputs that are one step smaller: without a member, then with a shorter text, the wrong field's text first. */
function* smaller(input: ValidInput, field: Path): Generator<ValidInput> {
  const isInput = (value: unknown): value is ValidInput => isRecord(value) && isRecord(value['query']);
  const texts = [...shortened(input, [])];
  const own = (path: Path) => field.every((part, index) => path[index] === part);
  const ordered = [...texts.filter(([path]) => own(path)), ...texts.filter(([path]) => !own(path))];
  for (const less of [...without(input, [], field), ...ordered.map(([, less]) => less)]) if (isInput(less)) yield less;
}

/** A value with one member removed, at any depth; members that lead to the wrong field stay. */
function* without(value: unknown, path: Path, field: Path): Generator<unknown> {
  // The query and the body themselves are not members.
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

/** A value with one text shortened, the shortest first, without splitting a character; and the place of that text. */
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
