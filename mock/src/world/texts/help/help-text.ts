import type { Text } from '../../types.ts';

/** A question with its answer, block by block in both languages next to each other, so that neither is forgotten. */
export interface HelpText {
  readonly id: number;
  readonly question: Text;
  readonly blocks: readonly Text[];
  /** Votes from before this world began; those of the world are added to them. */
  readonly earlierVotes: { readonly useful: number; readonly useless: number };
}

export interface HelpSubject {
  readonly id: number;
  readonly title: Text;
  readonly items: readonly HelpText[];
}
