import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { byLikelihood, mainButton, type OrderButton, openCaseOf, orderButtons } from './order-buttons.ts';
import { RebuyButton } from './rebuy-button.tsx';
import { refundPath } from './refund-path.ts';

interface OrderActionsProps {
  order: Schema<'OrderCard'>;
  /** How many actions are shown, the most likely ones first; all by default. */
  atMost?: number;
  /** The actions that belong to this part of the screen; all by default. */
  only?: readonly OrderButton[];
}

/**
 * What the customer may do with an order now, exactly as the server allows (R4.02). The likeliest action comes last; it
 * is filled if the order waits for it. The address is changed beside the address (features/order-detail).
 */
export function OrderActions({ order, atMost = byLikelihood.length, only = byLikelihood }: OrderActionsProps) {
  const shown = orderButtons(order)
    .filter((button) => only.includes(button))
    .slice(0, atMost);
  const main = mainButton(order);
  if (shown.length === 0) return null;
  return (
    <div className="relative z-10 flex flex-wrap justify-end gap-2">
      {shown.toReversed().map((action) => (
        <Action key={action} action={action} order={order} variant={action === main ? 'primary' : 'quiet'} />
      ))}
    </div>
  );
}

interface ActionProps extends Pick<OrderActionsProps, 'order'> {
  action: OrderButton;
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
function orderActionPath(action: OrderButton, order: Schema<'OrderCard'>): string | undefined {
  switch (action) {
    case 'case':
      return `/refund?case=${openCaseOf(order)}`;
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

const sheets: Partial<Record<OrderButton, React.ComponentType<OrderSheetProps>>> = {
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
    case 'case':
      return <Trans>View case</Trans>;
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
