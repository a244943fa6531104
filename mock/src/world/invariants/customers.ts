import { AUDIT_STATUS } from '@meridian/sdk/rules';
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
  { must }: Report,
): void => {
  let above: Area | undefined;
  for (const id of address.areaIds) {
    const area = areas.get(id);
    must(area !== undefined, record, address.id, () => `area ${id} does not exist`);
    const parent = area?.parentId ? areas.get(area.parentId) : undefined;
    const fits = above ? parent === above : parent?.code === address.country;
    must(!area || fits, record, address.id, () => `area ${id} does not belong there`);
    above = area;
  }
};

/** The postcode follows the country's rule. */
const postcode = (areas: Areas, address: Address, { must }: Report): void => {
  const top = areas.get(areas.get(address.areaIds[0] ?? 0)?.parentId ?? 0);
  const rule = top?.postcode;
  const code = address.postcode;
  const right = code === null ? !rule?.required : rule && new RegExp(rule.pattern).test(code);
  must(!top || right === true, 'address', address.id, () => `postcode ${code} breaks the rule of ${top?.code}`);
};

const shopping = (world: World, customer: Customer, { must }: Report): void => {
  const lines = new Set<number>();
  const deleted = new Set(customer.takenBack.lines.map(({ id }) => id));
  for (const { id, quantity, skuId, productId, changedIn } of customer.cart) {
    must(changedIn <= customer.cartVersion, 'line', id, () => `was changed in version ${changedIn}, which is to come`);
    must(!deleted.has(id), 'line', id, () => 'is in the cart and deleted');
    must(wholeFrom(1, quantity), 'line', id, () => `quantity ${quantity}`);
    must(world.products.has(productId), 'line', id, () => `product ${productId} does not exist`);
    must(!lines.has(skuId), 'line', id, () => `is the second one for sku ${skuId}`);
    lines.add(skuId);
  }
  const likes = new Set(customer.likes.map(({ productId }) => productId));
  must(likes.size === customer.likes.length, 'customer', customer.id, () => 'likes a product twice');
  for (const id of likes)
    must(world.products.has(id), 'customer', customer.id, () => `likes product ${id}, which does not exist`);
  const follows = new Set(customer.follows.map(({ shopId }) => shopId));
  must(follows.size === customer.follows.length, 'customer', customer.id, () => 'follows a shop twice');
  for (const id of follows)
    must(world.shops.has(id), 'customer', customer.id, () => `follows shop ${id}, which does not exist`);
};

const talk = (world: World, customer: Customer, { must }: Report): void => {
  for (const { id, shopId, refundId, messages } of customer.conversations) {
    must(shopId === 0 || world.shops.has(shopId), 'conversation', id, () => `shop ${shopId} does not exist`);
    const own = refundId === null || world.refunds.get(refundId)?.customerId === customer.id;
    must(own, 'conversation', id, () => `refund ${refundId} is not its customer's`);
    let last = 0;
    for (const message of messages) {
      must(message.id > last, 'message', message.id, () => 'is not in order');
      last = message.id;
    }
  }
  const shops = new Set(customer.conversations.map(({ shopId, refundId }) => `${shopId} ${refundId}`));
  must(
    shops.size === customer.conversations.length,
    'customer',
    customer.id,
    () => 'has two conversations with a shop about the same',
  );
};

/** A customer's log-in names, in comparable form. */
const provenContacts = ({ email, emailVerified, mobile, mobileVerified }: Customer): string[] => [
  ...(emailVerified ? [email.toLowerCase()] : []),
  ...(mobileVerified ? [mobile.replaceAll(/[ -]/g, '')] : []),
];

/**
 * Everyone has a log-in name, no money goes to a payee that is still waiting, and a closed account has nothing open.
 */
const security = (customer: Customer, { must }: Report): void => {
  const { id, disabled, closesAt, devices, payees, bills, recharges, withdrawals } = customer;
  must(disabled || provenContacts(customer).length > 0, 'customer', id, () => 'has no proven way of contact');
  for (const { id: payee, usableFrom, lastUsedAt } of payees) {
    must(lastUsedAt === null || lastUsedAt >= usableFrom, 'payee', payee, () => 'was used before it was usable');
  }
  const audited = [...recharges, ...withdrawals].some(({ status }) => status === AUDIT_STATUS.auditing);
  const open = devices.length > 0 || (bills.at(-1)?.balanceAfter ?? 0) !== 0 || audited;
  must(closesAt === null || !open, 'customer', id, () => 'is closed, with a session, money or an audit open');
};

/** Accounts, addresses, carts, likes, follows and conversations. */
export const checkCustomers = (world: World, report: Report): void => {
  const { must } = report;
  const areas = areasOf(world);
  const tokens = new Set<string>();
  const contacts = new Set<string>();
  for (const customer of world.customers.values()) {
    const { id, addresses, avatar, devices } = customer;
    for (const contact of provenContacts(customer)) {
      must(!contacts.has(contact), 'customer', id, () => `shares the proven contact ${contact}`);
      contacts.add(contact);
    }
    security(customer, report);
    for (const { token } of devices) {
      must(!tokens.has(token), 'customer', id, () => 'shares a token');
      tokens.add(token);
    }
    const defaults = addresses.filter(({ isDefault }) => isDefault).length;
    must(
      defaults === Math.min(1, addresses.length),
      'customer',
      id,
      () => `${defaults} of ${addresses.length} addresses are the default`,
    );
    for (const address of addresses) {
      place(areas, address, 'address', report);
      postcode(areas, address, report);
    }
    must(avatar === null || pictureExists(avatar), 'customer', id, () => `picture ${avatar} does not exist`);
    must(
      customer.payCode === null || /^\d{6,12}$/.test(customer.payCode),
      'customer',
      id,
      () => 'has a broken payment code',
    );
    shopping(world, customer, report);
    talk(world, customer, report);
  }
  for (const order of world.orders.values()) place(areas, { ...order.address, id: order.id }, 'order', report);
};
