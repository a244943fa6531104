import { Unreached, type Walk } from '../walk.ts';
import type { Recipes } from './recipe.ts';

/** A step-up of the first customer's session, by the password. */
export async function stepUp(walk: Walk): Promise<string> {
  const { step_up } = await walk.call('createStepUp', { body: passwordOf(walk) });
  return step_up;
}

const passwordOf = ({ options }: Walk) => ({ by: 'password', password: options.account.password }) as const;

/** Name and password of the customer that the run was given. */
const credentials = ({ options: { account } }: Walk) => ({ account: account.account, password: account.password });

/** Signs the first customer in once more, as on another device, and gives the token. */
export async function otherSession(walk: Walk): Promise<string> {
  const { userinfo } = await walk.call('loginUser', { body: credentials(walk) });
  return userinfo.token;
}

/** A place that addresses can be saved in: a country with its areas, down to the last. */
async function place(walk: Walk) {
  const { list: countries } = await walk.call('listAreas', {});
  for (const { country_code: country, postcode, mobile_example } of countries) {
    if (country === undefined || country === null) continue;
    const area_ids: number[] = [];
    let { list } = await walk.call('listAreas', { query: { country } });
    while (list[0] !== undefined) {
      area_ids.push(list[0].id);
      list = list[0].has_children ? (await walk.call('listAreas', { query: { parent: list[0].id } })).list : [];
    }
    if (area_ids.length > 0) return { country, area_ids, postcode: postcode?.example ?? null, mobile: mobile_example };
  }
  throw new Unreached('listAreas shows no country with areas');
}

/** What an address of the run's own is saved with: where the customer lives, if they have told. */
async function newAddress(walk: Walk) {
  const { list: known } = await walk.call('listAddresses', {});
  const [like] = known;
  const where = like
    ? { country: like.country, area_ids: like.area.map(({ id }) => id), postcode: like.postcode, mobile: like.mobile }
    : await place(walk);
  return {
    country: where.country,
    area_ids: where.area_ids,
    ...(where.postcode !== null && { postcode: where.postcode }),
    addressee: 'Conformance run',
    mobile: where.mobile ?? '+819012345678',
    detail: '1-1 Test',
    tag: 'other',
    is_default: false,
    idempotency_key: walk.uuid(),
  } as const;
}

/** An address of the run's own that is the default for now; the former one becomes it again. */
async function ownDefault(walk: Walk) {
  const { list } = await walk.call('listAddresses', {});
  const former = list.find(({ is_default }) => is_default);
  const body = { ...(await newAddress(walk)), is_default: true };
  const { id, version } = await walk.call('saveAddress', { body });
  const giveBack = async () => {
    if (former) await walk.send('setDefaultAddress', { body: { address_id: former.id } });
    await walk.send('deleteAddress', { query: { address_id: id } });
  };
  return { id, version, body, giveBack };
}

/** Saves an address that the run may change, and deletes at its end. */
export async function ownAddress(walk: Walk): Promise<number> {
  const { id } = await walk.call('saveAddress', { body: await newAddress(walk) });
  walk.atEnd(() => walk.send('deleteAddress', { query: { address_id: id } }));
  return id;
}

/** An address of the customer; one of the run's own where they have none. */
export async function someAddress(walk: Walk): Promise<number> {
  const { list } = await walk.call('listAddresses', {});
  return list[0]?.id ?? (await ownAddress(walk));
}

/** A customer who does not exist yet, with the code that their e-mail address was sent. */
async function newCustomer(walk: Walk) {
  const number = String(Date.now()).slice(-9);
  const email = `run-${number}@example.com`;
  await walk.call('sendCode', { body: { event: 'register', channel: 'email', to: email } });
  const verification_code = await walk.verificationCode('email', email);
  const person = { family_name: 'Run', given_name: 'Conformance', email, mobile: `+8180${number.slice(-8)}` };
  return { ...person, password: `quiet-harbour-${number}`, verification_code };
}

/** Registers a customer, whose account may be closed again, and gives their token and a step-up of their session. */
export async function ownCustomer(walk: Walk) {
  const body = await newCustomer(walk);
  const { userinfo } = await walk.call('registerUser', { body });
  const { token } = userinfo;
  const { step_up } = await walk.call('createStepUp', { body: { by: 'password', password: body.password }, token });
  return { token, step_up };
}

export const accountRecipes = {
  loginUser: {
    effect: 'undone',
    prepare: (walk) => ({
      body: credentials(walk),
      undo: ({ userinfo }) => walk.send('logoutUser', { query: { lang: 'zh-cn' }, token: userinfo.token }),
    }),
  },
  listAreas: { effect: 'none', prepare: () => ({}) },
  createStepUp: { effect: 'none', prepare: (walk) => ({ body: passwordOf(walk) }) },
  revokeSession: {
    effect: 'undone',
    async prepare(walk) {
      const before = await walk.call('listSessions', {});
      const ended = await otherSession(walk);
      const { list } = await walk.call('listSessions', {});
      const other = list.find(({ id, current }) => !current && before.list.every((one) => one.id !== id));
      if (other === undefined) throw new Unreached('a second log-in does not show in listSessions');
      return { body: { session_id: other.id }, ended };
    },
  },
  updateProfile: {
    effect: 'undone',
    async prepare(walk) {
      const { given_name, family_name, version } = await walk.call('getUserInfo', {});
      const before = { given_name, family_name };
      return {
        body: { given_name: given_name === 'Kim' ? 'Alex' : 'Kim', version },
        undo: (changed) => walk.call('updateProfile', { body: { ...before, version: changed.version } }),
      };
    },
  },
  getAddress: { effect: 'none', prepare: async (walk) => ({ query: { address_id: await someAddress(walk) } }) },
  saveAddress: {
    effect: 'undone',
    prepare: async (walk) => ({
      body: await newAddress(walk),
      undo: ({ id }) => walk.call('deleteAddress', { query: { address_id: id } }),
    }),
    variants: [
      // The default is edited, and is not to be it any more: it stays, since there is always one.
      async (walk) => {
        const { id, version, body, giveBack } = await ownDefault(walk);
        const edited = { ...body, detail: '2-2 Test', is_default: false, idempotency_key: walk.uuid() };
        return { body: { ...edited, address_id: id, version }, undo: giveBack };
      },
    ],
  },
  setDefaultAddress: {
    effect: 'undone',
    async prepare(walk) {
      const { list } = await walk.call('listAddresses', {});
      const other = list.find(({ is_default }) => !is_default);
      const before = list.find(({ is_default }) => is_default);
      return {
        body: { address_id: other?.id ?? (await ownAddress(walk)) },
        ...(before && { undo: () => walk.call('setDefaultAddress', { body: { address_id: before.id } }) }),
      };
    },
  },
  deleteAddress: {
    effect: 'undone',
    prepare: async (walk) => ({ query: { address_id: await ownAddress(walk) } }),
    variants: [
      async (walk) => {
        const { id, giveBack } = await ownDefault(walk);
        return { query: { address_id: id }, undo: giveBack };
      },
    ],
  },
  setLanguage: {
    effect: 'undone',
    async prepare(walk) {
      const { list } = await walk.call('listLanguages', {});
      const { lang } = await walk.call('getUserInfo', {});
      const other = list.find(({ file_name }) => file_name !== lang?.file_name);
      if (other === undefined) throw new Unreached('listLanguages shows no other language');
      return {
        query: { file_name: other.file_name },
        ...(lang && { undo: () => walk.call('setLanguage', { query: { file_name: lang.file_name } }) }),
      };
    },
  },
  acceptTerms: {
    effect: 'lasting',
    async prepare(walk) {
      const { terms_version } = await walk.call('getConfig', {});
      return { body: { version: terms_version } };
    },
  },
  verifyPayCode: { effect: 'none', prepare: (walk) => ({ body: { pay_code: walk.payCode() } }) },
  readNotifications: {
    effect: 'undone',
    async prepare(walk) {
      const { list } = await walk.call('listNotifications', {});
      const one = list.find(({ read }) => !read) ?? list[0];
      if (one === undefined) throw new Unreached('listNotifications is empty');
      return { body: { notification_ids: [one.id] } };
    },
  },
  updateNotificationPreferences: {
    effect: 'undone',
    async prepare(walk) {
      const { list } = await walk.call('getNotificationPreferences', {});
      const type = 'order';
      const first = list.find((one) => one.type === type);
      if (first === undefined) throw new Unreached(`getNotificationPreferences has no "${type}"`);
      const choose = (email: boolean) => ({ list: [{ type, email, mobile: first.mobile } as const] });
      return {
        body: choose(!first.email),
        undo: () => walk.call('updateNotificationPreferences', { body: choose(first.email) }),
      };
    },
  },
  sendCode: {
    effect: 'lasting',
    prepare: () => ({ body: { event: 'register', channel: 'email', to: `run-${Date.now()}@example.com` } }),
  },
  registerUser: { effect: 'lasting', prepare: async (walk) => ({ body: await newCustomer(walk) }) },
} satisfies Recipes;
