import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Form } from '../../form/use-form.ts';

/**
 * Sends a code by `send` and focuses the form's code field. An earlier error of the field is cleared, so that its help
 * shows where the code was sent. If none was sent, the field shows why.
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
