import { setTimeout } from 'node:timers/promises';
import { isRecord } from '../../../shared/json.ts';
import type { Exchange } from '../exchange.ts';
import { dataOf } from './driver.ts';
import { inParallel, type RunContext, type Target } from './run-context.ts';

/** The answers of a customer's reads at one moment: the exchange and its data, by operationId. */
export type Snapshot = ReadonlyMap<string, { readonly exchange: Exchange; readonly text: string }>;

/** The watched reads, and the places of their answers to ignore. */
export interface Watch {
  readonly reads: readonly Target[];
  readonly restless: Restless;
}

/** Calls each read once more, and keeps its data without the restless places. */
export async function takeSnapshot(
  context: RunContext,
  reads: readonly Target[],
  restless: Restless,
): Promise<Snapshot> {
  const answers = new Map<string, { exchange: Exchange; text: string }>();
  await inParallel(context, reads, async ({ operation, input }) => {
    const exchange = await context.driver.send(operation.id, input);
    const data = dataOf(exchange);
    if (data !== undefined) answers.set(operation.id, { exchange, text: settled(operation.id, data, restless) });
  });
  return answers;
}

/** The reads whose answer differs in a later snapshot. */
export function changedReads(before: Snapshot, after: Snapshot): string[] {
  return [...before].filter(([id, { text }]) => after.has(id) && after.get(id)?.text !== text).map(([id]) => id);
}

/** Places in answers that change by themselves over time. */
type Restless = ReadonlySet<string>;

/** Milliseconds after which a time in whole seconds has changed, and reads that lag behind show what was done. */
export const MOMENT = 1_100;

/**
 * The reads whose answers stay as they are for a moment, once they show what was done before. In a busy shop, other
 * customers change some all the time.
 */
export async function quietReads(
  context: RunContext,
  reads: readonly Target[],
  restless: Restless,
): Promise<readonly Target[]> {
  await setTimeout(MOMENT);
  const before = await takeSnapshot(context, reads, restless);
  await setTimeout(MOMENT);
  const moving = changedReads(before, await takeSnapshot(context, reads, restless));
  return reads.filter(({ operation }) => !moving.includes(operation.id));
}

/** Finds the restless places: the differences between two consecutive snapshots. */
export async function findRestless(context: RunContext, reads: readonly Target[]): Promise<Restless> {
  const places = new Set<string>();
  const first = new Map<string, unknown>();
  for (const round of [1, 2]) {
    if (round === 2) await setTimeout(MOMENT);
    await inParallel(context, reads, async ({ operation, input }) => {
      const data = dataOf(await context.driver.send(operation.id, input));
      if (round === 1) first.set(operation.id, data);
      else for (const place of differences(first.get(operation.id), data, operation.id)) places.add(place);
    });
  }
  return places;
}

function* differences(one: unknown, other: unknown, place: string): Generator<string> {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    for (const [index, member] of one.entries()) yield* differences(member, other[index], `${place}/*`);
  } else if (isRecord(one) && isRecord(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      yield* differences(one[key], other[key], `${place}/${key}`);
    }
  } else if (plain(one) !== plain(other)) yield place;
}

/** Data as text, without the restless places and with sorted object keys. */
export function settled(id: string, data: unknown, restless: Restless = new Set()): string {
  const visit = (value: unknown, place: string): unknown => {
    if (restless.has(place) || MOMENTS.test(place)) return null;
    if (Array.isArray(value)) return value.map((member) => visit(member, `${place}/*`));
    if (!isRecord(value)) return plain(value);
    const keys = Object.keys(value).toSorted();
    return Object.fromEntries(keys.map((key) => [key, visit(value[key], `${place}/${key}`)]));
  };
  return JSON.stringify(visit(data, id));
}

/** Fields with the time of the answer or its expiry, and counters that reading itself changes. */
const MOMENTS = /\/(visits|server_time|as_of|valid_until|expires_at|last_seen_at|online)$/;

/** A value for comparison: addresses lose their query, which holds signatures. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^((?:https?:\/)?\/[^?\s]*)\?\S*$/, '$1') : value;
