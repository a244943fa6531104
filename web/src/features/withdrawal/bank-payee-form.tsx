import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../form/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { useAskOnce } from '../../form/use-ask-once.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { looksMistyped } from './account-number.ts';
import type { PayeeFormProps } from './add-payee-sheet.tsx';
import { BankPayeeSchema } from './payee-schema.ts';

/** The form to add a bank card to withdraw to (R3.07). */
export function BankPayeeForm({ onAdd }: PayeeFormProps) {
  const { t } = useLingui();
  const askAbout = useAskOnce();
  const form = useForm({
    schema: BankPayeeSchema,
    defaultValues: { bank_card_number: '', bank_name: '', card_holder: '' },
    onSubmit: async (card): Promise<void> => {
      if (looksMistyped(card.bank_card_number) && askAbout(card.bank_card_number)) {
        const message = t`There seems to be a typo in this number. Correct it, or add it again to keep it.`;
        form.setError('bank_card_number', { type: 'unlikely', message }, { shouldFocus: true });
      } else await onAdd({ type: 'bank', ...card });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <Field
        form={form}
        name="bank_card_number"
        label={<Trans>Card or account number</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="next"
        dir="ltr"
        help={<Trans>We then only show the last four digits.</Trans>}
      />
      <Field form={form} name="bank_name" label={<Trans>Bank</Trans>} autoComplete="off" enterKeyHint="next" />
      <Field
        form={form}
        name="card_holder"
        label={<Trans>Name on the card</Trans>}
        autoComplete="name"
        enterKeyHint="done"
        help={<Trans>Must match the name on your account, or it is refused.</Trans>}
      />
      <FormError form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <Trans>Add card</Trans>
      </Button>
    </form>
  );
}
