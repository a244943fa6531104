import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stars } from '../../ui/product/stars.tsx';

interface RatingSummaryProps {
  summary: Schema<'ReviewSummary'>;
  /** The score by which the list is filtered. */
  score?: number | undefined;
  /** Filters by a score, or removes that filter; without it the bars are no buttons. */
  onScore?: (score: number | undefined) => void;
}

/** The average score, the number of reviews, and a histogram of the scores whose bars filter the list. */
export function RatingSummary({ summary, score: selected, onScore }: RatingSummaryProps) {
  const { score } = useFormats();
  const { average, count, histogram } = summary;
  if (average === null) return null;
  const max = Math.max(...histogram.map((row) => row.count));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-card p-4">
      <div className="flex flex-col items-center gap-1">
        <span className="tabular text-28 font-semibold">{score(average)}</span>
        <Stars score={Math.round(average)} />
        <span className="text-12 text-ink-2">
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      </div>
      <ul className="min-w-0 flex-1 basis-[10rem]">
        {histogram.map((row) => (
          <li key={row.score}>
            {onScore === undefined ? (
              <Bar row={row} max={max} className="min-h-6 text-ink-2" />
            ) : (
              <BarButton row={row} max={max} selected={selected === row.score} onScore={onScore} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  row: Schema<'ScoreCount'>;
  max: number;
}

interface BarButtonProps extends BarProps {
  selected: boolean;
  onScore: (score: number | undefined) => void;
}

function BarButton({ row, max, selected, onScore }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={() => onScore(selected ? undefined : row.score)}
      className="press block w-full rounded-full"
    >
      <Bar
        row={row}
        max={max}
        className={classNames('min-h-11', selected ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2')}
      />
    </button>
  );
}

function Bar({ row, max, className }: BarProps & { className: string }) {
  const { count } = useFormats();
  return (
    <span className={classNames('flex items-center gap-2 rounded-full px-2 text-12', className)}>
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

/** How many of all reviews the list below has. */
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
