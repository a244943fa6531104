import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { requiredText } from '../../form/rules.ts';

/** The contract's limit of sendMessage. */
export const MAX_MESSAGE = 2000;

/** A message that is typed. */
export const MessageFormSchema = v.object({
  text: requiredText(msg`Enter a message`, MAX_MESSAGE),
});

export type MessageValues = v.InferInput<typeof MessageFormSchema>;
