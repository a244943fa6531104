import {
  type InputContext,
  type Inputs,
  idOf,
  mobileOf,
  ownMailOf,
  ownMobileOf,
  pageOf,
  payCodeOf,
  privateText,
  stepUpOf,
  uploadedPicture,
  uuid,
  versionOf,
} from '../input-context.ts';

const PLACES = [
  { country: 'JP', area_ids: [3926, 39261], postcode: '604-8054' },
  { country: 'JP', area_ids: [3927, 39271], postcode: '5300001' },
  { country: 'JP', area_ids: [3926], postcode: '604-8054' },
];
const NO_PLACES = [
  { country: 'US', area_ids: [3926, 39261], postcode: '10001' },
  { country: 'JP', area_ids: [39261, 3926], postcode: '604-8054' },
  { country: 'XX', area_ids: [1] },
];

const place = ({ random }: InputContext) => (random.oneIn(8) ? random.of(NO_PLACES) : random.of(PLACES));

const contactBody = (channel: 'email' | 'mobile', to: string, step_up: string) =>
  channel === 'email' ? ({ channel, to, step_up } as const) : ({ channel, to, step_up } as const);

const editedAddress = (t: InputContext) => {
  const address_id = idOf(t, 'address');
  return { address_id, version: versionOf(t, t.me.seen.get('address')?.get(address_id)?.['version']) };
};

export const accountInputs = {
  async updateProfile(t) {
    const info = await t.call('getUserInfo', {});
    const change = t.random.of([
      { family_name: `Mori ~${t.me.mark}~` },
      { avatar: uploadedPicture(t) },
      { avatar: null },
    ]);
    return { body: { ...change, version: versionOf(t, info?.version) } };
  },
  async updateContact(t) {
    const step_up = await stepUpOf(t);
    const email = { channel: 'email', to: t.random.oneIn(4) ? t.me.account : ownMailOf(t), step_up } as const;
    return { body: t.random.oneIn(2) ? email : { channel: 'mobile', to: ownMobileOf(t), step_up } };
  },
  async verifyContact(t) {
    const channel = t.random.of(['email', 'mobile'] as const);
    const to = channel === 'email' ? ownMailOf(t) : ownMobileOf(t);
    if (t.random.oneIn(2)) await t.call('updateContact', { body: contactBody(channel, to, await stepUpOf(t)) });
    await t.call('sendCode', { body: { event: 'verify', channel } });
    return { body: { channel, verification_code: t.random.oneIn(8) ? '654321' : '123456' } };
  },
  closeAccount: async (t) => ({ body: { step_up: await stepUpOf(t) } }),
  async setPayCode(t) {
    const code = `13579${t.random.below(10)}`;
    const knows = t.me.payCode !== null && !t.random.oneIn(4);
    return {
      body: knows ? { old_pay_code: payCodeOf(t), pay_code: code } : { step_up: await stepUpOf(t), pay_code: code },
    };
  },
  verifyPayCode: (t) => ({ body: { pay_code: payCodeOf(t) } }),
  listAddresses: (t) => ({ query: pageOf(t) }),
  saveAddress(t) {
    return {
      body: {
        ...(t.random.oneIn(3) && editedAddress(t)),
        ...place(t),
        addressee: `Mei ~${t.me.mark}~`,
        mobile: mobileOf(t),
        detail: privateText(t),
        tag: t.random.of(['home', 'company', 'other', 'Garden']),
        is_default: t.random.oneIn(2),
        idempotency_key: uuid(t),
      },
    };
  },
  getAddress: (t) => ({ query: { address_id: idOf(t, 'address') } }),
  setDefaultAddress: (t) => ({ body: { address_id: idOf(t, 'address') } }),
  deleteAddress: (t) => ({ query: { address_id: idOf(t, 'address') } }),
  listAreas: (t) => ({
    query: t.random.of([{}, { country: 'JP' }, { parent: 3926 }, { country: 'XX' }, { parent: 7 }]),
  }),
  setLanguage: (t) => ({ query: { file_name: t.random.of(['fr', 'en', 'zh-cn', 'xx', 'ja']) } }),
  listNotifications: (t) => ({ query: pageOf(t) }),
  readNotifications: (t) =>
    t.random.oneIn(3)
      ? { body: { all: true } }
      : { body: { notification_ids: [...new Set([idOf(t, 'notification'), idOf(t, 'notification')])] } },
} satisfies Inputs;
