import type { CallOptions, Client } from '../client/client-options.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import { FIRST_PAGE, nextPage, type Position } from './position.ts';

/** Operations that answer with a page of a list. */
export type PagedId = {
  [Op in OperationId]: DataOf<Op> extends { list: unknown[]; total: number; page: number; limit: number } ? Op : never;
}[OperationId];

/** The parameters of a paged list, without `page` and `as_of`, which the reader of the pages adds. */
export type ListParams<Op extends PagedId> = Omit<NonNullable<ArgsOf<Op>['query']>, keyof Position>;

/** A row of a paged list. */
export type RowOf<Op extends PagedId> = DataOf<Op>['list'][number];

/** The arguments of a page. Every paged list takes `page` in its query, which TypeScript cannot see. */
export const pageArgs = <Op extends PagedId>(position: Position, params: object = {}): ArgsOf<Op> =>
  ({ query: { ...params, ...position } }) as ArgsOf<Op>;

/** Returns a filter for rows with a new id: between two calls, a row may move from one page to the next. */
export const newRows = (): ((row: unknown) => boolean) => {
  const seen = new Set<unknown>();
  return (row) => {
    if (typeof row !== 'object' || row === null || !('id' in row)) return true;
    if (seen.has(row.id)) return false;
    seen.add(row.id);
    return true;
  };
};

/**
 * All rows of a paged list, one after another, each once: `for await (const bill of rows(client, 'listBills'))`. A page
 * is requested when its first row is read, at the `as_of` of the first page. Throws `ApiErrorOf<Op>`.
 */
export async function* rows<Op extends PagedId>(
  client: Pick<Client, 'call'>,
  operation: Op,
  ...[params, options]: Partial<ListParams<Op>> extends ListParams<Op>
    ? [params?: ListParams<Op> | undefined, options?: CallOptions | undefined]
    : [params: ListParams<Op>, options?: CallOptions | undefined]
): AsyncGenerator<RowOf<Op>, void, undefined> {
  type CallOf = (operation: Op, args: ArgsOf<Op>, options?: CallOptions) => Promise<DataOf<Op>>;
  const isNew = newRows();
  for (let position: Position | undefined = { page: FIRST_PAGE }; position !== undefined; ) {
    // Some lists are read by POST. Reading one again must not count as a double tap.
    const args = pageArgs<Op>(position, params);
    const data: DataOf<Op> = await (client.call as CallOf)(operation, args, { guard: false, ...options });
    for (const row of data.list as RowOf<Op>[]) if (isNew(row)) yield row;
    position = nextPage(data);
  }
}
