import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { liveOrderQuery } from '@meridian/sdk/flows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIsConfigAwaited } from '../../entities/config/use-is-config-awaited.ts';
import { OrderActions } from '../../entities/order/order-actions.tsx';
import { mainButton, type OrderButton } from '../../entities/order/order-buttons.ts';
import { OrderNextStep } from '../../entities/order/order-next-step.tsx';
import { orderStatusWord } from '../../entities/order/order-status.ts';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { ItemsCard } from './items-card.tsx';
import { LogisticsSection } from './logistics-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLayout, OrderSkeleton } from './order-layout.tsx';
import { SumsCard } from './order-sums.tsx';
import { Receipt } from './receipt.tsx';
import { UndoOrder } from './undo-order.tsx';

/** One order. Another customer's order counts as not found. */
export function OrderPage({ orderId }: { orderId: number }) {
  return (
    <PageErrorBoundary
      errorBar={<ScreenBar parent="/order" />}
      notFound={{ reason: 'order_not_found', screen: <OrderNotFound /> }}
      skeleton={<OrderSkeleton />}
    >
      <Order orderId={orderId} />
    </PageErrorBoundary>
  );
}

function Order({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const { data: order, dataUpdatedAt: receivedAt } = useSuspenseQuery(liveOrderQuery(orderId));
  if (useIsConfigAwaited()) return <OrderSkeleton />;
  return (
    <>
      <ScreenBar
        parent="/order"
        actions={
          <LinkIconButton
            to="/service"
            search={{ shop: order.shop.id, order: order.id }}
            icon="message"
            iconSize={22}
            label={t`Message the shop`}
          />
        }
      />
      <OrderLayout
        main={
          <>
            <StatusHeader order={order} receivedAt={receivedAt} />
            <LogisticsSection order={order} />
            <ItemsCard order={order} />
            <UndoOrder order={order} />
          </>
        }
        aside={
          <>
            <SumsCard order={order} />
            <DeliveryAddress order={order} />
            <OrderFacts order={order} />
          </>
        }
        bar={<OrderActions order={order} only={barActions(order)} />}
      />
      <Receipt order={order} />
    </>
  );
}

/**
 * The actions of the bar. The others are beside the status, the address and the items; the parcels are on screen
 * already. Buying again is an action of the bar only if the order does not wait for the customer.
 */
const barActions = (order: Schema<'Order'>): OrderButton[] => {
  const own: OrderButton[] = ['case', 'pay', 'cancel', 'confirm', 'refund', 'review'];
  return mainButton(order) === undefined ? [...own, 'buy_again'] : own;
};

/** Shown when the customer has no order with this id, or the URL has no valid id. */
export function OrderNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState title={t`Order`} parent="/order" icon="order" message={<Trans>We could not find this order.</Trans>}>
      <LinkButton to="/order" size="medium">
        <Trans>View my orders</Trans>
      </LinkButton>
    </NotFoundState>
  );
}

interface StatusHeaderProps {
  order: Schema<'Order'>;
  /** When the order was received, on the device's clock. */
  receivedAt: number;
}

/** The status of the order, what happens next, and by when. */
function StatusHeader({ order, receivedAt }: StatusHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header className="pb-1">
      {/* Screen readers announce a change of status while the order is on screen. */}
      <div role="status">
        <h2 className="text-28 font-semibold">{orderStatusWord(order.status, i18n)}</h2>
      </div>
      <p className="mt-1 text-14 text-ink-2 empty:hidden">
        <OrderNextStep order={order} clock={{ serverTime: order.server_time, receivedAt }} />
      </p>
      <div className="mt-2 flex empty:hidden">
        <OrderActions order={order} only={['extend_receipt']} />
      </div>
    </header>
  );
}
