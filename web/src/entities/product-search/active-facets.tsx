import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { RemovableChip } from '../../ui/input/removable-chip.tsx';
import { useFacetLabels } from './facet-labels.ts';
import { activeFacets, type FacetName, type ProductSearch } from './product-search.ts';

interface ActiveFacetsProps {
  search: ProductSearch;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFacets({ search, shops, onRemove }: ActiveFacetsProps) {
  const { t } = useLingui();
  const labelOf = useFacetLabels(shops);
  const active = activeFacets(search);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap gap-2">
      {active.map((facet) => {
        const text = labelOf(search, facet);
        return (
          <li key={facet} className="max-w-full">
            <RemovableChip label={t`${text}, remove filter`} onRemove={() => onRemove(facet)}>
              <bdi>{text}</bdi>
            </RemovableChip>
          </li>
        );
      })}
    </ul>
  );
}
