import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';

const ShipSheet = lazyOverlay(() => import('./ship-sheet.tsx').then((m) => m.ShipSheet));
const EscalateSheet = lazyOverlay(() => import('./escalate-sheet.tsx').then((m) => m.EscalateSheet));
const CancelRequestSheet = lazyOverlay(() => import('./cancel-request-sheet.tsx').then((m) => m.CancelRequestSheet));

/** The actions that the server allows for the case now. */
export function CaseActions({ refund }: { refund: Schema<'Refund'> }) {
  const [ship, escalate, cancel] = [useOverlay(), useOverlay(), useOverlay()];
  const { allowed_actions, order_id, order_sn, items } = refund;
  const may = (action: Schema<'RefundAction'>) => allowed_actions.includes(action);
  if (allowed_actions.length === 0) return null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
      {may('ship') && (
        <Button wide size="medium" onClick={ship.open}>
          <Trans>I sent it back</Trans>
        </Button>
      )}
      {may('escalate') && (
        <Button wide size="medium" onClick={escalate.open}>
          <Trans>Escalate to the platform</Trans>
        </Button>
      )}
      {may('apply_again') && (
        <LinkButton
          to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
          params={{ id: String(order_id), sn: order_sn, product_ids: items.map((item) => item.product_id).join(',') }}
          wide
          size="medium"
          variant="quiet"
        >
          <Trans>Request again</Trans>
        </LinkButton>
      )}
      {may('cancel') && (
        <Button wide size="medium" variant="quiet" onClick={cancel.open}>
          <Trans>Cancel request</Trans>
        </Button>
      )}
      {ship.isOpen && <ShipSheet refund={refund} onClose={ship.close} />}
      {escalate.isOpen && <EscalateSheet refund={refund} onClose={escalate.close} />}
      {cancel.isOpen && <CancelRequestSheet refund={refund} onClose={cancel.close} />}
    </div>
  );
}
