import { newIdempotencyKey } from '@meridian/sdk/attempts';
import { takenOver, type VisitorLine, visitorBag } from './visitor-bag.ts';

/** The most lines that a visitor can collect: their screen asks for each product. */
const MAX_LINES = 50;

/**
 * Adds `by` pieces of an SKU to what a visitor has collected, where that makes no more than `max` of it; fewer than none
 * takes them out again.
 */
export function collect(
  { product_id, sku_id }: Pick<VisitorLine, 'product_id' | 'sku_id'>,
  { by, max }: { by: number; max: number },
): 'added' | 'too many' | 'full' {
  const lines = visitorBag.current();
  const isLine = (line: VisitorLine) => line.sku_id === sku_id;
  const before = lines.find(isLine);
  const quantity = (before?.quantity ?? 0) + by;
  if (quantity > max) return 'too many';
  if (before === undefined && lines.length >= MAX_LINES) return 'full';
  const line = { product_id, sku_id, quantity, idempotency_key: newIdempotencyKey() };
  const next = before === undefined ? [...lines, line] : lines.map((one) => (isLine(one) ? line : one));
  visitorBag.set(next.filter((one) => one.quantity > 0));
  return 'added';
}

/** Takes an SKU out of what a visitor has collected. */
export function discard({ sku_id }: Pick<VisitorLine, 'sku_id'>): void {
  visitorBag.set(visitorBag.current().filter((line) => line.sku_id !== sku_id));
}

/**
 * Makes what was collected the customer's who has signed in. Another tab may do the same at the same time, and the page
 * may end at any step: a line is known by its key.
 */
export function takeOverVisitorBag(): void {
  const lines = visitorBag.current();
  const keys = new Set(lines.map(({ idempotency_key }) => idempotency_key));
  takenOver.set([...takenOver.current().filter(({ idempotency_key }) => !keys.has(idempotency_key)), ...lines]);
  visitorBag.set([]);
}

/** The next line to add for the customer who is signed in. */
export const nextToJoin = (): VisitorLine | undefined => takenOver.current()[0];

/** It was added, or never will be. */
export function forgetJoined(line: VisitorLine): void {
  takenOver.set(takenOver.current().filter(({ idempotency_key }) => idempotency_key !== line.idempotency_key));
}
