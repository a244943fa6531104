import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import type { JsonObject } from '../../shared/json.ts';
import type { Actor, Kind } from './actor.ts';
import type { RandomSource } from './random-source.ts';

/** What a step can use to generate its input. */
export interface InputContext {
  readonly random: RandomSource;
  readonly me: Actor;
  readonly others: readonly Actor[];
  /** The world's time in epoch milliseconds. */
  readonly now: number;
  /** The products and SKUs that anyone has seen. */
  readonly offers: readonly Offer[];
  /** The kinds of records of other actors that the input refers to. */
  readonly foreign: Set<Kind>;
  /** Makes another call of the same actor first, checked like every other; undefined unless it succeeds. */
  call<Op extends OperationId>(operation: Op, input: ArgsOf<Op>): Promise<DataOf<Op> | undefined>;
}

export interface Offer {
  readonly productId: number;
  readonly skuId: number;
  readonly shopId: number;
  /** Whether any were in stock when last seen. */
  readonly inStock: boolean;
}

/** Generates the input of every operation: valid under the contract, and usually plausible. */
export type Inputs = { readonly [Op in OperationId]?: (table: InputContext) => ArgsOf<Op> | Promise<ArgsOf<Op>> };

const UNKNOWN_UPLOAD = 'u_nobodysnobodysnobodys0';
const UNUSED_IDS = [1, 424_242, 2_147_483_647];

/** The id of one of the actor's records, preferably one that fits; sometimes another actor's id, or an unused one. */
export function idOf(table: InputContext, kind: Kind, fits: (record: JsonObject) => boolean = () => true): number {
  const { random, me, others, foreign } = table;
  if (random.oneIn(16)) {
    const own = me.seen.get(kind);
    const theirs = others.flatMap(({ seen }) => [...(seen.get(kind)?.keys() ?? [])]).filter((id) => !own?.has(id));
    if (theirs.length > 0) {
      foreign.add(kind);
      return random.of(theirs);
    }
  }
  const own = [...(me.seen.get(kind) ?? [])];
  if (own.length === 0 || random.oneIn(30)) return random.of(UNUSED_IDS);
  const fitting = own.filter(([, record]) => fits(record));
  const [id] = random.of(fitting.length > 0 && !random.oneIn(6) ? fitting : own);
  return id;
}

/** Matches a record, such as an order or refund, that allows this action. */
export const allowing =
  (action: string) =>
  (record: JsonObject): boolean =>
    Array.isArray(record['allowed_actions']) && record['allowed_actions'].includes(action);

export function offerOf({ random, offers }: InputContext): Offer {
  const nothing = { productId: random.of(UNUSED_IDS), skuId: random.of(UNUSED_IDS), shopId: 1, inStock: false };
  if (offers.length === 0 || random.oneIn(25)) return nothing;
  const inStock = offers.filter((one) => one.inStock);
  const offer = random.of(inStock.length > 0 && !random.oneIn(10) ? inStock : offers);
  return random.oneIn(25) ? { ...offer, skuId: random.of(offers).skuId } : offer;
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

/** A free text that identifies its owner. */
export const privateText = ({ random, me }: InputContext): string => `${random.of(TEXTS)} ~${me.mark}~`;

/** A text that anyone may read. */
export const publicText = ({ random }: InputContext): string => `${random.of(TEXTS)} ${random.below(1000)}`;

export const uuid = ({ random }: InputContext): string =>
  `00000000-0000-4000-8000-${String(random.below(1_000_000_000)).padStart(12, '0')}`;

/** An upload of the actor, usually the newest; sometimes another actor's, or an unknown one. */
export function uploadedPicture({ random, me, others }: InputContext): string {
  if (random.oneIn(20)) return random.of([UNKNOWN_UPLOAD, ...others.flatMap(({ uploads }) => uploads)]);
  return (random.oneIn(6) ? undefined : me.uploads.at(-1)) ?? random.of([...me.uploads, UNKNOWN_UPLOAD]);
}

/** The e-mail address of another customer. */
const takenMail = ({ random, others }: InputContext): string =>
  random.of(others.filter(({ mark }) => mark !== 0)).account;

/** A plausible e-mail address; sometimes one that is taken. */
export const mailOf = (table: InputContext): string =>
  table.random.oneIn(6) ? takenMail(table) : `c${table.random.below(100_000)}@example.com`;

export const mobileOf = ({ random }: InputContext): string =>
  `+8190${String(random.below(100_000_000)).padStart(8, '0')}`;

/** E-mail addresses and mobile numbers that only this actor ever uses: another actor's would show in their answers. */
export const ownMailOf = ({ random, me }: InputContext): string => `own-${me.mark}-${random.below(1000)}@example.com`;
export const ownMobileOf = ({ random, me }: InputContext): string => `+8170${me.mark}${1_000_000 + random.below(1000)}`;

/** A step-up of the actor's session; sometimes an invalid one. */
export async function stepUpOf(table: InputContext): Promise<string> {
  const { random, me } = table;
  const none = 'qT4xZ8mB1nKs7VwYc2Rf0A';
  if (random.oneIn(5)) return none;
  return (await table.call('createStepUp', { body: { by: 'password', password: me.password } }))?.step_up ?? none;
}

export const payCodeOf = ({ random, me }: InputContext): string =>
  random.oneIn(10) ? '999999' : (me.payCode ?? '135790');

export const amountOf = ({ random }: InputContext): string =>
  random.of(['50.00', '200.00', '1000.00', '10.00', '9.99', '10000.00', '10000.01', '33.33', '0.01', '12.07']);

/** A version that a client has seen, else 1; sometimes 1 as an outdated version. */
export const versionOf = ({ random }: InputContext, seen: unknown): number =>
  typeof seen === 'number' && !random.oneIn(8) ? seen : 1;

export const pageOf = ({ random }: InputContext) => ({
  ...(random.below(3) === 1 && { page: random.of([1, 2, 100_000]) }),
  ...(random.below(3) === 1 && { limit: random.of([1, 5, 50]) }),
});
