import { productList } from '@meridian/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listParams, type ProductSearch } from './product-search.ts';

/** How long a choice stands before it is counted, in milliseconds: typing an amount is one choice. */
const SETTLE_MS = 250;

/**
 * What the filters chosen so far would find, counted by the server: how many, and how many each further choice. The
 * number belongs to the present choice or is not known: never the last one's, however late or failed the answer is. What
 * there is to choose from (`facets`) stays while it is counted anew, so that nothing moves; `isCounting` says so.
 */
export function useResultCounts(search: ProductSearch) {
  const chosen = JSON.stringify(listParams({ ...search, sort: undefined }));
  const asked = useSettled(chosen);
  const params: ReturnType<typeof listParams> = JSON.parse(asked);
  const first = useQuery({ ...productList.pages({ ...params, limit: 1 })(1), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = first;
  const [facets, setFacets] = useState(data?.facets);
  if (data !== undefined && data.facets !== facets) setFacets(data.facets);
  const isOld = chosen !== asked || isPlaceholderData;
  return {
    total: isOld ? undefined : data?.total,
    facets,
    isCounting: isOld || isFetching || data === undefined,
    error,
    refetch,
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
