import { Trans } from '@lingui/react/macro';
import { useFormats } from '../i18n/formats.ts';

interface ProductStandingProps {
  soldOut: boolean;
  /** From 1 to 5; null while nobody has reviewed it. */
  score: number | null;
  sales: number;
  /** Percent, null while nobody has reviewed it; said in place of the score where a ranking goes by it. */
  favourableRate?: number | null;
}

/**
 * What others say of a product, in one quiet line; that it is sold out comes before all of it. Of one that nobody has
 * bought yet there is nothing to say.
 */
export function ProductRating({ soldOut, score: average, sales, favourableRate }: ProductStandingProps) {
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
