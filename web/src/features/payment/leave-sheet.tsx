import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { firstDue, type ReadOrder } from './payment-orders.ts';

interface LeaveSheetProps {
  payable: readonly ReadOrder[];
  onLeave: () => void;
  onStay: () => void;
}

/** Asks once before the customer leaves the payment, and says how long the order can still be paid. */
export function LeaveSheet({ payable, onLeave, onStay }: LeaveSheetProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const due = firstDue(payable);
  return (
    <Sheet title={t`Leave without paying?`} onClose={onStay}>
      <p className="pt-1 text-14 text-ink-2">
        {due === undefined ? (
          <Trans>Your order stays unpaid. Find it in your orders.</Trans>
        ) : (
          <Trans>
            Your order stays unpaid until {time(due.pay_deadline)}, then it is cancelled. Find it in your orders.
          </Trans>
        )}
      </p>
      <div className="mt-4 flex flex-col gap-1">
        <Button wide onClick={onStay}>
          <Trans>Stay and pay</Trans>
        </Button>
        <Button variant="plain" wide onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
