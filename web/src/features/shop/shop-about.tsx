import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';

/** The shop's scores of the last 180 days, its description, opening date and trade licence. */
export function ShopAbout({ shop }: { shop: Schema<'Shop'> }) {
  const { date } = useFormats();
  return (
    <div className="flex flex-col gap-4">
      <Scores scores={shop.scores} />
      <dl className="divide-y divide-line rounded-card bg-card px-4 text-14">
        {shop.description !== '' && (
          <Detail name={<Trans>Description</Trans>}>
            <span dir="auto" className="whitespace-pre-line">
              {shop.description}
            </span>
          </Detail>
        )}
        <Detail name={<Trans>Open since</Trans>}>{date(shop.opened_at)}</Detail>
        {shop.licence !== null && (
          <Detail name={<Trans>Business licence</Trans>}>
            <bdi translate="no">{shop.licence}</bdi>
          </Detail>
        )}
      </dl>
    </div>
  );
}

function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Scores({ scores }: { scores: Schema<'ShopScores'> }) {
  const heading = useId();
  const { category } = scores;
  const name = category?.name;
  return (
    <section aria-labelledby={heading} className="rounded-card bg-card p-4">
      <h2 id={heading} className="text-16 font-semibold">
        <Trans>Ratings</Trans>
      </h2>
      {/* Scores are never shown without the number of reviews behind them. */}
      <p className="mt-0.5 text-12 text-ink-2">
        {scores.sample === 0 ? (
          <Trans>No reviews in the last 180 days.</Trans>
        ) : (
          <Plural
            value={scores.sample}
            one="From # review of the last 180 days"
            other="From # reviews of the last 180 days"
          />
        )}
      </p>
      {scores.sample > 0 && (
        <>
          <dl className="mt-3 flex flex-col gap-3">
            <Score name={<Trans>Products</Trans>} value={scores.product} average={category?.product} />
            <Score name={<Trans>Service</Trans>} value={scores.service} average={category?.service} />
            <Score name={<Trans>Delivery</Trans>} value={scores.postage} average={category?.postage} />
          </dl>
          {category !== null && (
            <p className="mt-3 flex items-center gap-2 text-12 text-ink-2">
              <AverageMark />
              <span>
                <Trans>
                  Average for {name}, from <Plural value={category.sample} one="# review" other="# reviews" />
                </Trans>
              </span>
            </p>
          )}
        </>
      )}
    </section>
  );
}

const MAX_SCORE = 5;

const share = (score: number) => `${(score / MAX_SCORE) * 100}%`;

interface ScoreProps {
  name: ReactNode;
  /** The shop's score. */
  value: number | null;
  /** The category's average; undefined if unknown. */
  average: number | undefined;
}

/** A score as a bar with a mark at the category's average, and both as numbers. */
function Score({ name, value, average }: ScoreProps) {
  const { score } = useFormats();
  if (value === null) return null;
  return (
    <div className="grid grid-cols-[minmax(4.5rem,auto)_1fr_auto] items-center gap-x-3 text-14">
      <dt className="text-ink-2">{name}</dt>
      <dd aria-hidden className="relative h-1.5 rounded-full bg-well">
        <span className="block h-full rounded-full bg-brand" style={{ inlineSize: share(value) }} />
        {average !== undefined && (
          <span
            className="absolute -top-1 -translate-x-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: share(average) }}
          >
            <AverageMark />
          </span>
        )}
      </dd>
      <dd className="tabular text-end">
        <span className="font-semibold">{score(value)}</span>
        {average !== undefined && (
          <span className="text-12 text-ink-2">
            {' '}
            <Trans>average {score(average)}</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}

/** The mark of the average, on a bar or in the legend. */
function AverageMark() {
  return <span aria-hidden className="block h-3.5 w-0.75 shrink-0 rounded-full bg-ink" />;
}
