import type { DataOf, OperationId } from '../client/operation-types.ts';
import { fixtures } from '../generated/fixtures.gen.ts';

/** Fields of an answer; none if its data is null. */
type Changes<Data> = Data extends null ? never : Partial<Data>;

/**
 * The ordinary answer of an operation, from the contract's examples, with the given fields replaced:
 * `fixture('getOrder', { status: 1 })`. Each call returns a new object. Nested values are replaced whole.
 */
export function fixture<Op extends OperationId>(operation: Op, changes?: Changes<DataOf<Op>>): DataOf<Op> {
  const data = structuredClone<DataOf<Op>>(fixtures[operation]);
  return data === null ? data : { ...data, ...changes };
}
