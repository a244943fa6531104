/** The refusals that this server knows: the contract's codes and words. */
const REFUSALS = {
  wrong_credentials: [1001, 'The account or the password is wrong'],
  too_many_attempts: [1002, 'Too many tries. Try again later'],
  address_not_found: [1201, 'This address does not exist'],
  address_limit_reached: [1202, 'The address book is full'],
  area_not_found: [1203, 'This area does not exist'],
  product_not_found: [2001, 'This product does not exist'],
  sku_not_found: [2002, 'This specification does not exist'],
  out_of_stock: [2003, 'Not enough in stock'],
  limit_exceeded: [2004, 'More than one customer may buy'],
  cart_line_not_found: [2201, 'This item is not in the bag any more'],
  cart_full: [2202, 'The bag is full'],
  idempotency_conflict: [3008, 'This request was already used for something else'],
  version_conflict: [6101, 'This was changed in another place. Compare the two'],
} as const;

type Reason = keyof typeof REFUSALS;

/** What a request is answered with instead of a success. */
export class Problem extends Error {
  readonly status: number;
  readonly body: { readonly code: number; readonly reason?: string; readonly msg: string; readonly data: unknown };

  constructor(status: number, body: Problem['body']) {
    super(body.msg);
    this.status = status;
    this.body = body;
  }
}

/** What the business refuses: HTTP 200 and a code. */
export function refuse(reason: Reason, data: unknown = null): Problem {
  const [code, msg] = REFUSALS[reason];
  return new Problem(200, { code, reason, msg, data });
}

/** A request that cannot be carried out. */
export const fail = (status: number, msg: string, data: unknown = null): Problem =>
  new Problem(status, { code: status, msg, data });

/** Wrong input, field by field. */
export const invalid = (errors: readonly { readonly field: string; readonly message: string }[]): Problem =>
  fail(422, 'The request is not as the contract asks', { errors });
