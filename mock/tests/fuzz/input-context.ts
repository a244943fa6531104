import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import type { JsonObject } from '../../src/json.ts';
import type { Kind, Person } from './actor.ts';
import type { Dice } from './random-source.ts';

/** What a step sees while it thinks up what to send. */
export interface Table {
  readonly dice: Dice;
  readonly me: Person;
  readonly others: readonly Person[];
  /** Epoch milliseconds of the shop's clock. */
  readonly now: number;
  /** Products and their specifications that anybody has seen. */
  readonly offers: readonly Offer[];
  /** Whose things were reached for although they are somebody else's. */
  readonly foreign: Set<Kind>;
  /** Another call of the same person first, checked like every other; undefined unless it succeeds. */
  ask<Op extends OperationId>(operation: Op, input: ArgsOf<Op>): Promise<DataOf<Op> | undefined>;
}

export interface Offer {
  readonly productId: number;
  readonly skuId: number;
  readonly shopId: number;
  /** Whether there were any when it was looked at. */
  readonly inStock: boolean;
}

/** Thinks up the input of every operation: what the contract allows, sensible more often than not. */
export type Inputs = { readonly [Op in OperationId]?: (table: Table) => ArgsOf<Op> | Promise<ArgsOf<Op>> };

const NOBODYS = [1, 424_242, 2_147_483_647];

/** A number of the person's own, one that fits if there is; now and then somebody else's, or nobody's. */
export function idOf(table: Table, kind: Kind, fits: (record: JsonObject) => boolean = () => true): number {
  const { dice, me, others, foreign } = table;
  if (dice.oneIn(16)) {
    const own = me.seen.get(kind);
    const theirs = others.flatMap(({ seen }) => [...(seen.get(kind)?.keys() ?? [])]).filter((id) => !own?.has(id));
    if (theirs.length > 0) {
      foreign.add(kind);
      return dice.of(theirs);
    }
  }
  const own = [...(me.seen.get(kind) ?? [])];
  if (own.length === 0 || dice.oneIn(30)) return dice.of(NOBODYS);
  const fitting = own.filter(([, record]) => fits(record));
  const [id] = dice.of(fitting.length > 0 && !dice.oneIn(6) ? fitting : own);
  return id;
}

/** An order, refund … that says this action is allowed. */
export const allowing =
  (action: string) =>
  (record: JsonObject): boolean =>
    Array.isArray(record['allowed_actions']) && record['allowed_actions'].includes(action);

export function offerOf({ dice, offers }: Table): Offer {
  const nothing = { productId: dice.of(NOBODYS), skuId: dice.of(NOBODYS), shopId: 1, inStock: false };
  if (offers.length === 0 || dice.oneIn(25)) return nothing;
  const inStock = offers.filter((one) => one.inStock);
  const offer = dice.of(inStock.length > 0 && !dice.oneIn(10) ? inStock : offers);
  return dice.oneIn(25) ? { ...offer, skuId: dice.of(offers).skuId } : offer;
}

const TEXTS = [
  'Fine',
  '很好，谢谢',
  'ありがとう 👍🏽',
  '"><script>alert(1)</script>',
  'a',
  "'; drop table --",
  'مرحبا',
  '\u200b.',
];

/** A free text that says whose it is. */
export const words = ({ dice, me }: Table): string => `${dice.of(TEXTS)} ~${me.mark}~`;

/** A text that everybody may read. */
export const publicWords = ({ dice }: Table): string => `${dice.of(TEXTS)} ${dice.below(1000)}`;

export const uuid = ({ dice }: Table): string =>
  `00000000-0000-4000-8000-${String(dice.below(1_000_000_000)).padStart(12, '0')}`;

export const picture = ({ dice }: Table): string => `/uploads/proof-${dice.below(50)}.webp`;

/** The e-mail address of another customer. */
export const takenMail = ({ dice, others }: Table): string => dice.of(others.filter(({ mark }) => mark !== 0)).account;

/** An address somebody could have; now and then one that somebody has. */
export const mailOf = (table: Table): string =>
  table.dice.oneIn(6) ? takenMail(table) : `c${table.dice.below(100_000)}@example.com`;

export const mobileOf = ({ dice }: Table): string => `+8190${String(dice.below(100_000_000)).padStart(8, '0')}`;

export const payCodeOf = ({ dice, me }: Table): string => (dice.oneIn(10) ? '999999' : (me.payCode ?? '135790'));

export const amountOf = ({ dice }: Table): string =>
  dice.of(['50.00', '200.00', '1000.00', '10.00', '9.99', '10000.00', '10000.01', '33.33', '0.01', '12.07']);

export const pageOf = ({ dice }: Table) => ({
  ...(dice.below(3) === 1 && { page: dice.of([1, 2, 100_000]) }),
  ...(dice.below(3) === 1 && { limit: dice.of([1, 5, 50]) }),
});
