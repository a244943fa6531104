import { AUDIT_STATUS, comparableContact } from '@meridian/sdk/rules';
import { pictureExists } from '../pictures.ts';
import type { Address, Area, Customer, World } from '../types.ts';
import { type Report, wholeFrom } from './report.ts';

type Areas = ReadonlyMap<number, Area>;

const areaIndexes = new WeakMap<World['areas'], Areas>();
const areasOf = (world: World): Areas => {
  const known = areaIndexes.get(world.areas);
  if (known) return known;
  const index = new Map(world.areas.map((area) => [area.id, area]));
  areaIndexes.set(world.areas, index);
  return index;
};

/** The chain of areas starts directly below the country and leads down. */
const place = (
  areas: Areas,
  address: Pick<Address, 'id' | 'country' | 'areaIds'>,
  record: string,
  { of }: Report,
): void => {
  const must = of(record, address.id);
  let above: Area | undefined;
  for (const id of address.areaIds) {
    const area = areas.get(id);
    must(area !== undefined, () => `area ${id} does not exist`);
    const parent = area?.parentId ? areas.get(area.parentId) : undefined;
    const fits = above ? parent === above : parent?.code === address.country;
    must(!area || fits, () => `area ${id} does not belong there`);
    above = area;
  }
};

/** The postcode follows the country's rule. */
const postcode = (areas: Areas, address: Address, { of }: Report): void => {
  const top = areas.get(areas.get(address.areaIds[0] ?? 0)?.parentId ?? 0);
  const rule = top?.postcode;
  const code = address.postcode;
  const right = code === null ? !rule?.required : rule && new RegExp(rule.pattern).test(code);
  of('address', address.id)(!top || right === true, () => `postcode ${code} breaks the rule of ${top?.code}`);
};

const shopping = (world: World, customer: Customer, { of }: Report): void => {
  const lines = new Set<number>();
  const deleted = new Set(customer.takenBack.lines.map(({ id }) => id));
  for (const { id, quantity, skuId, productId, changedIn } of customer.cart) {
    const must = of('line', id);
    must(changedIn <= customer.cartVersion, () => `was changed in version ${changedIn}, which is to come`);
    must(!deleted.has(id), () => 'is in the cart and deleted');
    must(wholeFrom(1, quantity), () => `quantity ${quantity}`);
    must(world.products.has(productId), () => `product ${productId} does not exist`);
    must(!lines.has(skuId), () => `is the second one for sku ${skuId}`);
    lines.add(skuId);
  }
  const must = of('customer', customer.id);
  const likes = new Set(customer.likes.map(({ productId }) => productId));
  must(likes.size === customer.likes.length, () => 'likes a product twice');
  for (const id of likes) must(world.products.has(id), () => `likes product ${id}, which does not exist`);
  const follows = new Set(customer.follows.map(({ shopId }) => shopId));
  must(follows.size === customer.follows.length, () => 'follows a shop twice');
  for (const id of follows) must(world.shops.has(id), () => `follows shop ${id}, which does not exist`);
};

const talk = (world: World, customer: Customer, { of }: Report): void => {
  for (const { id, shopId, refundId, messages } of customer.conversations) {
    const must = of('conversation', id);
    must(shopId === 0 || world.shops.has(shopId), () => `shop ${shopId} does not exist`);
    const own = refundId === null || world.refunds.get(refundId)?.customerId === customer.id;
    must(own, () => `refund ${refundId} is not its customer's`);
    let last = 0;
    for (const message of messages) {
      of('message', message.id)(message.id > last, () => 'is not in order');
      last = message.id;
    }
  }
  const must = of('customer', customer.id);
  const shops = new Set(customer.conversations.map(({ shopId, refundId }) => `${shopId} ${refundId}`));
  must(shops.size === customer.conversations.length, () => 'has two conversations with a shop about the same');
};

/** A customer's log-in names, in comparable form. */
const provenContacts = ({ email, emailVerified, mobile, mobileVerified }: Customer): string[] => [
  ...(emailVerified ? [comparableContact(email)] : []),
  ...(mobileVerified ? [comparableContact(mobile)] : []),
];

/**
 * Everyone has a log-in name, no money goes to a payee that is still waiting, and a closed account has nothing open.
 */
const security = (customer: Customer, { of }: Report): void => {
  const { id, disabled, closesAt, devices, payees, bills, recharges, withdrawals } = customer;
  const must = of('customer', id);
  must(disabled || provenContacts(customer).length > 0, () => 'has no proven way of contact');
  for (const { id: payee, usableFrom, lastUsedAt } of payees) {
    of('payee', payee)(lastUsedAt === null || lastUsedAt >= usableFrom, () => 'was used before it was usable');
  }
  const audited = [...recharges, ...withdrawals].some(({ status }) => status === AUDIT_STATUS.auditing);
  const open = devices.length > 0 || (bills.at(-1)?.balanceAfter ?? 0) !== 0 || audited;
  must(closesAt === null || !open, () => 'is closed, with a session, money or an audit open');
};

/** Accounts, addresses, carts, likes, follows and conversations. */
export const checkCustomers = (world: World, report: Report): void => {
  const areas = areasOf(world);
  const tokens = new Set<string>();
  const contacts = new Set<string>();
  for (const customer of world.customers.values()) {
    const { addresses, avatar, devices } = customer;
    const must = report.of('customer', customer.id);
    for (const contact of provenContacts(customer)) {
      must(!contacts.has(contact), () => `shares the proven contact ${contact}`);
      contacts.add(contact);
    }
    security(customer, report);
    for (const { token } of devices) {
      must(!tokens.has(token), () => 'shares a token');
      tokens.add(token);
    }
    const defaults = addresses.filter(({ isDefault }) => isDefault).length;
    must(
      defaults === Math.min(1, addresses.length),
      () => `${defaults} of ${addresses.length} addresses are the default`,
    );
    for (const address of addresses) {
      place(areas, address, 'address', report);
      postcode(areas, address, report);
    }
    must(avatar === null || pictureExists(avatar), () => `picture ${avatar} does not exist`);
    must(customer.payCode === null || /^\d{6,12}$/.test(customer.payCode), () => 'has a broken payment code');
    shopping(world, customer, report);
    talk(world, customer, report);
  }
  for (const order of world.orders.values()) place(areas, { ...order.address, id: order.id }, 'order', report);
};
