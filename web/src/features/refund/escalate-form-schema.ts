import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { requiredText } from '../../form/rules.ts';

/** The contract's limit of escalateRefund. */
export const MAX_EXPLANATION = 500;

/** What the customer tells the platform about a refusal. */
export const EscalateFormSchema = v.object({
  explanation: requiredText(msg`Briefly say why the refusal is wrong`, MAX_EXPLANATION),
});

export type EscalateValues = v.InferInput<typeof EscalateFormSchema>;
