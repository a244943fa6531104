import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { myReviewList } from '@meridian/sdk/react';
import { Link } from '@tanstack/react-router';
import { ReviewCard } from '../../entities/review/review-card.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { ItemHeading } from './item-heading.tsx';

/** Whether the list shows items that wait for a review, or items that have one. */
type ReviewState = 'pending' | 'written';

/** The customer's items to review, and the customer's reviews. */
export function ReviewListPage({ state, onState }: { state: ReviewState; onState: (state: ReviewState) => void }) {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar title={t`My reviews`} parent="/order" />
      <div className="px-4 pt-1">
        <InfiniteList
          list={myReviewList.pages({ state })}
          label={t`My reviews`}
          layout="rows"
          keyOf={({ order_item }) => order_item.order_item_id}
          row={(mine) => <MyReviewCard mine={mine} />}
          skeleton={<div className={classNames('skeleton rounded-card', state === 'written' ? 'h-44' : 'h-24')} />}
          empty={<NoReviews state={state} />}
        >
          <div className="pb-3">
            <SegmentedControl
              label={t`Show`}
              options={[
                { value: 'pending', text: <Trans>To review</Trans> },
                { value: 'written', text: <Trans>Reviewed</Trans> },
              ]}
              selected={state}
              onSelect={onState}
            />
          </div>
        </InfiniteList>
      </div>
    </>
  );
}

function MyReviewCard({ mine: { order_item, review } }: { mine: Schema<'MyReview'> }) {
  const { date } = useFormats();
  const { order_id, name, received_at } = order_item;
  return (
    <article className="press relative flex flex-col gap-3 rounded-card bg-card p-4">
      <ItemHeading
        item={order_item}
        name={
          <Link to="/comment" search={{ order: order_id }} className="covers-card">
            {name}
          </Link>
        }
      >
        <p className="text-12 text-ink-2">
          <Trans>Received on {date(received_at)}</Trans>
        </p>
        {review === null && (
          <p className="mt-1.5 text-14 font-semibold text-brand">
            <Trans>Write a review</Trans>
          </p>
        )}
      </ItemHeading>
      {review !== null && <ReviewCard review={review} isBrief />}
    </article>
  );
}

function NoReviews({ state }: { state: ReviewState }) {
  return state === 'pending' ? (
    <EmptyState
      scene="parcel"
      title={<Trans>Nothing to review.</Trans>}
      detail={<Trans>You can review what you have received here.</Trans>}
      action={
        <LinkButton to="/order" size="medium">
          <Trans>View my orders</Trans>
        </LinkButton>
      }
    />
  ) : (
    <EmptyState scene="parcel" title={<Trans>You have not written a review yet.</Trans>} />
  );
}
