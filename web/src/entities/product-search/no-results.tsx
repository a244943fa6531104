import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { HomeLink } from '../../navigation/home-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { activeFacets, type FacetName, type ProductSearch } from './product-search.ts';
import { RelaxFilters } from './relax-filters.tsx';

interface NoResultsProps {
  search: ProductSearch;
  scope?: ProductSearch | undefined;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
  onAll: () => void;
}

/** The empty state of a product search: which filter to remove, and how many products would match then. */
export function NoResults({ search, scope, shops, onRemove, onAll }: NoResultsProps) {
  const isFiltered = activeFacets(search).length > 0;
  return (
    <>
      <EmptyState
        scene="search"
        title={
          isFiltered ? <Trans>No products match these filters.</Trans> : <Trans>There are no products here yet.</Trans>
        }
        action={
          isFiltered ? (
            <Button variant="quiet" size="medium" onClick={onAll}>
              {scope === undefined ? <Trans>Show all products</Trans> : <Trans>Remove all filters</Trans>}
            </Button>
          ) : (
            <HomeLink />
          )
        }
      />
      {isFiltered && <RelaxFilters search={search} scope={scope} shops={shops} onRemove={onRemove} />}
    </>
  );
}
