import { Trans, useLingui } from '@lingui/react/macro';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
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
        <LinkButton to="/changePayPwd" search={{ return: paymentPath(orderIds) }} wide>
          <Trans>Set a new code</Trans>
        </LinkButton>
        <LinkButton to="/service" search={{ order: orderIds[0], about: 'pay_code' }} variant="plain" wide>
          <Trans>Ask customer service</Trans>
        </LinkButton>
      </div>
    </Sheet>
  );
}
