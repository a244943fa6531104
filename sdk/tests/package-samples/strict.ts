// Compiled against the packed package with `exactOptionalPropertyTypes`: optional properties may be undefined.
import {
  type ArgsOf,
  type CallOptions,
  type Client,
  createClient,
  type ListProductsSuccess,
  type Schema,
} from '@meridian/sdk';
import { toCents } from '@meridian/sdk/rules';

interface Search {
  keyword: string | undefined;
  page: number | undefined;
}

export const connect = (fetch: typeof globalThis.fetch | undefined): Client =>
  createClient({
    baseUrl: 'https://shop.example',
    token: () => undefined,
    language: () => undefined,
    onUnauthorized: undefined,
    fetch,
    timeoutMs: undefined,
  });

export const search = (
  client: Client,
  { keyword, page }: Search,
  signal: AbortSignal | undefined,
): Promise<ListProductsSuccess['data']> =>
  client.call('listProducts', { query: { keyword, page } }, { signal, guard: undefined, headers: undefined });

export const filterOf = (price: string | undefined): Schema<'ProductFilter'> => ({ price_min: price });

export const list = (client: Client, query: ArgsOf<'listOrders'>['query'], options: CallOptions | undefined) =>
  client.call('listOrders', { query }, options);

export const send = (client: Client, file: Blob, onProgress: ((share: number) => void) | undefined) =>
  client.upload(file, { onProgress, signal: undefined });

// @ts-expect-error: an editor says what is missing
export const unfinished = (client: Client) => client.call('payOrders', { body: {} });

export const cents = toCents('129.90');
