import { DATA } from '../data/data.ts';

/** The help, in display order: its subjects, each with its questions. */
export const help = Object.entries(DATA.help).map(([key, { items, ...subject }]) => ({
  ...subject,
  key,
  items: Object.entries(items).map(([itemKey, item]) => ({ ...item, key: itemKey })),
}));

/** A question with its answer, block by block. */
export type HelpText = (typeof help)[number]['items'][number];
