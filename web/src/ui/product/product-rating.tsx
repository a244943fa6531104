import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../icon/icon.tsx';

interface ProductRatingProps {
  soldOut: boolean;
  /** From 1 to 5; null without reviews. */
  score: number | null;
  sales: number;
  /** In percent; replaces the score, unless it is null because there are no reviews. */
  favourableRate?: number | null;
}

/** The score with a star, and the sales, in one line; “Sold out” if sold out; empty without sales. */
export function ProductRating({ soldOut, score: average, sales, favourableRate }: ProductRatingProps) {
  const { score, compact, percent } = useFormats();
  if (soldOut) return <Trans>Sold out</Trans>;
  if (sales === 0) return null;
  if (favourableRate !== undefined && favourableRate !== null) {
    return (
      <Trans>
        {compact(sales)} sold · {percent(favourableRate)} positive
      </Trans>
    );
  }
  if (favourableRate === undefined && average !== null) {
    return (
      <>
        <Icon name="star" filled className="me-[0.25em] inline-block size-[1em] align-[-0.1em] text-waiting" />
        <Trans>
          {score(average)} · {compact(sales)} sold
        </Trans>
      </>
    );
  }
  return <Trans>{compact(sales)} sold</Trans>;
}
