import type { DataOf } from '@meridian/sdk';
import { type Driver, ignoreUnreached } from './driver.ts';
import { RunError } from './options.ts';

/** One kind of data that the first customer has. */
interface Kind<Held> {
  readonly name: string;
  readonly read: (driver: Driver) => Promise<Held>;
  /** Restores the earlier data, the kinds one after the other: additions are removed, changes are reverted. */
  readonly giveBack: (driver: Driver, before: Held, now: Held) => Promise<void>;
}

/** The addressee of the run's own addresses: no other address is ever deleted. */
export const RUN_ADDRESSEE = 'Conformance run';

const addresses: Kind<readonly { id: number; is_default: boolean; addressee: string }[]> = {
  name: 'addresses',
  read: async (driver) => (await driver.call('listAddresses', {})).list,
  async giveBack(driver, before, now) {
    const former = before.find(({ is_default }) => is_default);
    if (former && now.some(({ id, is_default }) => id === former.id && !is_default)) {
      await driver.call('setDefaultAddress', { body: { address_id: former.id } });
    }
    const added = now.filter(
      ({ id, addressee }) => addressee === RUN_ADDRESSEE && !before.some((one) => one.id === id),
    );
    await Promise.all(added.map(({ id }) => driver.call('deleteAddress', { query: { address_id: id } })));
  },
};

const cart: Kind<ReadonlyMap<number, number>> = {
  name: 'cart',
  async read(driver) {
    const { groups, invalid } = await driver.call('getCart', {});
    const lines = [...groups.flatMap((group) => group.lines), ...invalid];
    return new Map(lines.map(({ id, quantity }) => [id, quantity]));
  },
  async giveBack(driver, before, now) {
    const added = [...now.keys()].filter((id) => !before.has(id));
    if (added.length > 0) await driver.call('deleteCartLines', { body: { line_ids: added } });
    for (const [line_id, quantity] of before) {
      const held = now.get(line_id);
      if (held !== undefined && held !== quantity) await driver.call('updateCartLine', { body: { line_id, quantity } });
    }
  },
};

const favourites: Kind<ReadonlySet<number>> = {
  name: 'favourites',
  read: (driver) => idsOf(async (query) => (await driver.call('listLikedProducts', { query })).list, 'product'),
  async giveBack(driver, before, now) {
    for (const [product_id, liked] of differences(before, now))
      await driver.call('likeProduct', { body: { product_id, liked } });
  },
};

const shops: Kind<ReadonlySet<number>> = {
  name: 'followed shops',
  read: (driver) => idsOf(async (query) => (await driver.call('listFollowedShops', { query })).list, 'shop'),
  async giveBack(driver, before, now) {
    for (const [shop_id, followed] of differences(before, now))
      await driver.call('followShop', { body: { shop_id, followed } });
  },
};

const profile: Kind<Pick<DataOf<'getUserInfo'>, 'given_name' | 'family_name' | 'avatar' | 'version'>> = {
  name: 'name and picture',
  read: (driver) => driver.call('getUserInfo', {}),
  async giveBack(driver, { given_name, family_name, avatar }, { version, ...now }) {
    // A picture that was there before cannot be put back.
    const isPictureNew = avatar === null && now.avatar !== null;
    if (given_name === now.given_name && family_name === now.family_name && !isPictureNew) return;
    const names = { given_name, family_name, version };
    await driver.call('updateProfile', { body: { ...names, ...(isPictureNew && { avatar }) } });
  },
};

type FileName = NonNullable<DataOf<'getUserInfo'>['lang']>['file_name'];

const language: Kind<FileName | undefined> = {
  name: 'language',
  read: async (driver) => (await driver.call('getUserInfo', {})).lang?.file_name,
  async giveBack(driver, before, now) {
    if (before !== undefined && before !== now) await driver.call('setLanguage', { query: { file_name: before } });
  },
};

const kinds = [addresses, cart, favourites, shops, profile, language] as const;

/** A customer's data before a run, by kind; a kind that could not be read is left alone. */
type Belongings = ReadonlyMap<string, unknown>;

/** Reads the first customer's data that a run changes and restores: no orders, no money. */
export async function readBelongings(driver: Driver): Promise<Belongings> {
  const read = async ({ name, read: ask }: (typeof kinds)[number]) =>
    [name, await ask(driver).catch(ignoreUnreached)] as const;
  return new Map((await Promise.all(kinds.map(read))).filter(([, held]) => held !== undefined));
}

/** Restores all of it. Returns the kinds that could not be restored. */
export async function giveBack(driver: Driver, before: Belongings): Promise<string[]> {
  const left: string[] = [];
  const now = await Promise.allSettled(kinds.map(({ read }) => read(driver)));
  for (const [index, kind] of (kinds as readonly Kind<unknown>[]).entries()) {
    if (!before.has(kind.name)) continue;
    try {
      const held = now[index];
      if (held?.status !== 'fulfilled') throw held?.reason;
      await kind.giveBack(driver, before.get(kind.name), held.value);
    } catch (error) {
      if (!(error instanceof RunError)) ignoreUnreached(error);
      left.push(kind.name);
    }
  }
  return left;
}

const PAGE = 50;
/** More pages than a test customer fills. */
const MOST_PAGES = 20;

/** The ids found under a name in the entries of all pages. */
async function idsOf(
  ask: (page: { page: number; limit: number }) => Promise<readonly unknown[]>,
  name: string,
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const entries = await ask({ page, limit: PAGE });
    for (const entry of entries) {
      const { id } = Object(Object(entry)[name]);
      if (typeof id === 'number') ids.add(id);
    }
    if (entries.length < PAGE) break;
  }
  return ids;
}

/** The members that only one of two sets has, and whether it is the earlier set. */
const differences = (before: ReadonlySet<number>, now: ReadonlySet<number>): [id: number, before: boolean][] =>
  [...new Set([...before, ...now])].filter((id) => before.has(id) !== now.has(id)).map((id) => [id, before.has(id)]);
