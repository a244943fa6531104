import type { Entry, Risk } from './entry.ts';

/** One question to the back-end team: a rule that many entries follow, or a decision that no rule covers. */
export type Point = {
  /** Its key in agreement.yaml. */
  id: string;
  title: string;
  risk: Risk;
  /** How the contract has it; what is agreed when the answer is yes, or when there is none. */
  proposal: string;
  /** What another answer changes. */
  consequence: string;
  example: string;
  /** Other answers that back ends often give, in words. */
  others: readonly string[];
  /** Where the contract itself departs from the proposal. */
  exceptions?: string;
  covers: (entry: Entry) => boolean;
};
