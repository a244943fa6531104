import { Plural, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useFacetLabels } from './facet-labels.ts';
import { activeFacets, type FacetName, withoutFacet } from './facets.ts';
import { countsOf, listParams, type ProductSearch } from './product-search.ts';

interface RelaxFiltersProps {
  search: ProductSearch;
  /** Conditions of the screen itself, which cannot be removed. */
  scope?: ProductSearch | undefined;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
}

/** Shown when nothing is found: each active filter with the number of products that would match without it. */
export function RelaxFilters({ search, scope, shops, onRemove }: RelaxFiltersProps) {
  const { t } = useLingui();
  const labelOf = useFacetLabels(shops);
  return (
    <ul
      aria-label={t`Find more`}
      className="w-full divide-y divide-line overflow-hidden rounded-card bg-card text-start"
    >
      {activeFacets(search).map((facet) => (
        <RelaxFilter
          key={facet}
          label={labelOf(search, facet)}
          search={{ ...withoutFacet(search, facet), ...scope }}
          onRemove={() => onRemove(facet)}
        />
      ))}
    </ul>
  );
}

function RelaxFilter({ label, search, onRemove }: { label: string; search: ProductSearch; onRemove: () => void }) {
  const { t } = useLingui();
  const { total } = useInfiniteList(countsOf(listParams(search)));
  // Hide a removal that would not find anything either.
  if (total === 0) return null;
  return (
    <li>
      <button
        type="button"
        onClick={onRemove}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-start text-14 hover:bg-well -outline-offset-2"
      >
        <Icon name="close" size={16} className="text-ink-2" />
        <span className="min-w-0 flex-1 basis-[8rem]">{t`Remove ‘${label}’`}</span>
        <span className="tabular shrink-0 text-ink-2">
          {total !== undefined && <Plural value={total} one="# product" other="# products" />}
        </span>
      </button>
    </li>
  );
}
