import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';

interface ProductRatingProps {
  soldOut: boolean;
  /** From 1 to 5; null without reviews. */
  score: number | null;
  sales: number;
  /** Percent; shown in place of the score, unless it is null for want of reviews. */
  favourableRate?: number | null;
}

/** Score and sales in one line; “Sold out” for a sold-out product; nothing for one without sales. */
export function ProductRating({ soldOut, score: average, sales, favourableRate }: ProductRatingProps) {
  const { score, compact, percent } = useFormats();
  if (soldOut) return <Trans>Sold out</Trans>;
  if (sales === 0) return null;
  if (favourableRate !== undefined && favourableRate !== null) {
    return (
      <Trans>
        {compact(sales)} sold · {percent(favourableRate)} favourable
      </Trans>
    );
  }
  if (favourableRate === undefined && average !== null) {
    return (
      <Trans>
        {score(average)} · {compact(sales)} sold
      </Trans>
    );
  }
  return <Trans>{compact(sales)} sold</Trans>;
}
