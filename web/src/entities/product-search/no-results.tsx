import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { HomeLink } from '../../navigation/home-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { activeFacets, type FacetName, type ProductSearch } from './product-search.ts';
import { RelaxFilters } from './relax-filters.tsx';

interface NothingFoundProps {
  search: ProductSearch;
  within?: ProductSearch | undefined;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
  onAll: () => void;
}

/** Nothing fits: says which condition to give up, and what that would find. */
export function NoResults({ search, within, shops, onRemove, onAll }: NothingFoundProps) {
  const isFiltered = activeFacets(search).length > 0;
  return (
    <>
      <EmptyState
        icon="search"
        title={
          isFiltered ? <Trans>No product fits all of this.</Trans> : <Trans>There are no products here yet.</Trans>
        }
        action={
          isFiltered ? (
            <Button kind="quiet" size="medium" onClick={onAll}>
              {within === undefined ? <Trans>Show all products</Trans> : <Trans>Remove all filters</Trans>}
            </Button>
          ) : (
            <HomeLink />
          )
        }
      />
      {isFiltered && <RelaxFilters search={search} within={within} shops={shops} onRemove={onRemove} />}
    </>
  );
}
