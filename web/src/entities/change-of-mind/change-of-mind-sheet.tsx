import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { changeOfMindQuote, declareChangeOfMind } from '@meridian/sdk/react';
import { compareMoney } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useIsSessionOver } from '../../session/session.ts';
import { ErrorBox } from '../../ui/alert-box.tsx';
import { CheckBox } from '../../ui/input/check-box.tsx';
import { RadioList } from '../../ui/input/radio-list.tsx';
import { Stepper } from '../../ui/input/stepper.tsx';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { OrderNumber } from '../order/order-number.tsx';

interface ChangeOfMindSheetProps {
  /** The orders that can be undone, the newest first. Later changes of the list do not change what is confirmed. */
  orders: readonly Schema<'OrderCard'>[];
  onClose: () => void;
}

type Picks = Schema<'RefundPick'>[];

const leftOf = ({ change_of_mind_quantity = 0 }: Schema<'OrderItem'>) => change_of_mind_quantity;

const everything = ({ items }: Schema<'OrderCard'>): Picks =>
  items.filter((item) => leftOf(item) > 0).map((item) => ({ order_item_id: item.id, quantity: leftOf(item) }));

/**
 * The statement of a change of mind: what is undone, with everything chosen, what comes back, and the confirmation
 * (Directive 2011/83/EU, Art. 11a). Nothing is typed. The receipt is the case, which opens afterwards.
 */
export function ChangeOfMindSheet({ orders: given, onClose }: ChangeOfMindSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isSessionOver = useIsSessionOver();
  const [orders] = useState(given);
  const [chosen, setChosen] = useState<{ order: Schema<'OrderCard'>; items: Picks }>();
  const [newest] = orders;
  const order = chosen?.order ?? newest;
  const items = chosen?.items ?? (order === undefined ? [] : everything(order));
  const { isUnanswered, sendOrThrow } = useAttempt(declareChangeOfMind, { name: String(order?.id) });
  const isPossible =
    items.length > 0 &&
    items.every(({ order_item_id, quantity }) => {
      const item = order?.items.find(({ id }) => id === order_item_id);
      return item !== undefined && quantity >= 1 && quantity <= leftOf(item);
    });
  const quote = useQuery({
    ...changeOfMindQuote({ order_id: order?.id ?? 0, items: isPossible ? items : [] }),
    enabled: isPossible && !isSessionOver,
    // Another order's money is never shown.
    placeholderData: (last, query) => (query?.queryKey[2].body.order_id === order?.id ? last : undefined),
  });
  if (order === undefined) return null;
  const confirm = async () => {
    const after = Math.max(0, ...order.items.map(({ refund_id }) => refund_id ?? 0));
    const { id } = await sendOrThrow({ order_id: order.id, items }, { after });
    void navigate({ to: '/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}', params: {}, search: { case: id } });
  };
  return (
    <ConfirmSheet
      title={t`Withdraw from the contract`}
      confirmLabel={<Trans context="law: the confirming button">Confirm withdrawal</Trans>}
      disabled={!isPossible || quote.data === undefined || quote.isPlaceholderData}
      onConfirm={confirm}
      onClose={onClose}
    >
      <fieldset className="min-w-0 text-ink">
        <legend className="font-semibold">
          <OrderNumber sn={order.sn} />
        </legend>
        <ul className="divide-y divide-line">
          {order.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              quantity={items.find(({ order_item_id }) => order_item_id === item.id)?.quantity}
              onChange={(quantity) => {
                const others = items.filter(({ order_item_id }) => order_item_id !== item.id);
                const next = quantity === undefined ? others : [...others, { order_item_id: item.id, quantity }];
                setChosen({ order, items: next });
              }}
            />
          ))}
        </ul>
      </fieldset>
      {orders.length > 1 && (
        <details>
          <summary className="min-h-11 content-center rounded-small font-semibold text-brand">
            <Trans>Choose another order</Trans>
          </summary>
          <RadioList
            label={t`Order`}
            options={orders.map((one) => ({ value: String(one.id), text: <OrderName order={one} /> }))}
            selected={String(order.id)}
            onSelect={(id) => {
              const next = orders.find((one) => String(one.id) === id);
              if (next) setChosen({ order: next, items: everything(next) });
            }}
          />
        </details>
      )}
      {isPossible && quote.data !== undefined && <Consequences quote={quote.data} shop={order.shop.name} />}
      {quote.error !== null && <ErrorBox error={quote.error} onReconnect={() => void quote.refetch()} />}
      {isUnanswered && (
        <p>
          <Trans>Your statement may have arrived. Try again: it never counts twice.</Trans>
        </p>
      )}
    </ConfirmSheet>
  );
}

/** An order among others: its first item and its number. */
function OrderName({ order }: { order: Schema<'OrderCard'> }) {
  const { capitalDay } = useFormats();
  const { sn, items, created_at } = order;
  return (
    <span className="block py-1.5 text-14">
      <bdi className="line-clamp-1">{items[0]?.name}</bdi>
      <span className="block text-12 text-ink-2">
        <SeparatedList
          items={[
            <bdi key="sn" translate="no" className="tabular">
              {sn}
            </bdi>,
            capitalDay(created_at),
            <Plural key="items" value={order.quantity} one="# item" other="# items" />,
          ]}
        />
      </span>
    </span>
  );
}

interface ItemRowProps {
  item: Schema<'OrderItem'>;
  /** The chosen pieces; undefined while the item is not chosen. */
  quantity: number | undefined;
  onChange: (quantity: number | undefined) => void;
}

function ItemRow({ item, quantity, onChange }: ItemRowProps) {
  const { t } = useLingui();
  const { name, picture, category_code } = item;
  const left = leftOf(item);
  if (left === 0) return null;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2.5">
      <label className="flex min-w-0 flex-[1_1_10rem] items-center gap-3">
        <CheckBox
          checked={quantity !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? left : undefined)}
        />
        <ProductImage src={picture} alt="" tint={category_code} className="size-12 shrink-0 rounded-box p-1" />
        <span dir="auto" className="line-clamp-2 min-w-0">
          {name}
        </span>
      </label>
      {quantity !== undefined && left > 1 && (
        <Stepper
          label={t`Quantity of ${name}`}
          value={quantity}
          max={left}
          onChange={onChange}
          invalid={!(quantity >= 1 && quantity <= left)}
        />
      )}
    </li>
  );
}

/** What comes back and when, and what the statement ends. */
function Consequences({ quote, shop }: { quote: Schema<'ChangeOfMindQuote'>; shop: string }) {
  const { type, goods, discount, freight, amount } = quote;
  const parts: (MoneyRow & { amount: string })[] = [
    { key: 'goods', label: <Trans>Price of the items</Trans>, amount: goods },
    { key: 'discount', label: <Trans>Share of the discount</Trans>, amount: discount, sign: '-' },
    { key: 'freight', label: <Trans>Shipping</Trans>, amount: freight },
  ];
  return (
    <>
      <div className="rounded-box bg-well p-3.5 text-ink">
        <MoneyRows
          rows={[
            ...parts.filter((part) => compareMoney(part.amount, '0.00') > 0),
            { key: 'amount', label: <Trans>You get back</Trans>, amount, isTotal: true },
          ]}
        />
      </div>
      <p>
        {type === 'refund_only' ? (
          <>
            <Trans>These items are not shipped, and the money is in your balance at once.</Trans>{' '}
            <Trans>If nothing is left to ship, the order is cancelled.</Trans>
          </>
        ) : (
          <Trans>Send the items back to {shop} within 14 days. The money follows once they have arrived.</Trans>
        )}
      </p>
      <p>
        <Trans>
          You need no reason, and you get a receipt here. You can then no longer review these items or request a refund
          for them, or escalate or repeat an earlier request for them.
        </Trans>
      </p>
    </>
  );
}
