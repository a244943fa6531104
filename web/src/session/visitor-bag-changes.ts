import { newIdempotencyKey } from '@meridian/sdk/attempts';
import { takenOver, type VisitorLine, visitorBag } from './visitor-bag.ts';

/** The maximum number of lines in a visitor's bag: its screen sends a request for each product. */
const MAX_LINES = 50;

/**
 * Adds `by` pieces of an SKU to the visitor's bag, unless it would have more than `max`. A negative `by` removes
 * pieces.
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

/** Removes an SKU from the visitor's bag. */
export function discard({ sku_id }: Pick<VisitorLine, 'sku_id'>): void {
  visitorBag.set(visitorBag.current().filter((line) => line.sku_id !== sku_id));
}

/**
 * Moves the visitor's bag to the customer who has signed in. Another tab may do the same at the same time, and the page
 * may end at any step: lines are identified by their key.
 */
export function takeOverVisitorBag(): void {
  const lines = visitorBag.current();
  const keys = new Set(lines.map(({ idempotency_key }) => idempotency_key));
  takenOver.set([...takenOver.current().filter(({ idempotency_key }) => !keys.has(idempotency_key)), ...lines]);
  visitorBag.set([]);
}

/** The next line to add to the customer's cart. */
export const nextToJoin = (): VisitorLine | undefined => takenOver.current()[0];

/** Notes that a line is about to be sent, when by the server's clock is known. */
export function noteSent({ idempotency_key }: VisitorLine, sent_at = 0): void {
  const note = (line: VisitorLine) => (line.idempotency_key === idempotency_key ? { sent_at, ...line } : line);
  takenOver.set(takenOver.current().map(note));
}

/** Removes a line that was added or refused, or that was reported to the customer. */
export function forgetJoined(line: VisitorLine): void {
  takenOver.set(takenOver.current().filter(({ idempotency_key }) => idempotency_key !== line.idempotency_key));
}
