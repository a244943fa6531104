// @vitest-environment jsdom
import { ApiError } from '@meridian/sdk';
import { act } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
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

test('a form in a sheet does not send the form that opened the sheet, nor find its faults', async () => {
  const sent = vi.fn(async () => undefined);
  const Form = ({ id }: { id: string }) => {
    const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Enter a name')) });
    const form = useForm({ schema, defaultValues: { name: '' }, onSubmit: sent });
    return (
      <form id={id} onSubmit={form.submit}>
        <Field form={form} name="name" label="Name" />
        {id === 'screen' && createPortal(<Form id="sheet" />, document.body)}
      </form>
    );
  };
  await drawInDocument(<Form id="screen" />);
  await act(async () => document.querySelector<HTMLFormElement>('#sheet')?.requestSubmit());
  const alerts = [...document.querySelectorAll('[role=alert]')];
  expect(alerts.map((alert) => alert.closest('form')?.id)).toEqual(['sheet']);
  expect(sent).not.toHaveBeenCalled();
});

test('an empty field that is left has no error yet, even beside one that has', async () => {
  const Owner = () => {
    const rule = v.pipe(v.string(), v.minLength(6, 'Too short'));
    const defaultValues = { code: '', name: '' };
    const form = useForm({
      schema: v.object({ code: rule, name: rule }),
      defaultValues,
      onSubmit: async () => undefined,
    });
    return (
      <>
        <Field form={form} name="code" label="Code" />
        <Field form={form} name="name" label="Name" />
      </>
    );
  };
  const { box } = await drawInDocument(<Owner />);
  const leave = async (name: string, value: string) => {
    const input = box.querySelector<HTMLInputElement>(`[name=${name}]`);
    await act(async () => input?.focus());
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    await act(async () => input?.dispatchEvent(new Event('input', { bubbles: true })));
    await act(async () => input?.blur());
  };
  const invalid = () => [...box.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name);
  await leave('code', '');
  await leave('name', 'Mei');
  expect(invalid()).toEqual(['name']);
  await leave('code', '123');
  expect(invalid()).toEqual(['code', 'name']);
});
