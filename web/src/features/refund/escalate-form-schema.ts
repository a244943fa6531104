import { msg } from '@lingui/core/macro';
import { EscalateRefundBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { trimmed } from '../../form/rules.ts';

const { explanation } = EscalateRefundBodySchema.entries;
export const MAX_EXPLANATION = v.getMetadata(explanation).maxLength;

/** The customer's objection to a refusal, for the platform. */
export const EscalateFormSchema = v.object({
  explanation: trimmed(explanation, { empty: msg`Briefly say why the refusal is wrong` }),
});
