import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@meridian/sdk';
import { invalidRequest } from '../../invalid-request.ts';
import { serializeAddress } from '../../serializers/address.ts';
import { paginate } from '../../serializers/page.ts';
import { nextId } from '../../world/ids.ts';
import type { Address, Customer, World } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';

const MOST_ADDRESSES = 20;

type Finds = Pick<Call<'getAddress'>, 'customer' | 'refuse'>;

export const listAddresses: Handler<'listAddresses'> = (call) => {
  const all = call.customer.addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.id - a.id);
  return paginate(call.query, all, (address) => serializeAddress(call, address));
};

export const getAddress: Handler<'getAddress'> = (call) => serializeAddress(call, find(call, call.query.address_id));

export const saveAddress: Handler<'saveAddress'> = (call) => oncePerKey('saveAddress', call, () => save(call));

function save(call: Call<'saveAddress'>): Schema<'Address'> {
  const { world, customer, body, refuse } = call;
  const { addresses } = customer;
  checkPostcode(world, body);
  const former = body.address_id === undefined ? undefined : find(call, body.address_id);
  const isSo = former !== undefined && isDeepStrictEqual(fieldsOf(former), wantedFields(body));
  if (former && !isSo && body.version !== former.version) {
    throw refuse('version_conflict', { version: former.version, address: serializeAddress(call, former) });
  }
  if (!former && addresses.length >= MOST_ADDRESSES) throw refuse('address_limit_reached', { limit: MOST_ADDRESSES });
  if (!isChain(world, body.country, body.area_ids)) throw refuse('area_not_found');

  const address: Address = {
    ...(former ?? { idempotencyKey: body.idempotency_key }),
    ...wantedFields(body),
    id: former?.id ?? nextId(world, 'address'),
    isDefault: former?.isDefault ?? false,
    version: former ? former.version + (isSo ? 0 : 1) : 1,
  };
  customer.addresses = former
    ? addresses.map((known) => (known === former ? address : known))
    : [...addresses, address];
  if (body.is_default || customer.addresses.length === 1) makeDefault(customer, address);
  return serializeAddress(call, address);
}

type Fields = Omit<Address, 'id' | 'isDefault' | 'version' | 'idempotencyKey'>;

const fieldsOf = ({ id: _, isDefault: __, version: ___, idempotencyKey: ____, ...fields }: Address): Fields => fields;

const wantedFields = (body: Call<'saveAddress'>['body']): Fields => ({
  addressee: body.addressee,
  mobile: body.mobile,
  country: body.country,
  areaIds: [...body.area_ids],
  detail: body.detail,
  postcode: body.postcode ?? null,
  tag: body.tag,
});

export const setDefaultAddress: Handler<'setDefaultAddress'> = (call) => {
  const address = find(call, call.body.address_id);
  makeDefault(call.customer, address);
  return serializeAddress(call, address);
};

export const deleteAddress: Handler<'deleteAddress'> = (call) => {
  const { customer, query } = call;
  const address = find(call, query.address_id);
  customer.addresses = customer.addresses.filter((other) => other !== address);
  const newest = customer.addresses.toSorted((a, b) => b.id - a.id)[0];
  if (address.isDefault && newest) makeDefault(customer, newest);
  return null;
};

function find({ customer, refuse }: Finds, id: number): Address {
  const address = customer.addresses.find((candidate) => candidate.id === id);
  if (!address) throw refuse('address_not_found');
  return address;
}

/** Makes an address the only default. */
function makeDefault({ addresses }: Customer, chosen: Address): void {
  for (const address of addresses) address.isDefault = address === chosen;
}

/** Throws HttpError 422 for a postcode that the country's rule does not allow. */
function checkPostcode({ areas }: World, { country, postcode }: Schema<'SaveAddressBody'>): void {
  const area = areas.find(({ code }) => code === country);
  if (!area) return;
  const rule = area.postcode;
  const refused = (message: string) => invalidRequest({ field: 'postcode', message: `postcode ${message}` });
  if (postcode === undefined) {
    if (rule?.required) throw refused(`is required in ${country}, such as ${rule.example}`);
    return;
  }
  if (!rule) throw refused(`must be left out: ${country} has no postcodes`);
  if (!new RegExp(rule.pattern).test(postcode)) throw refused(`must match ${rule.pattern}, such as ${rule.example}`);
}

/** Whether the areas form a chain from the country, parent to child. It may end above a place that has no area. */
function isChain({ areas }: World, country: string, areaIds: readonly number[]): boolean {
  let parent = areas.find(({ code }) => code === country);
  for (const id of areaIds) {
    const above = parent;
    parent = above && areas.find((area) => area.id === id && area.parentId === above.id);
  }
  return parent !== undefined;
}
