import { productList } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const first = useQuery({ ...productList.pages({ ...params, limit: 1 })(1), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = first;
  const [facets, setFacets] = useState(data?.facets);
  if (data !== undefined && data.facets !== facets) setFacets(data.facets);
  const isStale = current !== debounced || isPlaceholderData;
  return {
    total: isStale ? undefined : data?.total,
    facets,
    isCounting: isStale || isFetching || data === undefined,
    error,
    refetch,
  };
}
