import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../icon/icon.tsx';

interface ProductRatingProps {
  soldOut: boolean;
  /** From 1 to 5; null without reviews. */
  score: number | null;
  sales: number;
  /** In percent, null without reviews. It replaces score and sales in a ranking, whose order comes from other sales. */
  favourableRate?: number | null;
}

/** The score with a star, and the sales, in one line; “Sold out” if sold out. In a ranking, the rate, if there is one. */
export function ProductRating({ soldOut, score: average, sales, favourableRate }: ProductRatingProps) {
  const { score, compact, percent } = useFormats();
  if (soldOut) return <Trans>Sold out</Trans>;
  if (favourableRate !== undefined) {
    return favourableRate === null ? null : <Trans>{percent(favourableRate)} positive</Trans>;
  }
  if (sales === 0) return null;
  if (average !== null) {
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
