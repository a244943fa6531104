import { Plural, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFacetLabels } from './facet-labels.ts';
import { activeFacets, type FacetName, listParams, type ProductSearch, withoutFacet } from './product-search.ts';

interface FewerFiltersProps {
  search: ProductSearch;
  /** Holds in any case, and is not offered to be given up. */
  within?: ProductSearch | undefined;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
}

/** What helps where nothing is found: each condition, and how many there would be without it. */
export function RelaxFilters({ search, within, shops, onRemove }: FewerFiltersProps) {
  const { t } = useLingui();
  const words = useFacetLabels(shops);
  return (
    <ul
      aria-label={t`Find more`}
      className="w-full divide-y divide-line overflow-hidden rounded-card bg-card text-start"
    >
      {activeFacets(search).map((facet) => (
        <Fewer
          key={facet}
          words={words(search, facet)}
          search={{ ...withoutFacet(search, facet), ...within }}
          onRemove={() => onRemove(facet)}
        />
      ))}
    </ul>
  );
}

function Fewer({ words, search, onRemove }: { words: string; search: ProductSearch; onRemove: () => void }) {
  const { t } = useLingui();
  const { total } = useInfiniteList(productList.pages({ ...listParams(search), limit: 1 }));
  // Giving up what changes nothing helps nobody.
  if (total === 0) return null;
  return (
    <li>
      <button
        type="button"
        onClick={onRemove}
        className="press flex min-h-12 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-start text-14 hover:bg-well -outline-offset-2"
      >
        <Icon name="close" size={16} className="text-ink-2" />
        <span className="min-w-0 flex-1 basis-[8rem]">{t`Remove ‘${words}’`}</span>
        <span className="tabular shrink-0 text-ink-2">
          {total !== undefined && <Plural value={total} one="# product" other="# products" />}
        </span>
      </button>
    </li>
  );
}
