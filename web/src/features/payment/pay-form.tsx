import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { paymentSums } from '@meridian/sdk/rules';
import { useState } from 'react';
import { CodePad } from '../../form/code-pad.tsx';
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
  /** Orders of the address that cannot be paid any more. */
  others: readonly ReadOrder[];
  user: Schema<'UserInfo'>;
  payment: Payment;
}

/** What is to be paid, and the code that pays it; or what stands in the way. */
export function PayForm({ orderIds, payable, others, user, payment }: PayFormProps) {
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
        <PaymentCode amount={sums.amount} payment={payment} onForgot={forgot.open} />
      )}
      {forgot.isOpen && <ForgotCodeSheet orderIds={orderIds} onClose={forgot.close} />}
    </>
  );
}

interface PaymentCodeProps {
  amount: string;
  payment: Payment;
  onForgot: () => void;
}

/** Holds the digits, so that nothing but the pad is rendered by one. */
function PaymentCode({ amount, payment, onForgot }: PaymentCodeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [code, setCode] = useState('');
  const { notice } = payment;
  return (
    <CodePad
      label={t`Enter your payment code`}
      value={code}
      onChange={setCode}
      onConfirm={() => {
        setCode('');
        payment.pay(code);
      }}
      confirmLabel={amount === '0.00' ? t`Confirm the order` : t`Pay ${money(amount)}`}
      isBusy={payment.isSending}
      error={
        notice?.kind === 'wrong-code' && code === '' ? <WrongCode attemptsLeft={notice.attemptsLeft} /> : undefined
      }
    >
      <Button variant="plain" size="medium" onClick={onForgot}>
        <Trans>Forgot the code</Trans>
      </Button>
    </CodePad>
  );
}
