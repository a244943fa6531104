import { productList } from '@meridian/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { listParams, type ProductSearch } from './product-search.ts';

/**
 * How many products the filters would find, in total and with each further facet, counted by the server. `total`
 * belongs to the present filters or is undefined, never to the previous ones, however late the answer is. `facets`
 * keeps the previous counts while new ones are on their way (`isCounting`), so that nothing moves.
 */
export function useResultCounts(search: ProductSearch) {
  const current = JSON.stringify(listParams({ ...search, sort: undefined }));
  const debounced = useDebouncedValue(current);
  const params: ReturnType<typeof listParams> = JSON.parse(debounced);
  const pages = useInfiniteList({ ...productList({ ...params, limit: 1 }), placeholderData: keepPreviousData });
  const { total, first, error, isFetching, isPlaceholder, refetch } = pages;
  const [facets, setFacets] = useState(first?.facets);
  if (first !== undefined && first.facets !== facets) setFacets(first.facets);
  const isStale = current !== debounced || isPlaceholder;
  return {
    total: isStale ? undefined : total,
    facets,
    isCounting: isStale || isFetching || first === undefined,
    error,
    refetch,
  };
}
