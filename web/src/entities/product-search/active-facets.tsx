import type { Schema } from '@meridian/sdk';
import { ActiveFilters } from '../../list/active-filters.tsx';
import { useFacetLabels } from './facet-labels.ts';
import { activeFacets, type FacetName } from './facets.ts';
import type { ProductSearch } from './product-search.ts';

interface ActiveFacetsProps {
  search: ProductSearch;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
}

export function ActiveFacets({ search, shops, onRemove }: ActiveFacetsProps) {
  const labelOf = useFacetLabels(shops);
  const filters = activeFacets(search).map((facet) => ({
    name: facet,
    text: labelOf(search, facet),
    onRemove: () => onRemove(facet),
  }));
  return <ActiveFilters filters={filters} />;
}
