import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { paymentSums } from '@meridian/sdk/rules';
import { PayCodePad } from '../../entities/wallet/pay-code-pad.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { ForgotCodeSheet } from './forgot-code-sheet.tsx';
import { PayHindrance } from './pay-hindrance.tsx';
import { PayNotice, WrongCode } from './pay-notice.tsx';
import { PaymentChecking } from './payment-checking.tsx';
import type { ReadOrder } from './payment-orders.ts';
import { PaymentSummary } from './payment-summary.tsx';
import type { Payment } from './use-payment.ts';

interface PayFormProps {
  orderIds: readonly number[];
  payable: readonly ReadOrder[];
  /** The URL's orders that can no longer be paid. */
  others: readonly ReadOrder[];
  user: Schema<'UserInfo'>;
  payment: Payment;
}

/** The sum to pay and the pad for the payment code, or what prevents the payment. */
export function PayForm({ orderIds, payable, others, user, payment }: PayFormProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const forgot = useOverlay();
  const sums = paymentSums(
    user,
    payable.map(({ total_amount }) => total_amount),
  );
  const { notice, lock, checking } = payment;
  const isHindered = !user.pay_code_set || user.wallet_frozen || sums.shortfall !== null || lock !== undefined;
  return (
    <>
      <PaymentSummary payable={payable} others={others} user={user} sums={sums} />
      {checking === undefined && <PayNotice notice={notice} isHindered={isHindered} wasLocked={payment.wasLocked} />}
      {checking !== undefined ? (
        <PaymentChecking isUnreachable={checking.isUnreachable} onCheck={payment.checkNow} />
      ) : isHindered ? (
        <PayHindrance orderIds={orderIds} user={user} shortfall={sums.shortfall} lock={lock} onForgot={forgot.open} />
      ) : (
        <PayCodePad
          onConfirm={payment.pay}
          confirmLabel={sums.amount === '0.00' ? t`Confirm order` : t`Pay ${money(sums.amount)}`}
          isBusy={payment.isSending}
          error={notice?.kind === 'wrong-code' ? <WrongCode attemptsLeft={notice.attemptsLeft} /> : undefined}
        >
          <Button variant="plain" size="medium" onClick={forgot.open}>
            <Trans>Forgot code?</Trans>
          </Button>
        </PayCodePad>
      )}
      {forgot.isOpen && <ForgotCodeSheet orderIds={orderIds} onClose={forgot.close} />}
    </>
  );
}
