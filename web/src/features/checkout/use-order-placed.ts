import type { DataOf } from '@meridian/sdk';
import { useRouter } from '@tanstack/react-router';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useIsAt } from '../../navigation/use-is-at.ts';
import { forgetDraft } from '../../storage/drafts.ts';

/** Replaces the checkout with the payment of the new orders, so that back does not return to a completed checkout. */
export function useOrderPlaced(name: string, onPlaced: () => void) {
  const router = useRouter();
  const isAt = useIsAt();
  return async ({ orders }: DataOf<'createOrder'>) => {
    forgetDraft(name);
    toasts.done(successMessages.createOrderSuccess);
    const href = paymentPath(orders.map(({ id }) => id));
    await router.navigate({ href, replace: isAt('/checkout') });
    onPlaced();
  };
}
