import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { maxLength, translated } from '../../form/rules.ts';

/** The reasons to report a product, named as in the contract (ReportProductBody). */
export const reasons = {
  counterfeit: msg`It is counterfeit`,
  forbidden: msg`It should not be sold`,
  wrong_information: msg`The description is not true`,
  offensive: msg`It is offensive`,
  other: msg`Something else`,
};

type Reason = keyof typeof reasons;

const isReason = (value: string): value is Reason => Object.hasOwn(reasons, value);

const MAX_LENGTH = 500;

export const ReportFormSchema = v.object({
  reason: v.pipe(v.string(), v.guard(isReason, translated(msg`Choose what is wrong`))),
  // `trim` removes every character that the contract's `\S` does not match, and some more.
  explanation: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => i18n._(msg`Briefly say what is wrong`)),
    maxLength(MAX_LENGTH),
  ),
});

export interface ReportValues {
  /** Empty until a reason is chosen. */
  reason: string;
  explanation: string;
}

export type Report = v.InferOutput<typeof ReportFormSchema>;
