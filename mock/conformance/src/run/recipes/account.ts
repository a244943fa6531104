import { RUN_ADDRESSEE } from '../belongings.ts';
import { type Driver, Unreached } from '../driver.ts';
import type { Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

/** A step-up of the first customer's session, or of another with this token, by password. */
export async function stepUp(driver: Driver, token = driver.tokenOf('first')): Promise<string> {
  const { step_up } = await driver.call('createStepUp', {
    body: passwordOf(driver),
    ...(token !== undefined && { token }),
  });
  return step_up;
}

const passwordOf = ({ options }: Driver) => ({ by: 'password', password: options.account.password }) as const;

const credentials = ({ options: { account } }: Driver) => ({ account: account.account, password: account.password });

/** Signs the first customer in once more, as on another device, and returns the token. */
export async function otherSession(driver: Driver): Promise<string> {
  const { userinfo } = await driver.call('loginUser', { body: credentials(driver) });
  return userinfo.token;
}

/** Ends the session with this token. */
export const signOut = (driver: Driver, token: string) =>
  driver.send('logoutUser', { query: { lang: 'zh-cn' }, token });

/** A country that addresses can be saved in, other than this one, with its areas down to the last level. */
async function place(driver: Driver, without?: string) {
  const { list: countries } = await driver.call('listAreas', {});
  for (const { country_code: country, postcode, mobile_example } of countries) {
    if (country === undefined || country === null || country === without) continue;
    const area_ids: number[] = [];
    let { list } = await driver.call('listAreas', { query: { country } });
    while (list[0] !== undefined) {
      area_ids.push(list[0].id);
      list = list[0].has_children ? (await driver.call('listAreas', { query: { parent: list[0].id } })).list : [];
    }
    if (area_ids.length > 0) return { country, area_ids, postcode: postcode?.example ?? null, mobile: mobile_example };
  }
  throw new Unreached('listAreas shows no country with areas');
}

/** The area of the customer's first address, or any. */
async function usualPlace(driver: Driver): ReturnType<typeof place> {
  const { list: known } = await driver.call('listAddresses', {});
  const [like] = known;
  if (like === undefined) return place(driver);
  const { country, area, postcode, mobile } = like;
  return { country, area_ids: area.map(({ id }) => id), postcode, mobile };
}

/** The input for an address of the run's own. */
async function newAddress(driver: Driver, where?: Awaited<ReturnType<typeof place>>) {
  const { country, area_ids, postcode, mobile } = where ?? (await usualPlace(driver));
  return {
    country,
    area_ids,
    ...(postcode !== null && { postcode }),
    addressee: RUN_ADDRESSEE,
    mobile: mobile ?? '+819012345678',
    detail: '1-1 Test',
    tag: 'other',
    is_default: false,
    idempotency_key: driver.uuid(),
  } as const;
}

/** An address of the run's own that is the default for now; undoing makes the former address the default again. */
async function ownDefault(driver: Driver) {
  const { list } = await driver.call('listAddresses', {});
  const former = list.find(({ is_default }) => is_default);
  const body = { ...(await newAddress(driver)), is_default: true };
  const { id, version } = await driver.call('saveAddress', { body });
  const giveBack = async () => {
    if (former) await driver.send('setDefaultAddress', { body: { address_id: former.id } });
    await driver.send('deleteAddress', { query: { address_id: id } });
  };
  return { id, version, body, giveBack };
}

/** Saves an address that the run may change; it is deleted at the end with the run's other additions. */
export async function ownAddress(driver: Driver): Promise<number> {
  const { id } = await driver.call('saveAddress', { body: await newAddress(driver) });
  return id;
}

/** An address of the customer outside a country, or an address of the run's own there. */
export async function addressOutside(driver: Driver, country: string): Promise<number> {
  const { list } = await driver.call('listAddresses', { query: { limit: 50 } });
  const known = list.find((address) => address.country !== country);
  if (known !== undefined) return known.id;
  const body = await newAddress(driver, await place(driver, country));
  return (await driver.call('saveAddress', { body })).id;
}

/** An address of the customer, or an address of the run's own where they have none. */
export async function someAddress(driver: Driver): Promise<number> {
  const { list } = await driver.call('listAddresses', {});
  return list[0]?.id ?? (await ownAddress(driver));
}

/** Input for a new customer, with the code sent to their e-mail address. */
async function newCustomer(driver: Driver) {
  const number = String(Date.now()).slice(-9);
  const email = `run-${number}@example.com`;
  await driver.call('sendCode', { body: { event: 'register', channel: 'email', to: email } });
  const verification_code = await driver.verificationCode('email', email);
  const person = { family_name: 'Run', given_name: 'Conformance', email, mobile: `+8180${number.slice(-8)}` };
  return { ...person, password: `quiet-harbour-${number}`, verification_code };
}

/** Registers a customer whose account may be closed again, and returns their token and a step-up of their session. */
export async function ownCustomer(driver: Driver) {
  const body = await newCustomer(driver);
  const { userinfo } = await driver.call('registerUser', { body });
  const { token } = userinfo;
  const { step_up } = await driver.call('createStepUp', { body: { by: 'password', password: body.password }, token });
  return { token, step_up };
}

export const accountRecipes = {
  loginUser: {
    effect: 'undone',
    prepare: (driver) => ({
      body: credentials(driver),
      undo: ({ userinfo }) => signOut(driver, userinfo.token),
    }),
  },
  listAreas: { effect: 'none', prepare: () => ({}) },
  createStepUp: {
    effect: 'none',
    prepare: (driver) => ({ body: passwordOf(driver) }),
    variants: [
      // By a verification code, which is a message to the customer.
      async (driver) => {
        const { email, email_verified } = await driver.call('getUserInfo', {});
        const { allowWrites, codeCommand } = driver.options;
        if (!email_verified || !allowWrites || codeCommand === undefined)
          throw new Unreached('no code can be sent to the customer');
        await driver.call('sendCode', { body: { event: 'step_up', channel: 'email' } });
        const verification_code = await driver.verificationCode('email', email);
        return { body: { by: 'code', channel: 'email', verification_code } };
      },
    ],
  },
  revokeSession: {
    effect: 'undone',
    async prepare(driver) {
      const before = await driver.call('listSessions', {});
      const ended = await otherSession(driver);
      const { list } = await driver.call('listSessions', {});
      const other = list.find(({ id, current }) => !current && before.list.every((one) => one.id !== id));
      if (other === undefined) throw new Unreached('a second log-in does not show in listSessions');
      const discard = () => signOut(driver, ended);
      return { body: { session_id: other.id }, ended, discard };
    },
  },
  updateProfile: {
    effect: 'undone',
    async prepare(driver) {
      const { given_name, family_name, version } = await driver.call('getUserInfo', {});
      const before = { given_name, family_name };
      return {
        body: { given_name: given_name === 'Kim' ? 'Alex' : 'Kim', version },
        undo: (changed) => driver.call('updateProfile', { body: { ...before, version: changed.version } }),
      };
    },
    variants: [
      async (driver) => {
        const { avatar, version } = await driver.call('getUserInfo', {});
        if (avatar !== null) throw new Unreached('the picture of the customer could not be put back');
        return {
          body: { avatar: await upload(driver), version },
          undo: (changed) => driver.call('updateProfile', { body: { avatar, version: changed.version } }),
        };
      },
    ],
  },
  getAddress: { effect: 'none', prepare: async (driver) => ({ query: { address_id: await someAddress(driver) } }) },
  saveAddress: {
    effect: 'undone',
    prepare: async (driver) => ({
      body: await newAddress(driver),
      undo: ({ id }) => driver.call('deleteAddress', { query: { address_id: id } }),
    }),
    variants: [
      // Edits the default address so as not to be the default: it must stay the default, since there is always one.
      async (driver) => {
        const { id, version, body, giveBack } = await ownDefault(driver);
        const edited = { ...body, detail: '2-2 Test', is_default: false, idempotency_key: driver.uuid() };
        return { body: { ...edited, address_id: id, version }, undo: giveBack };
      },
    ],
  },
  setDefaultAddress: {
    effect: 'undone',
    async prepare(driver) {
      const { list } = await driver.call('listAddresses', {});
      const other = list.find(({ is_default }) => !is_default);
      const before = list.find(({ is_default }) => is_default);
      return {
        body: { address_id: other?.id ?? (await ownAddress(driver)) },
        ...(before && { undo: () => driver.call('setDefaultAddress', { body: { address_id: before.id } }) }),
      };
    },
  },
  deleteAddress: {
    effect: 'undone',
    async prepare(driver) {
      const query = { address_id: await ownAddress(driver) };
      return { query, discard: () => driver.send('deleteAddress', { query }) };
    },
    variants: [
      // Of at least two others one becomes the default.
      async (driver) => {
        await ownAddress(driver);
        const { id, giveBack } = await ownDefault(driver);
        return { query: { address_id: id }, undo: giveBack };
      },
    ],
  },
  setLanguage: {
    effect: 'undone',
    async prepare(driver) {
      const { list } = await driver.call('listLanguages', {});
      const { lang } = await driver.call('getUserInfo', {});
      const other = list.find(({ file_name }) => file_name !== lang?.file_name);
      if (other === undefined) throw new Unreached('listLanguages shows no other language');
      return {
        query: { file_name: other.file_name },
        ...(lang && { undo: () => driver.call('setLanguage', { query: { file_name: lang.file_name } }) }),
      };
    },
  },
  acceptTerms: {
    effect: 'lasting',
    async prepare(driver) {
      const { terms_version } = await driver.call('getConfig', {});
      return { body: { version: terms_version } };
    },
  },
  verifyPayCode: { effect: 'none', prepare: (driver) => ({ body: { pay_code: driver.payCode() } }) },
  readNotifications: {
    effect: 'undone',
    async prepare(driver) {
      const { list } = await driver.call('listNotifications', {});
      const one = list.find(({ read }) => !read) ?? list[0];
      if (one === undefined) throw new Unreached('listNotifications is empty');
      return { body: { notification_ids: [one.id] } };
    },
  },
  updateNotificationPreferences: {
    effect: 'undone',
    async prepare(driver) {
      const { list } = await driver.call('getNotificationPreferences', {});
      const type = 'order';
      const first = list.find((one) => one.type === type);
      if (first === undefined) throw new Unreached(`getNotificationPreferences has no "${type}"`);
      const choose = (email: boolean) => ({ list: [{ type, email, mobile: first.mobile } as const] });
      return {
        body: choose(!first.email),
        undo: () => driver.call('updateNotificationPreferences', { body: choose(first.email) }),
      };
    },
  },
  sendCode: {
    effect: 'lasting',
    prepare: () => ({ body: { event: 'register', channel: 'email', to: `run-${Date.now()}@example.com` } }),
  },
  registerUser: { effect: 'lasting', prepare: async (driver) => ({ body: await newCustomer(driver) }) },
} satisfies Recipes;
