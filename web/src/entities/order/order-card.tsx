import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNextStep, type ServerClock } from './order-next-step.tsx';
import { OrderStatusWord } from './order-status-word.tsx';

interface OrderCardProps {
  order: Schema<'OrderCard'>;
  clock: ServerClock;
  /** Hides the actions, where the card is an option to choose. */
  plain?: boolean;
}

/** How many buttons a card has; the order's own screen shows all. */
const MAX_ACTIONS = 2;

/** An order in a list. The whole card links to the order. */
export function OrderCard({ order, clock, plain = false }: OrderCardProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <article className="press relative flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-[9rem] items-center gap-2.5">
          <Avatar picture={order.shop.logo} initials={order.shop.initials} kind="shop" size="small" />
          <h3 dir="auto" className="line-clamp-2 min-w-0 text-14 font-semibold">
            <Link
              to="/orderInfo/{-$id}"
              params={{ id: String(order.id) }}
              aria-label={t`${order.shop.name}, order ${order.sn}`}
              className="covers-card"
              translate="no"
            >
              {order.shop.name}
            </Link>
          </h3>
        </div>
        <p className="shrink-0 text-14">
          <OrderStatusWord status={order.status} />
        </p>
      </div>
      <p className="-mt-1.5 text-12 text-ink-2 empty:hidden">
        <OrderNextStep order={order} clock={clock} />
      </p>
      {order.items.length === 1 ? <OrderItems items={order.items} /> : <ItemPictures items={order.items} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-12 text-ink-2">
        <SeparatedList
          items={[
            <bdi key="sn" translate="no">
              {order.sn}
            </bdi>,
            <Plural key="pieces" value={order.quantity} one="# item" other="# items" />,
          ]}
        />
        <p>
          <Trans>
            Total{' '}
            <span className="tabular text-16 font-semibold text-ink" translate="no">
              {money(order.total_amount)}
            </span>
          </Trans>
        </p>
      </div>
      {!plain && <OrderActions order={order} atMost={MAX_ACTIONS} />}
    </article>
  );
}

const MAX_PICTURES = 4;

/** The pictures of several items, with their names for screen readers. */
function ItemPictures({ items }: Pick<Schema<'OrderCard'>, 'items'>) {
  const { count } = useFormats();
  const rest = items.length - MAX_PICTURES;
  return (
    <ul className="flex flex-wrap gap-2">
      {items.slice(0, MAX_PICTURES).map((item) => (
        <li key={item.id}>
          <ProductImage
            src={item.picture}
            alt={item.name}
            tint={item.category_code}
            className="size-18 rounded-box p-2"
          />
        </li>
      ))}
      {rest > 0 && (
        <li className="grid size-18 place-items-center rounded-box bg-well text-14 font-semibold text-ink-2">
          +{count(rest)}
        </li>
      )}
    </ul>
  );
}

export function OrderCardSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3 rounded-card bg-card p-4">
      <SkeletonBlocks
        className="flex items-center gap-2.5"
        sizes={['size-7 rounded-small', 'h-4 w-2/5', 'ms-auto h-4 w-1/5']}
      />
      <div className="skeleton -mt-1 h-3.5 w-3/5" />
      <div className="flex gap-3">
        <div className="skeleton size-18 rounded-box" />
        <SkeletonBlocks className="flex flex-1 flex-col gap-2 py-1" sizes={['h-3.5 w-11/12', 'h-3 w-1/3']} />
      </div>
      <div className="skeleton h-5 w-full" />
      <SkeletonBlocks className="flex justify-end gap-2" sizes={['h-11 w-26 rounded-full', 'h-11 w-32 rounded-full']} />
    </div>
  );
}
