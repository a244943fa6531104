import { msg } from '@lingui/core/macro';
import { ReportProductBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { oneOf, trimmed } from '../../../form/rules.ts';

/** The reasons to report a product, named as in the contract (ReportProductBody). */
export const reasons = {
  counterfeit: msg`It is counterfeit`,
  forbidden: msg`It should not be sold`,
  wrong_information: msg`The description is not true`,
  offensive: msg`It is offensive`,
  other: msg`Something else`,
};

const body = ReportProductBodySchema.entries;
export const MAX_PROOFS = v.getMetadata(body.proofs).maxItems;

export const ReportFormSchema = v.object({
  reason: oneOf(body.reason, msg`Choose what is wrong`),
  explanation: trimmed(body.explanation, { empty: msg`Briefly say what is wrong` }),
});
