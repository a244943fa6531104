import type { Text } from '../../types.ts';

/** A legal document, block by block in both languages next to each other, so that neither is forgotten. */
export interface LawText {
  readonly id: number;
  readonly code: 'terms' | 'privacy' | 'refund' | 'deposit';
  readonly title: Text;
  readonly versionDate: string;
  readonly blocks: readonly Text[];
}
