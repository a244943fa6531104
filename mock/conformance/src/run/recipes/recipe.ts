import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import type { Exchange } from '../../exchange.ts';
import { codeOf, type Driver, dataOf } from '../driver.ts';

/**
 * What a call leaves behind: nothing; something that this run takes back, or that nobody minds; or something that stays
 * (an order, a payment, a message to people), for which the run needs `--allow-writes`.
 */
export type Effect = 'none' | 'undone' | 'lasting';

/** How an operation is called with valid input where its required ids alone do not say it. */
export interface Recipe<Op extends OperationId> {
  readonly effect: Effect;
  /** Makes valid input, after whatever has to come before. Throws Unreached when the server's state does not allow it. */
  readonly prepare: (driver: Driver) => Prepared<Op> | Promise<Prepared<Op>>;
  /** Other ways to call it, of which the contract promises something of their own. */
  readonly variants?: readonly ((driver: Driver) => Promise<Prepared<Op>>)[];
}

export type Prepared<Op extends OperationId> = Pick<ArgsOf<Op>, 'query' | 'body'> & {
  /** The token of a customer made for this call; the first customer's by default. */
  readonly token?: string;
  /** A token that must be worth nothing after the call. */
  readonly ended?: string | undefined;
  /** Takes back what the call has done. */
  readonly undo?: (data: DataOf<Op>) => Promise<unknown>;
};

/** Takes back what a call of its operation has done, if it has done anything. */
export async function takeBack(undo: Prepared<OperationId>['undo'], exchange: Exchange): Promise<void> {
  if (codeOf(exchange) === 1) await undo?.(dataOf(exchange) as never); // the data of this very operation
}

export type Recipes = { readonly [Op in OperationId]?: Recipe<Op> };
