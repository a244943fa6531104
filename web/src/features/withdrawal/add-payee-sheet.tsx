import { Trans, useLingui } from '@lingui/react/macro';
import type { ArgsOf, Schema } from '@meridian/sdk';
import { addPayee } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { useStepUp } from '../../entities/step-up/use-step-up.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { RadioField } from '../../form/radio-field.tsx';
import { useAskOnce } from '../../form/use-ask-once.ts';
import { useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { looksMistyped } from './account-number.ts';
import { BankPayeeSchema, onchainPayeeSchema } from './payee-schema.ts';
import { SameNetworkWarning } from './same-network-warning.tsx';

type PayeeBody = ArgsOf<'addPayee'>['body'];
/** The body of addPayee without the step-up, which is added when it is sent. */
type Destination = PayeeBody extends infer Body ? (Body extends PayeeBody ? Omit<Body, 'step_up'> : never) : never;

interface PayeeFormProps {
  /** Adds a payee. Rejects if that is refused. */
  onAdd: (destination: Destination) => Promise<void>;
}

interface AddPayeeSheetProps {
  type: Schema<'WithdrawalType'>;
  networks: readonly string[];
  onClose: () => void;
}

/** Adds a card or an address to withdraw to. A token alone must not add one (B4.12), and it is usable after a day. */
export function AddPayeeSheet({ type, networks, onClose }: AddPayeeSheetProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const isShown = useIsShown();
  const { mutateAsync } = useMutation({ ...addPayee(), meta: errorShownInPlace });
  const stepUp = useStepUp(<Trans>You can withdraw to it from tomorrow, so we first check that it is you.</Trans>);
  const add: PayeeFormProps['onAdd'] = async (destination) => {
    const outcome = await stepUp.withStepUp((step_up) => {
      const body: PayeeBody = { ...destination, step_up };
      return mutateAsync(body);
    });
    if (!outcome.proven) return;
    toasts.done(t`Added. You can use it from ${moment(outcome.answer.usable_from)}`);
    if (isShown()) onClose();
  };
  return (
    <>
      <Sheet title={type === 'bank' ? t`Add a bank card` : t`Add a wallet address`} onClose={onClose}>
        <p className="pb-4 text-14 text-ink-2">
          <Trans>
            You can only withdraw to payees you have added. A new one is ready after a day, and we tell all your
            verified contacts.
          </Trans>
        </p>
        {type === 'bank' ? <BankPayeeForm onAdd={add} /> : <OnchainPayeeForm networks={networks} onAdd={add} />}
      </Sheet>
      {stepUp.sheet}
    </>
  );
}

/** The form to add a bank card to withdraw to (R3.07). */
function BankPayeeForm({ onAdd }: PayeeFormProps) {
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
      <FormEnd form={form} submit={<Trans>Add card</Trans>} />
    </form>
  );
}

interface OnchainPayeeFormProps extends PayeeFormProps {
  networks: readonly string[];
}

/** The form to add an address on a network to withdraw to. */
function OnchainPayeeForm({ networks, onAdd }: OnchainPayeeFormProps) {
  const schema = useMemo(() => onchainPayeeSchema(networks), [networks]);
  const form = useForm({
    schema,
    defaultValues: { network: '', address: '' },
    fieldByReason: { network_unsupported: 'network' },
    onSubmit: (destination) => onAdd({ type: 'onchain', ...destination }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <RadioField
        form={form}
        name="network"
        label={<Trans>Network</Trans>}
        options={networks.map((network) => ({ value: network, text: <bdi translate="no">{network}</bdi> }))}
      />
      <SameNetworkWarning network={form.watch('network') || null} />
      <Field
        form={form}
        name="address"
        label={<Trans>Wallet address</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        dir="ltr"
        help={<Trans>Paste it from the receiving platform and compare both ends.</Trans>}
      />
      <FormEnd form={form} submit={<Trans context="wallet">Add address</Trans>} />
    </form>
  );
}
