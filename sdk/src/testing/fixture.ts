import type { DataOf, OperationId } from '../client/operation-types.ts';
import { fixtures } from '../generated/fixtures.gen.ts';

/** Fields of an answer; none of one without. */
type Changes<Data> = Data extends null ? never : Partial<Data>;

/**
 * The ordinary answer of an operation, from the contract's own examples, with these fields instead of its own:
 * `fixture('getOrder', { status: 1 })`. Each call makes a new one. What is nested is replaced whole.
 */
export function fixture<Op extends OperationId>(operation: Op, changes?: Changes<DataOf<Op>>): DataOf<Op> {
  const data = structuredClone<DataOf<Op>>(fixtures[operation]);
  return data === null ? data : { ...data, ...changes };
}
