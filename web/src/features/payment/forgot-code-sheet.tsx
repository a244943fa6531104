import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface ForgotCodeSheetProps {
  orderIds: readonly number[];
  onClose: () => void;
}

/** Offers help with a forgotten payment code: setting a new one, or customer service. */
export function ForgotCodeSheet({ orderIds, onClose }: ForgotCodeSheetProps) {
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
        <Link to="/changePayPwd" search={{ return: paymentPath(orderIds) }} className={buttonClass({ wide: true })}>
          <Trans>Set a new code</Trans>
        </Link>
        <Link
          to="/service"
          search={{ order: orderIds[0], about: 'pay_code' }}
          className={buttonClass({ variant: 'plain', wide: true })}
        >
          <Trans>Ask customer service</Trans>
        </Link>
      </div>
    </Sheet>
  );
}
