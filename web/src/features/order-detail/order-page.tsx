import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { liveOrderQuery } from '@meridian/sdk/flows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIsConfigAwaited } from '../../entities/config/use-is-config-awaited.ts';
import { OrderActions } from '../../entities/order/order-actions.tsx';
import { mainButton, type OrderButton } from '../../entities/order/order-buttons.ts';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { ItemsCard } from './items-card.tsx';
import { LogisticsSection } from './logistics-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import { SumsCard } from './order-sums.tsx';
import { Receipt } from './receipt.tsx';
import { StatusHeader } from './status-header.tsx';
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
      {/* In a wide window the sums and the actions stand beside the items. */}
      <div className="flex grow flex-col gap-3 pt-1 wide:flex-row wide:items-start">
        <div className="flex min-w-0 flex-col gap-3 px-4 wide:grow wide:pe-0 wide:pb-4">
          <StatusHeader order={order} receivedAt={receivedAt} />
          <LogisticsSection order={order} />
          <ItemsCard order={order} />
          <UndoOrder order={order} />
        </div>
        <div className="contents wide:sticky wide:top-[calc(var(--top-bar)+var(--safe-top)+4px)] wide:flex wide:w-84 wide:shrink-0 wide:flex-col wide:gap-3 wide:pe-4">
          <div className="flex grow flex-col gap-3 px-4 pb-4 wide:px-0 wide:pb-0">
            <SumsCard order={order} />
            <DeliveryAddress order={order} />
            <OrderFacts order={order} />
          </div>
          <div className="sticky bottom-0 z-30 border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))] empty:hidden *:*:grow wide:rounded-card wide:border-0 wide:py-4">
            <OrderActions order={order} only={barActions(order)} />
          </div>
        </div>
      </div>
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

function OrderSkeleton() {
  return (
    <>
      <ScreenBar parent="/order" />
      <SkeletonBlocks
        className="flex flex-col gap-3 px-4 pt-1 wide:pe-88"
        sizes={['h-9 w-2/5', '-mt-1.75 mb-1 h-5 w-4/5', 'h-72 rounded-card', 'h-72 rounded-card', 'h-28 rounded-card']}
      />
    </>
  );
}
