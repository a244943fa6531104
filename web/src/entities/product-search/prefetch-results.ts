import { productList } from '@meridian/sdk/react';
import { type LoaderArgs, prefetchMissing } from '../../navigation/prefetch.ts';
import { isTooLong } from '../../ui/input/query-length.ts';
import { isRange, listParams, type ProductSearch } from './product-search.ts';

/** For a route's loader: sends the search that `ProductResults` shows the results of, if it sends it. */
export function prefetchResults(visit: LoaderArgs, search: ProductSearch): void {
  if (isTooLong(search.q ?? '') || !isRange(search)) return;
  prefetchMissing(visit, productList.pages(listParams(search))(1));
}
