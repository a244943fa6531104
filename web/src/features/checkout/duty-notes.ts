import type { Schema } from '@meridian/sdk';

interface DutyNote {
  note: string;
  /** Whose it is; undefined where all shops say the same. */
  shop?: Schema<'ShopRef'>;
}

/** What is said of duties: once where it holds for every shop of the order, else shop by shop. */
export function dutyNotes(groups: readonly Pick<Schema<'QuoteGroup'>, 'shop' | 'duties'>[]): DutyNote[] {
  const notes = [...new Set(groups.map(({ duties: { note } }) => note))];
  return notes.length === 1
    ? notes.map((note) => ({ note }))
    : groups.map(({ shop, duties: { note } }) => ({ note, shop }));
}
