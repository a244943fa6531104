// The entry point `@meridian/sdk/lists`: all rows of a paged list, page after page. No React.
export { type ListParams, type PagedId, type RowOf, rows } from './lists/rows.ts';
