import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Form } from '../../form/use-form.ts';

/**
 * Sends a code by `send` from the form that it is typed into: the field then has the focus, and no error of before, in
 * whose place stands where the code has gone. Where none was sent, the field says why.
 */
export async function sendFromForm<Values extends FieldValues>(
  form: Form<Values>,
  field: FieldPath<Values>,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
    form.clearErrors(field);
    form.setFocus(field);
  } catch (error) {
    form.setApiError(field, error);
  }
}
