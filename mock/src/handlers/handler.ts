import type {
  ArgsOf,
  BusinessDetails,
  BusinessName,
  businessCodes,
  DataOf,
  OperationId,
  operations,
} from '@meridian/sdk';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { SentFile } from '../pictures/sent-file.ts';
import type { SerializerContext } from '../serializers/context.ts';
import type { Customer, Instant, Text, World } from '../world/types.ts';

type Facts<Op extends OperationId> = (typeof operations)[Op];
type ErrorName<Op extends OperationId> = (typeof businessCodes)[Facts<Op>['errors'][number]];
type QueryOf<Op extends OperationId> = ArgsOf<Op> extends { query?: infer Query } ? NonNullable<Query> : never;
type BodyOf<Op extends OperationId> = ArgsOf<Op> extends { body: infer Body } ? Body : never;
type CustomerOf<Op extends OperationId> = Facts<Op>['login'] extends 'required'
  ? Customer
  : Facts<Op>['login'] extends 'optional'
    ? Customer | null
    : null;
type Details<Name extends BusinessName> = BusinessDetails[Name] extends null ? [] : [details: BusinessDetails[Name]];

/** Creates the refusal to throw: only names that the operation declares, each with its required details. */
export type Refuse<Names extends BusinessName> = <Name extends Names>(name: Name, ...details: Details<Name>) => Refusal;

/** One call as a handler sees it: validated against the contract, its customer known, the due jobs run. */
export interface Call<Op extends OperationId> {
  readonly world: World;
  readonly now: Instant;
  /** The token's customer: never null if the contract requires a login. */
  readonly customer: CustomerOf<Op>;
  readonly token: string | null;
  /** The caller's network address. */
  readonly client: string;
  /** The BCP 47 tag of the language for texts. */
  readonly language: string;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  readonly files: readonly SentFile[];
  /** The bytes of uploads. */
  readonly pictures: PictureStore;
  /** Returns a text in the call's language. */
  text(text: Text): string;
  /** The signed address of a private picture, by its file. */
  readonly privatePicture: SerializerContext['privatePicture'];
  readonly refuse: Refuse<ErrorName<Op>>;
}

/** What handlers share: parts of a customer's call, for which `payOrders` stands, and the refusals that may be thrown. */
export type CallPart<Parts extends keyof Call<'payOrders'>, Names extends BusinessName> = Pick<
  Call<'payOrders'>,
  Parts
> & { readonly refuse: Refuse<Names> };

/**
 * Answers one operation: changes the world and returns the success's `data`, or throws `call.refuse(…)`. A refused call
 * changes only what its refusal implies (a wrong payment code counts as an attempt). Handlers are synchronous, so that
 * calls never interleave.
 */
export type Handler<Op extends OperationId> = (call: Call<Op>) => DataOf<Op>;

/** Handlers by operationId; an operation without one answers with the contract's example. */
export type Handlers = { readonly [Op in OperationId]?: Handler<Op> };

/** A business failure, to be turned into its envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: BusinessName;
  readonly details: Record<string, unknown> | null;

  constructor(reason: BusinessName, details: Record<string, unknown> | null) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}
