import type { Entry, Risk } from './entry.ts';

/** One question to the back-end team: a rule that many entries follow, or a decision that no rule covers. */
export type Point = {
  /** Its key in agreement.yaml. */
  id: string;
  title: string;
  risk: Risk;
  /** What the contract proposes; agreed if the answer is yes or there is none. */
  proposal: string;
  /** What a different answer changes. */
  consequence: string;
  example: string;
  /** Common alternatives in back ends, in words. */
  others: readonly string[];
  /** Where the contract itself deviates from the proposal. */
  exceptions?: string;
  covers: (entry: Entry) => boolean;
};
