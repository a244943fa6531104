import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { paymentSums } from '@meridian/sdk/rules';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { payCodeLink } from '../../entities/wallet/pay-code-link.ts';
import { PayCodePad } from '../../entities/wallet/pay-code-pad.tsx';
import { type Checking, OutcomeCheck } from '../../feedback/outcome-check.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { PayHindrance } from './pay-hindrance.tsx';
import { PayNotice, WrongCode } from './pay-notice.tsx';
import type { ReadOrder } from './payment-orders.ts';
import { PaymentSummary } from './payment-summary.tsx';
import type { Payment } from './use-payment.ts';

interface PayFormProps {
  orderIds: readonly number[];
  payable: readonly ReadOrder[];
  /** The URL's orders that can no longer be paid. */
  others: readonly ReadOrder[];
  /** As it was before a payment that is under way. */
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
  const { notice, lock, checking, isSending } = payment;
  const isHindered = !user.pay_code_set || user.wallet_frozen || sums.shortfall !== null || lock !== undefined;
  return (
    <>
      <PaymentSummary payable={payable} others={others} user={user} sums={sums} />
      {checking === undefined && <PayNotice notice={notice} isHindered={isHindered} isWaitOver={payment.isWaitOver} />}
      {checking !== undefined ? (
        <PaymentChecking {...checking} />
      ) : isHindered ? (
        <PayHindrance orderIds={orderIds} user={user} shortfall={sums.shortfall} lock={lock} onForgot={forgot.open} />
      ) : (
        <PayCodePad
          onConfirm={payment.pay}
          confirmLabel={sums.amount === '0.00' ? t`Confirm order` : t`Pay ${money(sums.amount)}`}
          isBusy={isSending}
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

/** Shown while an attempt is unanswered: the orders are fetched until it is known whether they are paid. */
function PaymentChecking(checking: Checking) {
  return (
    <OutcomeCheck
      {...checking}
      title={<Trans>We are checking whether your payment went through.</Trans>}
      detail={
        checking.isUnreachable ? (
          <Trans>We cannot be reached right now. The app keeps checking. An order is never charged twice.</Trans>
        ) : (
          <Trans>This takes a few seconds. An order is never charged twice.</Trans>
        )
      }
    />
  );
}

/** Offers help with a forgotten payment code: setting a new one, or customer service. */
function ForgotCodeSheet({ orderIds, onClose }: { orderIds: readonly number[]; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Forgot your code?`} onClose={onClose}>
      <p className="pt-1 text-14 text-ink-2">
        <Trans>
          Confirm that it is you, set a new code and come back to pay. Your order waits. Nobody from Meridian ever asks
          for your code.
        </Trans>
      </p>
      <div className="mt-4 flex flex-col gap-1">
        <LinkButton {...payCodeLink({ return: paymentPath(orderIds), forgotten: true })} wide>
          <Trans>Set a new code</Trans>
        </LinkButton>
        <LinkButton to="/service" search={{ order: orderIds[0], about: 'pay_code' }} variant="plain" wide>
          <Trans>Ask customer service</Trans>
        </LinkButton>
      </div>
    </Sheet>
  );
}
