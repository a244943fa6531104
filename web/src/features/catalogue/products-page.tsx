import { ProductResults } from '../../entities/product-search/product-results.tsx';
import type { ProductSearch } from '../../entities/product-search/product-search.ts';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';

/** The products that match a filter or a link. */
export function ProductsPage(props: { search: ProductSearch; onSearch: (search: ProductSearch) => void }) {
  return (
    <>
      <ScreenBar parent="/filter" actions={<BagLink />} />
      <ProductResults {...props} />
    </>
  );
}
