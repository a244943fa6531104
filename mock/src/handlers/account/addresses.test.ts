import { expect, test } from 'vitest';
import { keyOf, openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';

let keys = 0;
/** A new key on each use, as in a form. */
const withKey = <Body extends object>(body: Body) => {
  keys += 1;
  return { ...body, idempotency_key: keyOf(keys) };
};

const home = {
  addressee: 'Kenji Tanaka',
  mobile: '+819087654321',
  country: 'JP',
  area_ids: [3926, 39261],
  detail: '7 Shimogamo-hon-machi, Sakyo-ku',
  postcode: '606-0862',
  tag: 'Parents',
  is_default: false,
};

const defaults = ({ call }: TestSandbox) =>
  call('listAddresses', {})
    .list.filter(({ is_default }) => is_default)
    .map(({ id }) => id);

test('[R3.03] an address has addressee, mobile, area, detail, tag and default flag', () => {
  const shop = openSandbox();
  const saved = shop.call('saveAddress', { body: withKey(home) });
  expect(saved).toMatchObject({
    addressee: 'Kenji Tanaka',
    mobile: '+819087654321',
    area: [
      { id: 3926, name: 'Kyoto Prefecture' },
      { id: 39261, name: 'Kyoto' },
    ],
    area_text: 'Kyoto Prefecture, Kyoto',
    postcode: '606-0862',
    tag: 'Parents',
    is_default: false,
  });
  expect(shop.call('getAddress', { query: { address_id: saved.id }, language: 'zh-CN' }).area_text).toBe(
    '京都府 京都市',
  );
});

test('there is always exactly one default address, after any save, choice or deletion', () => {
  const shop = openSandbox();
  const { call } = shop;
  const { id } = call('saveAddress', { body: withKey({ ...home, is_default: true }) });
  expect(defaults(shop)).toEqual([id]);
  expect(
    call('saveAddress', { body: withKey({ ...home, address_id: id, version: 1, is_default: false }) }).is_default,
  ).toBe(true);
  call('setDefaultAddress', { body: { address_id: 12 } });
  expect(defaults(shop)).toEqual([12]);
  expect(call('listAddresses', {}).list.map((address) => address.id)).toEqual([12, id, 11]);
  call('deleteAddress', { query: { address_id: 12 } });
  expect(defaults(shop)).toEqual([id]);
  for (const other of [id, 11]) call('deleteAddress', { query: { address_id: other } });
  expect(call('listAddresses', {}).total).toBe(0);
  expect(call('saveAddress', { body: withKey(home) }).is_default).toBe(true);
});

test('an edit replaces the whole address and keeps its id', () => {
  const { call } = openSandbox();
  const edited = call('saveAddress', { body: withKey({ ...home, address_id: 11, version: 1 }) });
  expect(edited).toMatchObject({ id: 11, addressee: 'Kenji Tanaka', postcode: '606-0862', is_default: true });
  expect(call('listAddresses', {}).total).toBe(2);
});

test('an address sent twice with one key is added once; another body with the key is refused', () => {
  const { call, refusal } = openSandbox();
  const body = withKey(home);
  const saved = call('saveAddress', { body });
  expect(call('saveAddress', { body })).toEqual(saved);
  expect(call('listAddresses', {}).total).toBe(3);
  expect(refusal('saveAddress', { body: { ...body, detail: 'Elsewhere' } }).name).toBe('idempotency_conflict');
});

test('when two tabs edit an address, the second is shown what the first saved, and loses nothing', () => {
  const { call, refusal } = openSandbox();
  const form = call('getAddress', { query: { address_id: 12 } });
  const first = call('saveAddress', {
    body: withKey({ ...home, address_id: 12, version: form.version, detail: 'First' }),
  });
  expect(first.version).toBe(form.version + 1);
  const second = { ...home, address_id: 12, detail: 'Second' };
  expect(refusal('saveAddress', { body: withKey({ ...second, version: form.version }) })).toEqual({
    name: 'version_conflict',
    details: { version: first.version, address: first },
  });
  expect(call('getAddress', { query: { address_id: 12 } }).detail).toBe('First');
  const kept = call('saveAddress', { body: withKey({ ...second, version: first.version }) });
  expect([kept.detail, kept.version]).toEqual(['Second', first.version + 1]);
});

test('an address saved again unchanged is no conflict, and becoming the default is not an edit', () => {
  const { call } = openSandbox();
  const first = call('saveAddress', { body: withKey({ ...home, address_id: 12, version: 1 }) });
  expect(call('saveAddress', { body: withKey({ ...home, address_id: 12, version: 1 }) })).toEqual(first);
  expect(call('setDefaultAddress', { body: { address_id: 12 } }).version).toBe(first.version);
});

test('areas must lead from the country down, without a gap; a place without an area stands in the detail', () => {
  const { call, refusal } = openSandbox();
  const body = withKey({ ...home, area_ids: [3926], detail: 'Maizuru, 1 Kitasui' });
  expect(call('saveAddress', { body })).toMatchObject({
    area: [{ id: 3926, name: 'Kyoto Prefecture' }],
    area_text: 'Kyoto Prefecture',
    detail: 'Maizuru, 1 Kitasui',
  });
  const chains: [string, number[]][] = [
    ['JP', [39261]],
    ['JP', [3927, 39261]],
    ['JP', [3926, 39261, 39262]],
    ['US', [3926, 39261]],
    ['ZZ', [3926, 39261]],
  ];
  for (const [country, area_ids] of chains) {
    const postcode = country === 'US' ? '10001' : home.postcode;
    const body = withKey({ ...home, country, area_ids, postcode });
    expect(refusal('saveAddress', { body }).name).toBe('area_not_found');
  }
});

test('at most twenty addresses are kept, and another customer’s cannot be reached', () => {
  const { call, refusal, newcomer } = openSandbox();
  for (let count = 2; count < 20; count += 1) call('saveAddress', { body: withKey(home) });
  expect(refusal('saveAddress', { body: withKey(home) })).toEqual({
    name: 'address_limit_reached',
    details: { limit: 20 },
  });
  expect(call('saveAddress', { body: withKey({ ...home, address_id: 12, version: 1 }) }).id).toBe(12);
  newcomer.addresses.push({ ...home, id: 999, areaIds: [], postcode: null, isDefault: true, version: 1 });
  expect(refusal('getAddress', { query: { address_id: 999 } }).name).toBe('address_not_found');
  expect(refusal('deleteAddress', { query: { address_id: 999 } }).name).toBe('address_not_found');
  expect(refusal('setDefaultAddress', { body: { address_id: 999 } }).name).toBe('address_not_found');
  expect(refusal('saveAddress', { body: withKey({ ...home, address_id: 999, version: 1 }) }).name).toBe(
    'address_not_found',
  );
});

test('areas are listed level by level', () => {
  const { call, refusal } = openSandbox();
  const names = (query: { country?: string; parent?: number }) =>
    call('listAreas', { query }).list.map(({ name }) => name);
  const japan = call('listAreas', {}).list.find(({ country_code: code }) => code === 'JP');
  expect(japan).toMatchObject({ id: 392, name: 'Japan', has_children: true, calling_code: '+81' });
  expect(names({ country: 'JP' })).toContain('Kyoto Prefecture');
  expect(names({ country: 'JP', parent: 3926 })).toEqual(names({ parent: 3926 }));
  expect(names({ parent: 3926 })).toEqual(['Kyoto', 'Uji']);
  expect(names({ parent: 39261 })).toEqual([]);
  for (const query of [{ country: 'ZZ' }, { parent: 1 }, { country: 'US', parent: 3926 }]) {
    expect(refusal('listAreas', { query }).name).toBe('area_not_found');
  }
});

test('a postcode is required, checked or refused by the country’s rule, before any other check', () => {
  const shop = openSandbox();
  const { postcode: _, ...without } = home;
  const hongKong = { ...without, country: 'HK' };
  const refusals = [
    without,
    { ...home, postcode: 'SW1A 1AA' },
    { ...home, address_id: 999, postcode: '60' },
    { ...hongKong, postcode: '999077' },
  ];
  for (const body of refusals) {
    expect(() => shop.call('saveAddress', { body: withKey(body) })).toThrow(
      expect.objectContaining({
        status: 422,
        data: { errors: [{ field: 'postcode', message: expect.stringMatching(/^postcode (is required|must)/) }] },
      }),
    );
  }
  expect(shop.call('saveAddress', { body: withKey({ ...home, postcode: '6060862' }) }).postcode).toBe('6060862');
  const area_ids = shop.world.areas
    .filter(({ parentId }) => parentId === shop.world.areas.find(({ code }) => code === 'CN')?.id)
    .slice(0, 1)
    .flatMap(({ id }) => [id, shop.world.areas.find(({ parentId }) => parentId === id)?.id ?? 0]);
  expect(shop.call('saveAddress', { body: withKey({ ...without, country: 'CN', area_ids }) }).postcode).toBeNull();
});
