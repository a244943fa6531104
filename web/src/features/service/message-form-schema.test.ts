import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { MAX_MESSAGE, MessageFormSchema } from './message-form-schema.ts';

test('[B5.14] any message that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: MessageFormSchema,
    operation: 'sendMessage',
    body: ({ text }) => ({
      shop_id: 1,
      client_id: 'c0a81f6e-52d7-4f39-9b1e-6a7d3e8f4b25',
      kind: 'text',
      text,
    }),
    validInput: { text: 'Thank you, that is good to know.' },
    fields: {
      text: fc.oneof(
        anyText,
        fc.stringMatching(/^[\s\u200b\ufeff]{0,6}$/),
        fc.string({ minLength: MAX_MESSAGE - 20, maxLength: MAX_MESSAGE + 20 }),
      ),
    },
  });
});

test.each([
  ['nothing', '', ['Enter a message']],
  ['blanks', ' \n\u3000', ['Enter a message']],
  ['too much', 'a'.repeat(MAX_MESSAGE + 1), ['Use 2,000 characters or fewer']],
  ['words', ' Hello ', undefined],
])('%s is accepted, or refused with a reason', (_what, text, messages) => {
  const { issues } = safeParse(MessageFormSchema, { text });
  expect(issues?.map(({ message }) => message)).toEqual(messages);
});
