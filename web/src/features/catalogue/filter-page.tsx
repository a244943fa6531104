import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Finder } from './finder.tsx';
import type { ProductSearch } from './product-search.ts';
import { SavedList } from './saved-list.tsx';

/** The catalogue finder: what is chosen here is shown on the products' own screen. */
export function FilterPage({ onApply }: { onApply: (search: ProductSearch) => void }) {
  return (
    <>
      <ScreenBar isTab />
      {/* Where large words make two rows of the buttons, they and the tabs would take half of the window. */}
      <div className="@container flex grow flex-col">
        <Finder
          initial={nothing}
          onApply={onApply}
          footer="bottom-[calc(var(--tab-bar)+var(--safe-bottom))] @max-[18rem]:static"
        >
          <SavedList onOpen={onApply} />
        </Finder>
      </div>
    </>
  );
}

const nothing: ProductSearch = {};
