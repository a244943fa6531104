import * as v from 'valibot';
import { expect, test } from 'vitest';
import { markupOf, textOf } from '../text-of.testing.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { useForm } from './use-form.ts';

function Review({ text }: { text: string }) {
  const form = useForm({
    schema: v.object({ text: v.string() }),
    defaultValues: { text },
    onSubmit: () => Promise.resolve(),
  });
  return <TextAreaField form={form} name="text" label="Your review" max={1000} />;
}

test('a long text is counted, for screen readers in words, and nothing of it is cut off', () => {
  expect(textOf(<Review text={'a'.repeat(1001)} />)).toContain('1,001 of 1,000 characters');
  expect(textOf(<Review text={`  ${'🎧'.repeat(1000)}\n`} />)).toContain('1,000 of 1,000 characters');
  expect(textOf(<Review text="" />)).toContain('0 of 1,000 characters');
  expect(markupOf(<Review text="" />)).not.toMatch(/maxlength/i);
});
