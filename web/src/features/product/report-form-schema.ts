import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { atMost, say } from '../../form/rules.ts';

/** What can be wrong with a product, as the contract names it (ReportProductBody). */
export const reasons = {
  counterfeit: msg`It is an imitation`,
  forbidden: msg`It must not be sold`,
  wrong_information: msg`What it says is not true`,
  offensive: msg`It is offensive`,
  other: msg`Something else`,
};

type Reason = keyof typeof reasons;

const isReason = (value: string): value is Reason => Object.hasOwn(reasons, value);

const MOST = 500;

export const ReportForm = v.object({
  reason: v.pipe(v.string(), v.guard(isReason, say(msg`Choose what is wrong`))),
  // `trim` takes more for blanks than the contract's `\S` does, never less.
  explanation: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => i18n._(msg`Say in a few words what is wrong`)),
    atMost(MOST),
  ),
});

export interface ReportValues {
  /** Empty until one is chosen. */
  reason: string;
  explanation: string;
}

export type Report = v.InferOutput<typeof ReportForm>;
