import { permilleOf, splitCents } from '@meridian/sdk/rules';
import { groupBy } from '../../../shared/group-by.ts';
import { DATA } from '../data/data.ts';
import type { Cents, Order, Refund, World } from '../types.ts';
import { cancelsItems, isBinding } from './cases.ts';
import { casesOf } from './orders.ts';

const { countries, estimates } = DATA.duties;

/** What is sent: goods with their HS headings and their price after the discount, in cents. */
export interface Consignment {
  readonly from: string;
  readonly to: string;
  readonly goods: readonly { readonly heading: string; readonly amount: Cents }[];
  readonly freight: Cents;
}

/** A duty of one heading, or a tax on all of a consignment (contract: DutyLine). */
export interface DutyLine {
  readonly kind: 'duty' | 'import_tax';
  readonly heading: string | null;
  readonly base: Cents;
  readonly amount: Cents;
  readonly collectedBy: 'shop' | 'carrier';
}

const sumOf = (amounts: readonly { readonly amount: Cents }[]): Cents =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Whether no border lies between two countries; a customs union has none inside. */
export function isWithoutBorder({ from, to }: Pick<Consignment, 'from' | 'to'>): boolean {
  const union = countries[from]?.union;
  return from === to || (union !== undefined && union === countries[to]?.union);
}

/**
 * The duties and taxes of a consignment, by the model of `data/duties.json`; null if that has no rates of the country.
 * Of a part of an order, `declared` is the value of all its goods, in cents: that decides whether it is a low value.
 */
export function dutiesOf(consignment: Consignment, declared: Cents = sumOf(consignment.goods)): DutyLine[] | null {
  const { to, goods, freight } = consignment;
  const rates = countries[to];
  if (isWithoutBorder(consignment) || goods.length === 0) return [];
  if (rates === undefined) return null;
  const value = sumOf(goods);
  const low = rates.lowValue !== undefined && declared < rates.lowValue.below ? rates.lowValue : undefined;
  const duties = [...groupBy(goods, (one) => one.heading)].map(([heading, of]): DutyLine => {
    const base = sumOf(of);
    const amount = low?.dutyPerHeading ?? permilleOf(base, rates.duty);
    return { kind: 'duty', heading, base, amount, collectedBy: 'carrier' };
  });
  const collectedBy = low?.taxBy ?? 'carrier';
  const taxed = value + freight + (collectedBy === 'carrier' ? sumOf(duties) : 0);
  // A shop that collects the tax has it in its prices.
  const base = collectedBy === 'shop' ? Math.round((taxed * 1000) / (1000 + rates.tax)) : taxed;
  const amount = collectedBy === 'shop' ? taxed - base : permilleOf(base, rates.tax);
  return [...duties, { kind: 'import_tax' as const, heading: null, base, amount, collectedBy }].filter(
    (line) => line.amount > 0,
  );
}

/** Between what and what unknown duties may be, in cents; null if nothing can be said. */
export function dutyEstimate({ to, goods }: Consignment): { from: Cents; to: Cents } | null {
  const range = estimates[to];
  const value = sumOf(goods);
  return range === undefined || value === 0
    ? null
    : { from: permilleOf(value, range.from), to: permilleOf(value, range.to) };
}

/** What an order sends, less some of its pieces. */
export function consignmentOf(
  world: World,
  order: Order,
  lessPieces: (orderItemId: number) => number = () => 0,
): Consignment {
  const whole = order.items.map(({ price, quantity }) => price * quantity);
  const discounts = splitCents(order.discount, whole);
  const goods = order.items.flatMap(({ id, productId, quantity }, index) => {
    const left = quantity - lessPieces(id);
    const price = (whole[index] ?? 0) - (discounts[index] ?? 0);
    const amount = Math.floor((price * left) / quantity);
    return left === 0 ? [] : [{ heading: headingOf(world, productId), amount }];
  });
  const shop = world.shops.get(order.shopId);
  if (shop === undefined) throw new Error(`There is no shop ${order.shopId}`);
  return { from: shop.returns.country, to: order.address.country, goods, freight: order.freight };
}

/** Goods that are no longer sold keep their record. */
function headingOf(world: World, productId: number): string {
  const product = world.products.get(productId);
  if (product === undefined) throw new Error(`There is no product ${productId}`);
  return product.heading;
}

interface Picked {
  readonly items: readonly { readonly orderItemId: number; readonly quantity: number }[];
}

/** A refund as far as duties are concerned: a case, or what a quote asks about. */
export interface Returned extends Picked {
  readonly id: number;
  /** What the shop pays back. */
  readonly amount: Cents;
  /** Whether its pieces are never delivered. */
  readonly isUndelivered: boolean;
}

const isUndelivered = (refund: Refund): boolean =>
  isBinding(refund) && refund.productStatus === 'not_received' && (!refund.unshipped || cancelsItems(refund));

/** A case as far as duties are concerned; one that was refused or withdrawn has a part in nothing. */
export const returnedBy = (refund: Refund): Returned => ({
  id: refund.id,
  items: isBinding(refund) ? refund.items : [],
  amount: refund.amount,
  isUndelivered: isUndelivered(refund),
});

const piecesOf = (picked: readonly Picked[], id: number): number =>
  picked.flatMap(({ items }) => items).reduce((sum, one) => sum + (one.orderItemId === id ? one.quantity : 0), 0);

/** The lines of an order that a refund has a part in, each with what comes back of it; null if they are not known. */
export function returnedDuties(
  world: World,
  order: Order,
  refund: Returned,
): (DutyLine & { readonly returned: Cents })[] | null {
  const whole = consignmentOf(world, order);
  const lines = dutiesOf(whole);
  if (lines === null) return null;
  const earlier = casesOf(world, order).filter((one) => one.id < refund.id && isUndelivered(one));
  const without = (cases: readonly Picked[]) =>
    dutiesOf(
      consignmentOf(world, order, (id) => piecesOf(cases, id)),
      sumOf(whole.goods),
    ) ?? [];
  const [before, after] = [without(earlier), without([...earlier, refund])];
  const headings = order.items
    .filter(({ id }) => piecesOf([refund], id) > 0)
    .map(({ productId }) => headingOf(world, productId));
  return lines
    .filter(({ heading }) => (heading === null ? headings.length > 0 : headings.includes(heading)))
    .map((line) => {
      const same = (other: DutyLine) => other.kind === line.kind && other.heading === line.heading;
      const notCollected = Math.max(0, (before.find(same)?.amount ?? 0) - (after.find(same)?.amount ?? 0));
      // The tax in the prices comes back with them.
      const inRefund = Math.floor((line.amount * refund.amount) / (line.base + line.amount));
      if (line.collectedBy === 'shop') return { ...line, returned: inRefund };
      return { ...line, returned: refund.isUndelivered ? notCollected : 0 };
    });
}
