import { productList } from '@meridian/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePages } from '../../shell/use-pages.ts';
import { listParams, type ProductSearch } from './product-search.ts';

/** How long a choice stands before it is counted, in milliseconds: typing an amount is one choice. */
const SETTLE_MS = 250;

/** What the filters chosen so far would find, counted by the server: how many, and how many each further choice. */
export function useFound(search: ProductSearch) {
  const asked = useSettled(JSON.stringify(listParams({ ...search, sort: undefined })));
  const params: ReturnType<typeof listParams> = JSON.parse(asked);
  const pages = usePages({ ...productList({ ...params, limit: 1 }), placeholderData: keepPreviousData });
  const { total, first, error, isFetching, refetch } = pages;
  return { total, facets: first?.facets, error, isFetching, refetch };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
