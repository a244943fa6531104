import { Trans, useLingui } from '@lingui/react/macro';
import type { ArgsOf, Schema } from '@meridian/sdk';
import { addPayee } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { useStepUp } from '../../entities/step-up/use-step-up.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { BankPayeeForm } from './bank-payee-form.tsx';
import { OnchainPayeeForm } from './onchain-payee-form.tsx';

type PayeeBody = ArgsOf<'addPayee'>['body'];
/** The body of addPayee without the step-up, which is added when it is sent. */
type Destination = PayeeBody extends infer Body ? (Body extends PayeeBody ? Omit<Body, 'step_up'> : never) : never;

export interface PayeeFormProps {
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
