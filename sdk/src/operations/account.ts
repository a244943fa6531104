import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { HOUR_MS } from './durations.ts';
import { userInfoQuery } from './session.ts';

export const addressList = infiniteQuery('listAddresses');

export const addressQuery = query('getAddress', (id: number) => ({ query: { id } }));

/** The areas of a country or inside another area; the countries if neither is given. */
export const areasQuery = query('listAreas', (within: ArgsOf<'listAreas'>['query'] = {}) => ({ query: within }), {
  staleTime: HOUR_MS,
});

export const languagesQuery = query('listLanguages', () => ({}), { staleTime: HOUR_MS });

export const updateProfile = mutation('updateProfile', { cacheEntries: (user) => [cacheEntry(userInfoQuery(), user)] });

/** A new e-mail address or mobile number, in force from when `verifyContact` has proven it. */
export const updateContact = mutation('updateContact', { cacheEntries: (user) => [cacheEntry(userInfoQuery(), user)] });
export const verifyContact = mutation('verifyContact', { cacheEntries: (user) => [cacheEntry(userInfoQuery(), user)] });

/** The terms of use in the version that was shown. */
export const acceptTerms = mutation('acceptTerms');

/** Ends every session; logging in within 30 days opens the account again. */
export const closeAccount = mutation('closeAccount');

export const setPayCode = mutation('setPayCode');
export const verifyPayCode = mutation('verifyPayCode');

export const saveAddress = mutation('saveAddress', {
  cacheEntries: (address) => [cacheEntry(addressQuery(address.id), address)],
});

export const setDefaultAddress = mutation('setDefaultAddress', {
  cacheEntries: (address) => [cacheEntry(addressQuery(address.id), address)],
});

export const deleteAddress = mutation('deleteAddress');
export const setLanguage = mutation('setLanguage');
