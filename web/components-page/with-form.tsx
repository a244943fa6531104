import { type ReactNode, useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type Form, useForm } from '../src/form/use-form.ts';

interface WithFormProps<Values extends FieldValues, Output> {
  schema: GenericSchema<Values, Output>;
  values: DefaultValues<Values>;
  /** Whether the form is validated at once, as if a customer had used it. */
  checked?: boolean;
  onSubmit?: (output: Output) => Promise<unknown>;
  children: (form: Form<Values>) => ReactNode;
}

/** A form in a given state. */
export function WithForm<Values extends FieldValues, Output>(props: WithFormProps<Values, Output>) {
  const { schema, values, checked = false, onSubmit = async () => {}, children } = props;
  const form = useForm<Values, Output>({ schema, defaultValues: values, onSubmit });
  const { trigger } = form;
  useEffect(() => {
    if (checked) void trigger();
  }, [checked, trigger]);
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      {children(form)}
    </form>
  );
}
