import { written } from './cache-effects.ts';
import { mutation } from './mutation.ts';
import type { ArgsOf } from './operation.ts';
import { infinite, query } from './query.ts';
import { userInfoQuery } from './session.ts';
import { HOUR_MS } from './timing.ts';

export const addressList = infinite('listAddresses');

export const addressQuery = query('getAddress', (id: number) => ({ query: { id } }));

/** The areas of a country or inside another area; the countries if neither is given. */
export const areasQuery = query('listAreas', (within: ArgsOf<'listAreas'>['query'] = {}) => ({ query: within }), {
  staleTime: HOUR_MS,
});

export const languagesQuery = query('listLanguages', () => ({}), { staleTime: HOUR_MS });

export const updateProfile = mutation('updateProfile', { write: (user) => [written(userInfoQuery(), user)] });
export const setPayCode = mutation('setPayCode');
export const verifyPayCode = mutation('verifyPayCode');

export const saveAddress = mutation('saveAddress', {
  write: (address) => [written(addressQuery(address.id), address)],
});

export const setDefaultAddress = mutation('setDefaultAddress', {
  write: (address) => [written(addressQuery(address.id), address)],
});

export const deleteAddress = mutation('deleteAddress');
export const setLanguage = mutation('setLanguage');
