import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import type { Exchange } from '../../exchange.ts';
import { codeOf, type Driver, dataOf } from '../driver.ts';

/**
 * The lasting effect of a call: none; an effect that this run undoes or that nobody minds; or a lasting effect (an
 * order, a payment, a message to people), for which the run needs `--allow-writes`.
 */
export type Effect = 'none' | 'undone' | 'lasting';

/** How to call an operation with valid input where its required ids alone are not enough. */
export interface Recipe<Op extends OperationId = OperationId> {
  readonly effect: Effect;
  /** Makes valid input, after any preparation. Throws Unreached when the server's state does not allow it. */
  readonly prepare: (driver: Driver) => Prepared<Op> | Promise<Prepared<Op>>;
  /** Makes input that is valid except for its version: the record has changed since. */
  readonly outdated?: (driver: Driver) => Promise<Prepared<Op>>;
  /** Makes input for a call whose `undo` restores everything that it changes. */
  readonly undoable?: (driver: Driver) => Promise<Prepared<Op>>;
  /** Other ways to call it, for which the contract makes promises of their own. */
  readonly variants?: readonly ((driver: Driver) => Promise<Prepared<Op>>)[];
}

export type Prepared<Op extends OperationId = OperationId> = Pick<ArgsOf<Op>, 'query' | 'body'> & {
  /** The token of a customer made for this call; the first customer's by default. */
  readonly token?: string;
  /** A token that must be invalid after the call. */
  readonly ended?: string | undefined;
  /** A token of another session, which must be valid after the call. */
  readonly lasting?: string;
  /** Undoes the call. */
  readonly undo?: (data: DataOf<Op>) => Promise<unknown>;
  /** Removes the record that was made for the call, where the call is not made. A record that was there stays. */
  readonly discard?: () => Promise<unknown>;
};

/** Prepares another call of a change, as the first customer. */
export type Prepare = () => Promise<Prepared>;

/** Prepares a call of a change as this customer. */
export type PrepareAs = (self: Driver) => Promise<Prepared>;

/** Undoes a call of an operation, if it succeeded. */
export async function takeBack(undo: Prepared['undo'], exchange: Exchange): Promise<void> {
  if (codeOf(exchange) === 1) await undo?.(dataOf(exchange) as never); // the data of this very operation
}

/** Leaves nothing behind of what was prepared for a call: it is discarded, or the call is made and undone. */
export async function giveUp(driver: Pick<Driver, 'send'>, id: string, prepared: Prepared): Promise<void> {
  const { undo, discard, ...input } = prepared;
  if (discard !== undefined) await discard();
  else if (undo !== undefined) await takeBack(undo, await driver.send(id, input));
}

export type Recipes = { readonly [Op in OperationId]?: Recipe<Op> };
