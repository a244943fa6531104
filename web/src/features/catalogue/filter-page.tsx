import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Finder } from './finder.tsx';
import type { ProductSearch } from './product-search.ts';
import { SavedList } from './saved-list.tsx';

/** The catalogue finder: what is chosen here is shown on the products' own screen. */
export function FilterPage({ onApply }: { onApply: (search: ProductSearch) => void }) {
  return (
    <>
      <ScreenBar isTab />
      <Finder initial={nothing} onApply={onApply} footer="bottom-[calc(var(--tab-bar)+var(--safe-bottom))]">
        <SavedList onOpen={onApply} />
      </Finder>
    </>
  );
}

const nothing: ProductSearch = {};
