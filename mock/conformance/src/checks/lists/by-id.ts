/** A check without its id. */
interface CheckEntry {
  /** The area by which reports group checks. */
  readonly area: CheckArea;
  /** What it requires, as one sentence without a full stop. */
  readonly asks: string;
  /** The usual cause in a PHP, Java or Node back end, and how to fix it. */
  readonly hint: string;
}

type CheckArea =
  | 'http'
  | 'envelope'
  | 'shape'
  | 'mistakes'
  | 'security'
  | 'idempotency'
  | 'paging'
  | 'money'
  | 'state'
  | 'cache'
  | 'time'
  | 'input'
  | 'client';

type ByArea = { readonly [Area in CheckArea]?: Readonly<Record<string, Omit<CheckEntry, 'area'>>> };

/** Checks that are written by area, by their ids. */
export function byId<Lists extends ByArea>(lists: Lists) {
  const entries = Object.entries(lists).flatMap(([area, list]) =>
    Object.entries(list).map(([id, words]) => [id, { area, ...words }]),
  );
  // Each id stands in one of the areas.
  return Object.fromEntries(entries) as Readonly<
    Record<{ [Area in keyof Lists]: keyof Lists[Area] & string }[keyof Lists], CheckEntry>
  >;
}
