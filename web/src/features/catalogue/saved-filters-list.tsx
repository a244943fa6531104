import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFacetLabels } from '../../entities/product-search/facet-labels.ts';
import { activeFacets, type ProductSearch } from '../../entities/product-search/product-search.ts';
import { type SavedFilter, savedFilterKey, savedFilters } from '../../entities/product-search/saved-filters.ts';
import { toasts } from '../../feedback/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** The filters kept on this device: a press shows what they find. */
export function SavedFiltersList({ onOpen }: { onOpen: (search: ProductSearch) => void }) {
  const heading = useId();
  const saved = savedFilters.use();
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Saved filters</Trans>
      </SectionHeading>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-card">
        {saved.map((filter) => (
          <li key={savedFilterKey(filter)} className="flex items-center">
            <Saved filter={filter} onOpen={() => onOpen(filter.search)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Saved({ filter, onOpen }: { filter: SavedFilter; onOpen: () => void }) {
  const { t } = useLingui();
  const words = useFacetLabels(filter.shop === null ? [] : [filter.shop]);
  const name = activeFacets(filter.search)
    .map((facet) => words(filter.search, facet))
    // The point stays at the end of its line.
    .join('\u00a0· ');
  const forget = () => {
    toasts.done(t`Filter deleted`, { label: t`Undo`, run: savedFilters.remove(filter) });
  };
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="press flex min-h-12 min-w-0 flex-1 items-center gap-3 ps-4 py-2 text-start text-14 -outline-offset-2"
      >
        <Icon name="save" size={18} className="text-ink-2" />
        <span className="line-clamp-2">{name}</span>
      </button>
      <IconButton icon="delete" label={t`Delete the filter ${name}`} onClick={forget} />
    </>
  );
}
