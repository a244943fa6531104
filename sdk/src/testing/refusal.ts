import type { OperationId, RefusalOf } from '../client/operation-types.ts';
import type { BusinessDetails, BusinessName } from '../generated/business-codes.gen.ts';
import { refusals } from '../generated/fixtures.gen.ts';

/** The names of the refusals that an operation declares. */
export type RefusalName<Op extends OperationId> = NonNullable<RefusalOf<Op>['reason']> & BusinessName;

/** A refusal for a stub to answer. */
export class Refusal<Name extends BusinessName = BusinessName> {
  readonly name: Name;
  readonly code: number;
  readonly msg: string;
  readonly data: BusinessDetails[Name];

  constructor(name: Name, changes?: Partial<BusinessDetails[Name]> | null) {
    const { code, msg, data } = refusals[name];
    this.name = name;
    this.code = code;
    this.msg = msg;
    this.data = data === null ? data : { ...structuredClone(data), ...changes };
  }
}

/** Fields of a refusal's details; none if it has no details. */
type Changes<Details> = Details extends null ? never : Partial<Details>;

/**
 * A refusal by its name, from the contract's example, with the given details replaced: `refusal('pay_code_wrong', {
 * attempts_left: 4 })`.
 */
export function refusal<Name extends BusinessName>(
  name: Name,
  changes?: Changes<BusinessDetails[Name]>,
): Refusal<Name> {
  return new Refusal(name, changes);
}
