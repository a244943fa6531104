/** One input of an operation, and what a server must do with it. */
export interface InputCase {
  /** `body.items.0.price: longer than 200` */
  readonly name: string;
  /** Values by parameter: scalars, lists for repeated keys, objects for `key[sub]`. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /**
   * `refused`: the contract forbids it (HTTP 422). `accepted`: nothing but the contract decides about this field, and it
   * allows it: HTTP 200, with a success or with what the business refuses. `answered`: anything declared but a server
   * error, since the contract says more about the field in words, or nothing about the way it is written.
   */
  readonly expect: 'refused' | 'accepted' | 'answered';
  /** `query.limit`, `body.source.line_ids`. */
  readonly field: string;
  /** Where the contract says so: a JSON pointer into the bundle. */
  readonly contract: string;
}

/** A value to be put in the place of a valid one. */
export interface Variant {
  readonly name: string;
  /** undefined leaves the field out. */
  readonly value: unknown;
  readonly expect: InputCase['expect'];
  /** The keyword of the schema that decides. */
  readonly keyword: string;
  /** The contract does not say how a server reads it, so that no schema is asked about it: it is only answered. */
  readonly open?: true;
}

/** A case before it is known whether the schemas of the whole input agree. */
export interface Candidate extends InputCase {
  readonly open?: true;
}

/** Input that succeeds. */
export interface ValidInput {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}
