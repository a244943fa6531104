// The entry point `@meridian/sdk/query-core`: options for TanStack Query in any framework, one module per tag of the contract.

export { type CachedAttemptOptions, createAttempt } from './cache/create-attempt.ts';
export {
  invalidateAfterMutation,
  type MutationFactory,
  type MutationId,
  type MutationOptionsOf,
  runMutation,
  type VariablesOf,
} from './cache/mutation.ts';
export {
  type InfiniteOptionsOf,
  infiniteQuery,
  type ListArgs,
  type ListFactory,
  type OneKey,
  type PageKey,
  type PagesKey,
  type QueryFactory,
  type QueryOptionsOf,
  query,
  rowsOf,
} from './cache/query.ts';
export { type AnyQueryClient, clearPrivateCache, clientOf, createQueryClient } from './cache/query-client.ts';
export {
  type MoneyQuote,
  type QuoteKey,
  type QuoteQuery,
  quoteRenewal,
  type SendByQuote,
  sendQuoted,
  validQuote,
} from './cache/quotes.ts';
export type { Position } from './lists/position.ts';
export type { ListParams, PagedId } from './lists/rows.ts';
export * from './operations/account.ts';
export * from './operations/cart.ts';
export * from './operations/catalogue.ts';
export * from './operations/notifications.ts';
export * from './operations/orders.ts';
export * from './operations/platform.ts';
export * from './operations/refunds.ts';
export * from './operations/reviews.ts';
export * from './operations/service.ts';
export * from './operations/session.ts';
export * from './operations/shops.ts';
export * from './operations/wallet.ts';
