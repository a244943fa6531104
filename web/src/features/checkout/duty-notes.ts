import type { Schema } from '@meridian/sdk';

interface DutyNote {
  note: string;
  /** The shop that the note is about; undefined if all shops have the same note. */
  shop?: Schema<'ShopRef'>;
}

/** Returns the notes on duties: a single note if it applies to every shop of the order, else one per shop. */
export function dutyNotes(groups: readonly Pick<Schema<'QuoteGroup'>, 'shop' | 'duties'>[]): DutyNote[] {
  const notes = [...new Set(groups.map(({ duties: { note } }) => note))];
  return notes.length === 1
    ? notes.map((note) => ({ note }))
    : groups.map(({ shop, duties: { note } }) => ({ note, shop }));
}
