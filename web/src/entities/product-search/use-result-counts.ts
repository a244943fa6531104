import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { countsOf, listParams, type ProductSearch } from './product-search.ts';

/**
 * How many products the filters find, in total and with each further facet, counted by the server. `total` always
 * belongs to the current filters and is undefined until their answer comes. `facets` keeps the previous counts while
 * new ones load (`isCounting`), so that nothing moves.
 */
export function useResultCounts(search: ProductSearch) {
  const current = JSON.stringify(listParams({ ...search, sort: undefined }));
  const debounced = useDebouncedValue(current);
  const params: ReturnType<typeof listParams> = JSON.parse(debounced);
  const first = useQuery({ ...countsOf(params)(1), placeholderData: keepPreviousData });
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
