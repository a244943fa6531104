import { isMoney } from '@meridian/sdk/rules';
import { isRecord } from '../../../../../shared/json.ts';
import { bodyFields, type Input } from '../../../../../shared/request-encoding.ts';
import { numberOf } from '../../../checks/money/cents.ts';
import { holdersAt } from '../../../checks/promises/values-at.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, dataOf } from '../../driver.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';
import { type Place, placeOf, valueAt } from '../reads/same-elsewhere.ts';

/** How often a change that can be undone is made again until it has concerned a record that was read before it. */
const ROUNDS = 3;

/** How many numbers are looked at. */
const MOST = 4;

type Operation = Target['operation'];

/** A number before a change, by its place as a key. */
type Before = ReadonlyMap<string, { readonly place: Place; readonly value: unknown; readonly exchange: Exchange }>;

interface Fault {
  readonly place: Place;
  readonly by: number;
  readonly got: unknown;
  readonly exchanges: readonly Exchange[];
}

/** Reads the numbers that a call is to move (`x-moves`): of the record that it names, or that an answer is about. */
export async function readMoved(
  context: RunContext,
  operation: Operation,
  input: Input,
  answer?: Exchange,
): Promise<Before> {
  const { moves, settledBy } = operation;
  if (moves.length === 0) return new Map();
  const { driver } = context;
  const named = Object.entries(settledBy?.with ?? {}).map(([name, field]) => [
    name,
    [bodyFields(input)[field]].flat()[0],
  ]);
  const known = answer ?? (settledBy && (await driver.send(settledBy.read, { query: Object.fromEntries(named) })));
  const places = [...movesIn(context, operation, input, known && dataOf(known))].slice(0, MOST);
  const values = places.map(async ([key, { place }]) => [key, { place, ...(await valueAt(driver, place)) }] as const);
  return new Map(await Promise.all(values));
}

/** The numbers that have not moved as an answer says; undefined when none of them was read before the call. */
export async function faultsOf(
  context: RunContext,
  { operation, input, exchange: answer }: Pick<Target, 'operation' | 'input' | 'exchange'>,
  before: Before,
): Promise<Fault[] | undefined> {
  const moved = [...movesIn(context, operation, input, dataOf(answer))].flatMap(([key, move]) => {
    const earlier = before.get(key);
    const expected = amountOf(earlier?.value) + move.by;
    return earlier === undefined || Number.isNaN(expected) ? [] : [{ ...move, expected, earlier }];
  });
  if (moved.length === 0) return undefined;
  context.recorder.applied(operation.id, 'state-transition');
  const faults = moved.map(async ({ place, by, expected, earlier }) => {
    const { value: got, exchange } = await valueAt(context.driver, place);
    return amountOf(got) === expected ? [] : [{ place, by, got, exchanges: [earlier.exchange, answer, exchange] }];
  });
  return (await Promise.all(faults)).flat();
}

/** Makes a change again. A shop is live: only what is wrong twice is attributed to the call. */
export async function confirmMoves(
  context: RunContext,
  { operation, exchange }: Target,
  first: readonly Fault[] | undefined,
  { prepare, isUndone }: { readonly prepare: Prepare; readonly isUndone: boolean },
): Promise<void> {
  const rounds = isUndone ? ROUNDS : Number(first !== undefined);
  let known = exchange;
  let faults = first;
  let isDoubted = first !== undefined;
  for (let round = 1; round <= rounds && operation.moves.length > 0 && faults?.length !== 0; round += 1) {
    const { undo, ended: _, ...input } = await prepare();
    const before = await readMoved(context, operation, input, operation.settledBy ? undefined : known);
    known = await context.driver.send(operation.id, input);
    if (codeOf(known) !== 1) return;
    faults = await faultsOf(context, { operation, input, exchange: known }, before);
    await takeBack(undo, known);
    if (isDoubted && faults !== undefined) return report(context, operation, faults);
    isDoubted ||= faults !== undefined;
  }
}

function report(context: RunContext, operation: Operation, faults: readonly Fault[]): void {
  for (const { place, by, got, exchanges } of faults) {
    found(context, operation, {
      check: 'state-transition',
      message: `${operation.id} does not move ${place.read}.${place.path} as the contract says`,
      expected: `${by < 0 ? 'less' : 'more'} by ${Math.abs(by)}${isMoney(String(got)) ? ' cents' : ''}`,
      got: String(got),
      contract: `${operation.pointer}/x-moves`,
      exchanges,
    });
  }
}

interface Move {
  readonly place: Place;
  /** By how much an answer says that the number moves; NaN where it does not say. */
  readonly by: number;
}

/** What a body and its answer say about the numbers that a call moves, by place. Records have the ids above them, too. */
function movesIn(
  { driver: { contract } }: RunContext,
  { moves }: Operation,
  input: Input,
  data: unknown,
): Map<string, Move> {
  const all = new Map<string, Move>();
  const whole = { ...bodyFields(input), ...(isRecord(data) ? data : {}) };
  for (const { target, by } of moves) {
    const [read = '', ...path] = target.split('.');
    const { leaf, holders } = holdersAt(whole, by.replace(/^-/, ''));
    for (const record of holders) {
      const place = placeOf(contract, { ...whole, ...record }, read, path.join('.'));
      const key = JSON.stringify(place);
      const amount = amountOf(record[leaf]) * (by.startsWith('-') ? -1 : 1);
      all.set(key, { place, by: (all.get(key)?.by ?? 0) + amount });
    }
  }
  return all;
}

const amountOf = (value: unknown): number => numberOf(value) ?? Number.NaN;
