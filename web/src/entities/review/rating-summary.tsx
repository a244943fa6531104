import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stars } from '../../ui/product/stars.tsx';

/** The average score, the number of reviews, and a histogram of the scores. */
export function RatingSummary({ summary }: { summary: Schema<'ReviewSummary'> }) {
  const { score } = useFormats();
  const { average, count, histogram } = summary;
  if (average === null) return null;
  const max = Math.max(...histogram.map((row) => row.count));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-card p-4">
      <div className="flex flex-col items-center gap-1">
        <span className="tabular text-28 font-semibold">{score(average)}</span>
        <Stars score={average} />
        <span className="text-12 text-ink-2">
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      </div>
      <ul className="min-w-0 flex-1 basis-[10rem]">
        {histogram.map((row) => (
          <li key={row.score}>
            <Bar row={row} max={max} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ row, max }: { row: Schema<'ScoreCount'>; max: number }) {
  const { count } = useFormats();
  return (
    <span className="flex min-h-6 items-center gap-2 px-2 text-12 text-ink-2">
      <span className="sr-only">
        <Trans>
          {row.score} of 5 stars: {count(row.count)}
        </Trans>
      </span>
      <span aria-hidden className="tabular flex items-center gap-0.5">
        {count(row.score)} <Icon name="star" size={14} filled className="text-waiting" />
      </span>
      <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-well">
        <span className="block h-full rounded-full bg-waiting" style={{ inlineSize: `${(row.count / max) * 100}%` }} />
      </span>
      <span aria-hidden className="tabular min-w-[2em] text-end">
        {count(row.count)}
      </span>
    </span>
  );
}

/** How many of all reviews the list below shows. */
export function ReviewCount({ shown, total }: { shown: number; total: number }) {
  const { count } = useFormats();
  return (
    <p role="status" className="text-14 text-ink-2">
      <Trans>
        {count(shown)} of {count(total)} reviews
      </Trans>
    </p>
  );
}
