import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { orderQuery } from '@meridian/sdk/react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { useSession } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemHeading } from './item-heading.tsx';
import { orderReviewsQuery } from './order-reviews-query.ts';
import { ReviewForm, type ReviewFormHandle } from './review-form.tsx';
import { ReviewsDone } from './reviews-done.tsx';
import { WrittenReview } from './written-review.tsx';

const invalidField = 'input[aria-invalid="true"], textarea[aria-invalid="true"]';

/** The items of one order that can be reviewed or have a review. */
export function OrderReviews({ orderId }: { orderId: number }) {
  const [{ data: order }, { data: reviews }] = useSuspenseQueries({
    queries: [orderQuery(orderId), orderReviewsQuery(orderId)],
  });
  return reviews.list.length === 0 ? <NotReviewable order={order} /> : <Reviews order={order} list={reviews.list} />;
}

/**
 * A form for each item without a review, and the existing reviews. Reads no query itself: a screen whose session has
 * ended stays until the login has loaded.
 */
function Reviews({ order, list: rows }: { order: Schema<'Order'>; list: readonly Schema<'MyReview'>[] }) {
  // The server's answers, until the list has been fetched again.
  const [answers, setAnswers] = useState<ReadonlyMap<number, Schema<'Review'>>>(new Map());
  const [hasPublished, setPublished] = useState(false);
  const [isSending, setSending] = useState(false);
  const forms = useRef(new Map<number, ReviewFormHandle>());
  const list = useRef<HTMLUListElement>(null);
  const isShown = useIsShown();
  const session = useSession();

  const items = rows.map(({ order_item, review }) => ({
    item: order_item,
    review: answers.get(order_item.order_item_id) ?? review,
  }));
  const pending = items.filter(({ review }) => review === null);
  const keep = (orderItemId: number) => (review: Schema<'Review'>) =>
    setAnswers((before) => new Map(before).set(orderItemId, review));

  /** Sends each review separately, so that one refusal does not lose the others. The end of the session ends it. */
  const publish = async () => {
    const all = [...forms.current.values()];
    const started = all.filter((form) => form.isStarted());
    const sent = started.length > 0 ? started : all.slice(0, 1);
    setSending(true);
    let published = 0;
    for (const form of sent) {
      if (await form.submit()) published += 1;
      if (session.isOver()) break;
    }
    setSending(false);
    if (published > 0) {
      setPublished(true);
      toasts.done(successMessages.saveSuccess);
    }
    if (!isShown()) return;
    if (published === sent.length) window.scrollTo({ top: 0 });
    // The errors are rendered a moment later; until then, the last form that was submitted has the focus.
    else afterPaint(() => list.current?.querySelector<HTMLElement>(invalidField)?.focus());
  };

  return (
    <>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6">
        {hasPublished && <ReviewsDone order={order} pending={pending.length} />}
        <ul ref={list} className="flex flex-col gap-3">
          {items.map(({ item, review }) => {
            const { order_item_id } = item;
            return (
              <li key={order_item_id} className="flex flex-col gap-4 rounded-card bg-card p-4">
                <ItemHeading item={item} />
                {review === null ? (
                  <ReviewForm
                    ref={(handle) => {
                      if (handle === null) forms.current.delete(order_item_id);
                      else forms.current.set(order_item_id, handle);
                    }}
                    item={item}
                    onPublished={keep(order_item_id)}
                  />
                ) : (
                  <WrittenReview orderItemId={order_item_id} review={review} onAppended={keep(order_item_id)} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {pending.length > 0 && (
        <div className="sticky bottom-0 z-30 mt-auto border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
          <Button wide busy={isSending} onClick={() => void publish()}>
            {pending.length === 1 ? <Trans>Publish review</Trans> : <Trans>Publish reviews</Trans>}
          </Button>
          <p className="mt-2 text-center text-12 text-ink-2">
            {pending.length === 1 ? (
              <Trans>Anyone can read your review. You cannot edit it, but you can add to it once.</Trans>
            ) : (
              <Trans>Anyone can read your reviews. You can write the rest later.</Trans>
            )}
          </p>
        </div>
      )}
    </>
  );
}

/** Why nothing of an order can be reviewed, by fulfilment. */
const reasons: Partial<Record<number, ReactNode>> = {
  0: <Trans>You can review this order once it is paid and you have received it.</Trans>,
  1: <Trans>You can review this order once it arrives. It has not shipped yet.</Trans>,
  2: <Trans>You can review this order once you confirm receipt.</Trans>,
  [-1]: <Trans>This order was cancelled, so there is nothing to review.</Trans>,
};

function NotReviewable({ order }: { order: Schema<'Order'> }) {
  const { fulfilment, id } = order;
  return (
    <EmptyState
      icon="star"
      title={
        reasons[fulfilment] ?? (
          <Trans>Everything in this order was refunded or is in a refund case, so it cannot be reviewed.</Trans>
        )
      }
      action={
        <LinkButton to="/orderInfo/{-$id}" params={{ id: String(id) }} size="medium">
          <Trans>View order</Trans>
        </LinkButton>
      }
    />
  );
}
