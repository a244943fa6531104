import {
  type Inputs,
  idOf,
  mobileOf,
  pageOf,
  payCodeOf,
  picture,
  type Table,
  takenMail,
  words,
} from '../input-context.ts';

const PLACES = [
  { country: 'JP', area_ids: [3926, 39261] },
  { country: 'JP', area_ids: [3927, 39271] },
];
const NO_PLACES = [
  { country: 'JP', area_ids: [3926] },
  { country: 'US', area_ids: [3926, 39261] },
  { country: 'JP', area_ids: [39261, 3926] },
  { country: 'XX', area_ids: [1] },
];

const place = ({ dice }: Table) => (dice.oneIn(8) ? dice.of(NO_PLACES) : dice.of(PLACES));

export const accountInputs = {
  getUserInfo: () => ({}),
  updateProfile: (t) => ({
    body: t.dice.of([
      { family_name: `Mori ~${t.me.mark}~` },
      { mobile: mobileOf(t) },
      { avatar: picture(t) },
      { avatar: null },
      { email: takenMail(t) },
    ]),
  }),
  setPayCode: (t) => ({
    body: {
      ...(t.me.payCode !== null && !t.dice.oneIn(8) && { old_code: payCodeOf(t) }),
      code: `13579${t.dice.below(10)}`,
    },
  }),
  verifyPayCode: (t) => ({ body: { code: payCodeOf(t) } }),
  listAddresses: (t) => ({ query: pageOf(t) }),
  saveAddress: (t) => ({
    body: {
      ...(t.dice.oneIn(3) && { id: idOf(t, 'address') }),
      ...place(t),
      addressee: `Mei ~${t.me.mark}~`,
      mobile: mobileOf(t),
      detail: words(t),
      tag: t.dice.of(['home', 'company', 'other', 'Garden']),
      is_default: t.dice.oneIn(2),
    },
  }),
  getAddress: (t) => ({ query: { id: idOf(t, 'address') } }),
  setDefaultAddress: (t) => ({ body: { id: idOf(t, 'address') } }),
  deleteAddress: (t) => ({ query: { id: idOf(t, 'address') } }),
  listAreas: (t) => ({ query: t.dice.of([{}, { country: 'JP' }, { parent: 3926 }, { country: 'XX' }, { parent: 7 }]) }),
  listLanguages: () => ({}),
  setLanguage: (t) => ({ query: { file_name: t.dice.of(['fr', 'en', 'zh-cn', 'xx', 'ja']) } }),
  listNotifications: (t) => ({ query: pageOf(t) }),
  readNotifications: (t) =>
    t.dice.oneIn(3)
      ? { body: { all: true } }
      : { body: { ids: [...new Set([idOf(t, 'notification'), idOf(t, 'notification')])] } },
} satisfies Inputs;
