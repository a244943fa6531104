import { useEffect } from 'react';
import * as v from 'valibot';
import { Field } from '../../src/form/field.tsx';
import { FormEnd } from '../../src/form/form-end.tsx';
import { PasswordField } from '../../src/form/password-field.tsx';
import { email, newPassword } from '../../src/form/rules.ts';
import type { Form } from '../../src/form/use-form.ts';
import type { RegistryEntry } from '../registry.ts';
import { WithForm } from '../with-form.tsx';

const SignUp = v.object({ email, password: newPassword });
type Values = v.InferInput<typeof SignUp>;

const filled: Values = { email: 'demo@meridian.shop', password: 'demo123456' };
const never = () => new Promise<never>(() => {});
const refuses = () => Promise.reject(new Error('refused'));

/** A whole form in its four states. */
export const aForm: RegistryEntry = {
  name: 'A form',
  with: ['FormEnd', 'FormError'],
  file: 'form/form-end.tsx',
  when: 'Fields below one another, what the server said above the button, one button; useForm checks on blur, then on change.',
  width: 'card',
  states: [
    { name: 'untouched', show: form({ email: '', password: '' }) },
    { name: 'checked and refused', show: form({ email: 'demo', password: 'abc' }, { checked: true }) },
    { name: 'busy', show: form(filled, { onSubmit: never }) },
    {
      name: 'refused by the server, with a wait',
      show: form(filled, { onSubmit: refuses, note: 'Try again in 0:42' }),
    },
  ],
};

interface Story {
  checked?: boolean;
  note?: string;
  /** Set to send the form on mount. */
  onSubmit?: () => Promise<never>;
}

function form(values: Values, { checked, note, onSubmit }: Story = {}) {
  return (
    <WithForm schema={SignUp} values={values} checked={checked ?? false} onSubmit={onSubmit ?? (async () => {})}>
      {(state) => (
        <>
          {onSubmit !== undefined && <Sent form={state} />}
          <Field form={state} name="email" label="Email" />
          <PasswordField form={state} name="password" label="Password" autoComplete="new-password" enterKeyHint="go" />
          <FormEnd form={state} submit="Create account">
            {note}
          </FormEnd>
        </>
      )}
    </WithForm>
  );
}

/** Sends the form once, like a press. */
function Sent({ form: { submit } }: { form: Form<Values> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` is new on every render
  useEffect(() => {
    void submit();
  }, []);
  return null;
}
