import * as v from 'valibot';
import type { LawCode } from '../../entities/legal/law-name.ts';
import { optional } from '../../navigation/search-params.ts';

const codes = ['terms', 'privacy', 'refund', 'deposit'] as const satisfies LawCode[];

export const LawSearch = v.object({
  /** The document to show; without it the screen lists all of them. */
  doc: optional(v.picklist(codes)),
});

export type LawSearch = v.InferOutput<typeof LawSearch>;

/** Returns the index of the section that a fragment names (`section-3` is index 2); undefined for other fragments. */
export function sectionOf(fragment: string): number | undefined {
  const number = /^section-([1-9]\d?)$/.exec(fragment)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

export const fragmentOf = (index: number): string => `section-${index + 1}`;
