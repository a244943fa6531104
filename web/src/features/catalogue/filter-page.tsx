import { Trans, useLingui } from '@lingui/react/macro';
import { useFacetLabels } from '../../entities/product-search/facet-labels.ts';
import { activeFacets } from '../../entities/product-search/facets.ts';
import { FilterForm } from '../../entities/product-search/filter-form.tsx';
import type { ProductSearch } from '../../entities/product-search/product-search.ts';
import { filterKey, type SavedFilter, savedFilters } from '../../entities/product-search/saved-filters.ts';
import { toasts, undo } from '../../feedback/toasts.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { Section } from '../../ui/section.tsx';

const noFilters: ProductSearch = {};

/** The filter form as a screen, with the saved filters above it. Results open on another screen. */
export function FilterPage({ onApply }: { onApply: (search: ProductSearch) => void }) {
  return (
    <>
      <ScreenBar isTab />
      {/* With large text the buttons wrap and are not sticky: they and the tab bar would cover half of the window. */}
      <div className="@container flex grow flex-col">
        <FilterForm
          initial={noFilters}
          onApply={onApply}
          footer="bottom-[calc(var(--tab-bar)+var(--safe-bottom))] @max-[18rem]:static"
        >
          <SavedFilters onOpen={onApply} />
        </FilterForm>
      </div>
    </>
  );
}

/** The filters saved on this device. A press opens the results. */
function SavedFilters({ onOpen }: { onOpen: (search: ProductSearch) => void }) {
  const saved = savedFilters.use();
  if (saved.length === 0) return null;
  return (
    <Section title={<Trans>Saved filters</Trans>}>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-card">
        {saved.map((filter) => (
          <li key={filterKey(filter)} className="flex items-center">
            <SavedFilterRow filter={filter} onOpen={() => onOpen(filter.search)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SavedFilterRow({ filter, onOpen }: { filter: SavedFilter; onOpen: () => void }) {
  const { t } = useLingui();
  const labelOf = useFacetLabels(filter.shop === null ? [] : [filter.shop]);
  const name = activeFacets(filter.search)
    .map((facet) => labelOf(filter.search, facet))
    // A line breaks after the separator, not before it.
    .join('\u00a0· ');
  const remove = () => {
    toasts.done(t`Filter deleted`, { label: undo, run: savedFilters.remove(filter) });
  };
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 ps-4 py-2 text-start text-14 -outline-offset-2"
      >
        <Icon name="save" size={18} className="text-ink-2" />
        <span dir="auto" className="line-clamp-2">
          {name}
        </span>
      </button>
      <IconButton icon="delete" label={t`Delete the filter ${name}`} onClick={remove} />
    </>
  );
}
