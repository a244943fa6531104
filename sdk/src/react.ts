// The entry point `@meridian/sdk/react`: options for TanStack Query, one module per tag of the contract.
export * from './account.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export { invalidateAfterMutation, type MutationId, type VariablesOf } from './mutation.ts';
export * from './notifications.ts';
export * from './orders.ts';
export * from './platform.ts';
export { infiniteQuery, type ListParams, type PagedId, query, rowsOf } from './query.ts';
export { clearPrivateCache, clientOf, createQueryClient } from './query-client.ts';
export * from './refunds.ts';
export * from './reviews.ts';
export * from './service.ts';
export * from './session.ts';
export * from './shops.ts';
export * from './wallet.ts';
