import { FilterForm } from '../../entities/product-search/filter-form.tsx';
import type { ProductSearch } from '../../entities/product-search/product-search.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { SavedFiltersList } from './saved-filters-list.tsx';

/** The catalogue finder: what is chosen here is shown on the products' own screen. */
export function FilterPage({ onApply }: { onApply: (search: ProductSearch) => void }) {
  return (
    <>
      <ScreenBar isTab />
      {/* Where large words make two rows of the buttons, they and the tabs would take half of the window. */}
      <div className="@container flex grow flex-col">
        <FilterForm
          initial={nothing}
          onApply={onApply}
          footer="bottom-[calc(var(--tab-bar)+var(--safe-bottom))] @max-[18rem]:static"
        >
          <SavedFiltersList onOpen={onApply} />
        </FilterForm>
      </div>
    </>
  );
}

const nothing: ProductSearch = {};
