import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type OrderAction, offeredActions } from '@meridian/sdk/rules';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { RebuyButton } from './rebuy-button.tsx';
import { refundPath } from './refund-path.ts';

interface OrderActionsProps {
  order: Schema<'OrderCard'>;
  /** How many actions are shown, the most likely ones first; all by default. */
  atMost?: number;
  /** The actions that belong to this part of the screen; all by default. */
  only?: readonly OrderAction[];
}

/** The actions, most likely first. */
const byLikelihood: readonly OrderAction[] = [
  'pay',
  'confirm',
  'review',
  'cancel',
  'logistics',
  'refund',
  'buy_again',
  'extend_receipt',
];

/** The actions that an order waits for: their button is filled. */
const awaited: ReadonlySet<OrderAction> = new Set(['pay', 'confirm', 'review']);

/**
 * What the customer may do with an order now, exactly as the server allows (R4.02). The likeliest action comes last and
 * is filled. The address is changed beside the address (features/order-detail).
 */
export function OrderActions({ order, atMost = byLikelihood.length, only = byLikelihood }: OrderActionsProps) {
  const offered = offeredActions(order);
  const shown = byLikelihood.filter((action) => offered.includes(action) && only.includes(action)).slice(0, atMost);
  if (shown.length === 0) return null;
  return (
    <div className="relative z-10 flex flex-wrap justify-end gap-2">
      {shown.toReversed().map((action) => (
        <Action
          key={action}
          action={action}
          order={order}
          variant={action === shown[0] && awaited.has(action) ? 'primary' : 'quiet'}
        />
      ))}
    </div>
  );
}

interface ActionProps extends Pick<OrderActionsProps, 'order'> {
  action: OrderAction;
  variant: ButtonVariant;
}

function Action({ action, order, variant }: ActionProps) {
  if (action === 'buy_again') return <RebuyButton orderId={order.id} />;
  const path = orderActionPath(action, order);
  if (path !== undefined) {
    return (
      <InternalLinkButton path={path} variant={variant} size="medium">
        <ActionLabel action={action} order={order} />
      </InternalLinkButton>
    );
  }
  return <SheetAction action={action} order={order} variant={variant} />;
}

/** The screen that carries out an action; undefined if the action is carried out where it is offered. */
function orderActionPath(action: OrderAction, order: Schema<'OrderCard'>): string | undefined {
  switch (action) {
    case 'pay':
      return `/payment?order=${order.id}`;
    case 'review':
      return `/comment?order=${order.id}`;
    case 'logistics':
      return `/orderInfo/${order.id}`;
    case 'refund':
      return refundPath(order);
    default:
      return undefined;
  }
}

export interface OrderSheetProps {
  order: Schema<'OrderCard'>;
  onClose: () => void;
}

const sheets: Partial<Record<OrderAction, React.ComponentType<OrderSheetProps>>> = {
  cancel: lazyOverlay(async () => (await import('./cancel-order-sheet.tsx')).CancelOrderSheet),
  confirm: lazyOverlay(async () => (await import('./receipt-sheets.tsx')).ConfirmReceiptSheet),
  extend_receipt: lazyOverlay(async () => (await import('./receipt-sheets.tsx')).ExtendReceiptSheet),
};

function SheetAction({ action, order, variant }: ActionProps) {
  const overlay = useOverlay();
  const ActionSheet = sheets[action];
  if (ActionSheet === undefined) return null;
  return (
    <>
      <Button variant={variant} size="medium" onClick={overlay.open}>
        <ActionLabel action={action} order={order} />
      </Button>
      {overlay.isOpen && <ActionSheet order={order} onClose={overlay.close} />}
    </>
  );
}

function ActionLabel({ action, order }: Pick<ActionProps, 'action' | 'order'>) {
  const { money } = useFormats();
  switch (action) {
    case 'pay':
      return <Trans>Pay {money(order.total_amount)}</Trans>;
    case 'cancel':
      return <Trans>Cancel order</Trans>;
    case 'confirm':
      return <Trans>Confirm receipt</Trans>;
    case 'refund':
      return <Trans context="order action">Refund</Trans>;
    case 'review':
      return <Trans>Write a review</Trans>;
    case 'logistics':
      return <Trans>Track parcel</Trans>;
    case 'extend_receipt':
      return <Trans>Get more time</Trans>;
    default:
      return null;
  }
}
