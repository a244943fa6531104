import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type ProductSearch, withoutFacet } from './product-search.ts';

interface ReversedRangeProps {
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}

/** Replaces the results of a link whose lowest price is above its highest: shows the range, and what it may mean. */
export function ReversedRange({ search, onSearch }: ReversedRangeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { min = '0.00', max = '0.00' } = search;
  return (
    <EmptyState
      scene="search"
      title={
        <Trans>
          The lowest price, {money(min)}, is above the highest, {money(max)}.
        </Trans>
      }
      action={
        <>
          <Button size="medium" onClick={() => onSearch({ ...search, min: max, max: min })}>
            {t`${money(max)} to ${money(min)}`}
          </Button>
          <Button variant="quiet" size="medium" onClick={() => onSearch(withoutFacet(search, 'price'))}>
            <Trans>Any price</Trans>
          </Button>
        </>
      }
    />
  );
}
