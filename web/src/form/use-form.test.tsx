import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useForm } from './use-form.ts';

const form = () => {
  const made = Promise.withResolvers<ReturnType<typeof useForm<{ name: string }, { name: string }>>>();
  const Owner = () => {
    const one = useForm({
      schema: v.object({ name: v.pipe(v.string(), v.maxLength(10)) }),
      defaultValues: { name: '' },
      onSubmit: () => Promise.resolve(),
    });
    one.register('name');
    made.resolve(one);
    return null;
  };
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Owner />
    </I18nProvider>,
  );
  return made.promise;
};
const event = (type: string, value: string, isComposing: boolean) => ({
  type,
  target: { name: 'name', value },
  nativeEvent: { isComposing, data: value },
});

test('[B5.18] a field counts what an input method composes when it is confirmed', async () => {
  const { register, getValues } = await form();
  const field: ReturnType<typeof register> & { onCompositionEnd?: typeof field.onChange } = register('name');
  // The order of UI Events (W3C, November 2026): each change of the composition, then its end.
  for (const composed of ['t', 'tana', 'たなか']) {
    await field.onChange(event('change', composed, true));
    expect(getValues('name')).toBe('');
  }
  await field.onCompositionEnd?.(event('compositionend', '田中', true));
  expect(getValues('name')).toBe('田中');
  await field.onChange(event('change', '田中 2', false));
  expect(getValues('name')).toBe('田中 2');
  // Korean says what it means while it is composed.
  await field.onChange(event('change', '가', true));
  expect(getValues('name')).toBe('가');
});

test('a field that was marked invalid before it was left is valid once it is corrected', async () => {
  const { register, getFieldState, setValue, trigger } = await form();
  setValue('name', 'much too long');
  await trigger('name');
  expect(getFieldState('name').invalid).toBe(true);
  const field: ReturnType<typeof register> & { onCompositionEnd?: typeof field.onChange } = register('name');
  await field.onCompositionEnd?.(event('compositionend', '田中', true));
  expect(getFieldState('name').invalid).toBe(false);
  setValue('name', 'much too long');
  await trigger('name');
  await field.onChange(event('change', 'Kenji', false));
  expect(getFieldState('name').invalid).toBe(false);
});
