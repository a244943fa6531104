// @vitest-environment jsdom
import { ApiError } from '@meridian/sdk';
import { act } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { Field } from './field.tsx';
import { FormEnd } from './form-end.tsx';
import { useForm } from './use-form.ts';

test('a field that an HTTP 422 names has its message and the focus, until it is changed', async () => {
  const fields = [{ field: 'mobile', message: 'this country is not served' }];
  const Owner = () => {
    const form = useForm({
      schema: v.object({ name: v.string(), mobile: v.string() }),
      defaultValues: { name: 'Mei', mobile: '+81' },
      onSubmit: () => Promise.reject(new ApiError({ kind: 'http', operation: 'registerUser', status: 422, fields })),
    });
    return (
      <form onSubmit={form.submit}>
        <Field form={form} name="name" label="Name" />
        <Field form={form} name="mobile" label="Mobile number" />
        <FormEnd form={form} submit="Send" />
      </form>
    );
  };
  const { box } = await drawInDocument(<Owner />);
  const alerts = () => [...box.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  await act(async () => box.querySelector('form')?.requestSubmit());
  expect(alerts()).toEqual(['this country is not served']);
  const mobile = box.querySelector<HTMLInputElement>('[name=mobile]');
  expect(document.activeElement).toBe(mobile);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(mobile, '+82');
    mobile?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(alerts()).toEqual([]);
});
