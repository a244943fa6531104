import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { HomeLink } from '../../shell/home-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FewerFilters } from './fewer-filters.tsx';
import { activeFacets, type FacetName, type ProductSearch } from './product-search.ts';

interface NothingFoundProps {
  search: ProductSearch;
  within?: ProductSearch | undefined;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
  onAll: () => void;
}

/** Nothing fits: says which condition to give up, and what that would find. */
export function NothingFound({ search, within, shops, onRemove, onAll }: NothingFoundProps) {
  const isFiltered = activeFacets(search).length > 0;
  return (
    <>
      <Notice
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
      {isFiltered && <FewerFilters search={search} within={within} shops={shops} onRemove={onRemove} />}
    </>
  );
}
