import type { Schema } from '@meridian/sdk';
import { refundQuoteQuery } from '@meridian/sdk/react';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useIsSessionOver } from '../../session/session.ts';
import type { RefundValues } from './refund-form-schema.ts';

/** The query for what an order allows at all: every item, with all pieces left. */
export const wholeOrderQuote = ({ id, items }: Pick<Schema<'Order'>, 'id' | 'items'>) =>
  refundQuoteQuery({
    order_id: id,
    type: 'refund_only',
    product_status: 'not_received',
    items: items.map((item) => ({ order_item_id: item.id, quantity: Math.max(1, item.refundable_quantity) })),
  });

interface Asked {
  order: Schema<'Order'>;
  options: readonly Schema<'RefundOption'>[];
  values: Pick<RefundValues, 'items' | 'type' | 'product_status'>;
}

/**
 * The server's quote for the current choices; undefined while they are incomplete or impossible. After a change of
 * choices, the last quote stays until the new one arrives; `isRecalculating` marks it as stale, or the
 * first one as not there yet.
 */
export function useRefundQuote({ order, options, values }: Asked) {
  const { items, type, product_status } = values;
  const option = options.find((one) => one.type === type && one.product_status === product_status);
  const isPossible = items.every(({ order_item_id, quantity }) => {
    const left = order.items.find(({ id }) => id === order_item_id)?.refundable_quantity ?? 0;
    return Number.isInteger(quantity) && quantity >= 1 && quantity <= left;
  });
  const isAsked = option !== undefined && items.length > 0 && isPossible;
  const isSessionOver = useIsSessionOver();
  const { data, isPlaceholderData, isPending } = useQuery({
    ...refundQuoteQuery({
      order_id: order.id,
      type: option?.type ?? 'refund_only',
      product_status: option?.product_status ?? 'not_received',
      items: isAsked ? [...items].sort((a, b) => a.order_item_id - b.order_item_id) : [],
    }),
    enabled: isAsked && !isSessionOver,
    placeholderData: keepPreviousData,
  });
  return { quote: isAsked ? data : undefined, isRecalculating: isAsked && (isPlaceholderData || isPending) };
}

/**
 * Keeps the amount at the maximum until the customer types another amount; blank while there is no quote, as after one
 * that failed. A typed amount stays, and is validated against each new maximum; a link's stays up to the maximum.
 */
export function useAmountOfQuote(form: Form<RefundValues>, maxAmount: string | undefined, linked: string): void {
  const { amount } = useFormats();
  const last = useRef('');
  const follow = useEffectEvent(() => {
    const max = maxAmount === undefined ? '' : amount(maxAmount);
    const wasChecked = form.formState.isSubmitted || form.formState.errors.amount !== undefined;
    // An amount that the form itself blanks is no mistake of the customer's.
    const shouldValidate = wasChecked && maxAmount !== undefined;
    const shown = form.getValues('amount');
    if (shown === last.current || (shown === linked && isMore(linked, maxAmount)))
      form.setValue('amount', max, { shouldValidate });
    else if (wasChecked) void form.trigger('amount');
    last.current = max;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another maximum changes the amount
  useEffect(() => follow(), [maxAmount]);
}

const isMore = (text: string, max: string | undefined): boolean => {
  const amount = parseMoneyInput(text);
  return amount !== undefined && max !== undefined && compareMoney(amount, max) > 0;
};

/** Selects the only option where there is no alternative, and clears choices that no longer fit the others. */
export function useOnlyChoice(form: Form<RefundValues>, options: readonly Schema<'RefundOption'>[]): void {
  const [status, type, reason] = [form.watch('product_status'), form.watch('type'), form.watch('reason')];
  const settle = useEffectEvent(() => {
    // A choice made here clears an error that was shown at its field.
    const checked = { shouldValidate: form.formState.isSubmitted };
    const statuses = new Set(options.map(({ product_status }) => product_status));
    const [onlyStatus] = statuses;
    if (statuses.size === 1 && onlyStatus !== undefined && status !== onlyStatus) {
      form.setValue('product_status', onlyStatus, checked);
      return;
    }
    const fitting = options.filter(({ product_status }) => product_status === status);
    if (fitting.length === 0) return;
    const [only] = fitting;
    const isFitting = fitting.some((option) => option.type === type);
    if (fitting.length === 1 && only !== undefined && type !== only.type) form.setValue('type', only.type, checked);
    else if (!isFitting && type !== '') form.setValue('type', '');
    const reasons = fitting.find((option) => option.type === type)?.reasons;
    if (reason !== '' && reasons !== undefined && !reasons.some(({ id }) => String(id) === reason)) {
      form.setValue('reason', '');
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled after each choice, and when the order changes
  useEffect(() => settle(), [status, type, reason, options]);
}
