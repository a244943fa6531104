import { DATA } from '../data/data.ts';
import type { Text } from '../types.ts';

/** A question with its answer, block by block. */
export interface HelpText {
  readonly id: number;
  readonly key: string;
  readonly question: Text;
  readonly blocks: readonly Text[];
}

export interface HelpSubject {
  readonly id: number;
  readonly key: string;
  readonly title: Text;
  readonly items: readonly HelpText[];
}

/** The help, in display order. */
export const help: readonly HelpSubject[] = Object.entries(DATA.help).map(([key, { id, title, items }]) => ({
  id,
  key,
  title,
  items: Object.entries(items).map(([itemKey, { id: itemId, question, answer }]) => ({
    id: itemId,
    key: itemKey,
    question,
    blocks: answer,
  })),
}));
