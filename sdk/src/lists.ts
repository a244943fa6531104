// The entry point `@meridian/sdk/lists`: all rows of a paged list, page after page, and all data of a customer. No React.
export {
  createOwnDataCollection,
  type OwnDataCollection,
  type OwnDataPart,
  type OwnDataProgress,
  ownDataParts,
} from './lists/own-data.ts';
export { type ListParams, type PagedId, type RowOf, rows } from './lists/rows.ts';
