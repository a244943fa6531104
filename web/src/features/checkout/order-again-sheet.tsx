import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlacedBefore } from '../../entities/order/placed-orders.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

interface OrderAgainSheetProps {
  before: PlacedBefore;
  onAgain: () => void;
  onClose: () => void;
}

/** Asks before the same items are ordered once more, for example in a second tab or by a link opened again. */
export function OrderAgainSheet({ before: { orderId, minutes }, onAgain, onClose }: OrderAgainSheetProps) {
  return (
    <Sheet
      title={plural(minutes, {
        one: 'You placed this order # minute ago',
        other: 'You placed this order # minutes ago',
      })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-14 text-ink-2">
          <Trans>Ordering again makes a second order.</Trans>
        </p>
        <div className="flex flex-col gap-1">
          <LinkButton to="/orderInfo/{-$id}" params={{ id: String(orderId) }} wide>
            <Trans>View order</Trans>
          </LinkButton>
          <Button variant="plain" wide onClick={onAgain}>
            <Trans>Order again</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
