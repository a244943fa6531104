import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';

interface ReviewFiguresProps {
  summary: Schema<'ReviewSummary'>;
  /** The stars that are asked for at present. */
  score?: number | undefined;
  /** Asks for the reviews with so many stars, or for all again; without it the bars only show. */
  onScore?: (score: number | undefined) => void;
}

/** All reviews in figures: the average, from how many, and how many gave each score. A press on a bar asks for those. */
export function RatingSummary({ summary, score: asked, onScore }: ReviewFiguresProps) {
  const { score } = useFormats();
  const { average, count, histogram } = summary;
  if (average === null) return null;
  const most = Math.max(...histogram.map((row) => row.count));
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
              <Bar row={row} most={most} className="min-h-6 text-ink-2" />
            ) : (
              <BarButton row={row} most={most} selected={asked === row.score} onScore={onScore} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  row: Schema<'ScoreCount'>;
  most: number;
}

interface BarButtonProps extends BarProps {
  selected: boolean;
  onScore: (score: number | undefined) => void;
}

function BarButton({ row, most, selected, onScore }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={() => onScore(selected ? undefined : row.score)}
      className="press block w-full rounded-full"
    >
      <Bar
        row={row}
        most={most}
        className={classNames('min-h-11', selected ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2')}
      />
    </button>
  );
}

function Bar({ row, most, className }: BarProps & { className: string }) {
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
        <span className="block h-full rounded-full bg-waiting" style={{ inlineSize: `${(row.count / most) * 100}%` }} />
      </span>
      <span aria-hidden className="tabular min-w-[2em] text-end">
        {count(row.count)}
      </span>
    </span>
  );
}

/** How many of all reviews the list below holds. */
export function ReviewSample({ shown, of }: { shown: number; of: number }) {
  const { count } = useFormats();
  return (
    <p role="status" className="text-14 text-ink-2">
      <Trans>
        {count(shown)} of {count(of)} reviews
      </Trans>
    </p>
  );
}
