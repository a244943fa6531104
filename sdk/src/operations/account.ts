import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { HOUR_MS } from './durations.ts';
import { userInfoQuery } from './session.ts';

/** The address book, the default address first. */
export const addressList = infiniteQuery('listAddresses');

/** One address of the customer. */
export const addressQuery = query('getAddress', (addressId: number) => ({ query: { address_id: addressId } }));

/** The areas of a country or inside another area; the countries if neither is given. */
export const areasQuery = query('listAreas', (within: ArgsOf<'listAreas'>['query'] = {}) => ({ query: within }), {
  staleTime: HOUR_MS,
});

/** The languages on offer, each named in itself and in Chinese. */
export const languagesQuery = query('listLanguages', () => ({}), { staleTime: HOUR_MS });

/** Changes the given fields of the profile; returns the whole customer. */
export const updateProfile = mutation('updateProfile', { cacheEntries: (user) => [cacheEntry(userInfoQuery(), user)] });

/** Saves a new e-mail address or mobile number. It takes effect once `verifyContact` has confirmed it. */
export const updateContact = mutation('updateContact', { cacheEntries: (user) => [cacheEntry(userInfoQuery(), user)] });

/** Confirms an e-mail address or mobile number by the code sent to it. */
export const verifyContact = mutation('verifyContact', { cacheEntries: (user) => [cacheEntry(userInfoQuery(), user)] });

/** Accepts the shown version of the terms of use. */
export const acceptTerms = mutation('acceptTerms');

/** Closes the account and ends every session. Logging in within 30 days reopens the account. */
export const closeAccount = mutation('closeAccount');

/** Changes the payment code by the old one, or sets it by a step-up. */
export const setPayCode = mutation('setPayCode');

/** Tells whether a payment code is right. This authorises nothing. */
export const verifyPayCode = mutation('verifyPayCode');

/** Adds an address, or with an `id` replaces the whole address. */
export const saveAddress = mutation('saveAddress', {
  cacheEntries: (address) => [cacheEntry(addressQuery(address.id), address)],
});

/** Makes an address the default one. */
export const setDefaultAddress = mutation('setDefaultAddress', {
  cacheEntries: (address) => [cacheEntry(addressQuery(address.id), address)],
});

/** Deletes an address for good. */
export const deleteAddress = mutation('deleteAddress');

/** Saves the customer's language for all devices. */
export const setLanguage = mutation('setLanguage');
