import { msg } from '@lingui/core/macro';
import { TextMessageSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { trimmed } from '../../form/rules.ts';

const { text } = TextMessageSchema.entries;
export const MAX_MESSAGE = v.getMetadata(text).maxLength;

export const MessageFormSchema = v.object({
  text: trimmed(text, { empty: msg`Enter a message` }),
});
