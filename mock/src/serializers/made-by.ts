/** The contract's `idempotency_key` of a record: the key of the call that made it. */
export const serializeKey = ({ idempotencyKey }: { readonly idempotencyKey?: string }) =>
  idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
