// The saving of an address over lost answers, reloads and other devices, against the mock without a socket.
import { beforeEach, expect, test } from 'vitest';
import { createMock } from '../../mock/src/create-mock.ts';
import { memoryStore } from '../src/attempts.ts';
import { createAddressEditing } from '../src/flows.ts';
import { addressList, createQueryClient, deleteAddress, rowsOf, runMutation, saveAddress } from '../src/query-core.ts';
import { createMockClient, DEMO } from './mock-client.ts';

const mock = createMock({ products: 6 });
const state: { token?: string; onAnswer?: ((request: Request) => void) | undefined } = {};
const client = createMockClient(mock, {
  token: () => state.token,
  fetch: async (request) => {
    const answer = await mock.fetch(request);
    state.onAnswer?.(request);
    return answer;
  },
});
const { token } = (await client.call('loginUser', { body: DEMO })).userinfo;
state.token = token;
const { list } = await client.call('listAddresses');
/** In the areas of one that the customer has. */
const address = {
  country: 'JP',
  area_ids: list[0]?.area.map(({ id }) => id) ?? [],
  addressee: 'Kenji Tanaka',
  mobile: '+819012345678',
  detail: '59 Shimogamo-izumikawa-cho',
  postcode: '606-0807',
  tag: 'home',
  is_default: false,
};
mock.snapshot('start');
beforeEach(() => {
  mock.restore('start');
  mock.clearFaults();
  state.token = token;
  state.onAnswer = undefined;
});

/** A form and its address book, as on one device. */
const openForm = (store = memoryStore()) => {
  const queryClient = createQueryClient(client);
  const editing = createAddressEditing(queryClient, { name: 'address.new', store });
  const book = async () => rowsOf(await queryClient.fetchInfiniteQuery({ ...addressList(), staleTime: 0 }));
  return { editing, book, queryClient };
};

for (const [outcome, kind] of [
  ['was added', 'truncated'],
  ['was not added', 'html'],
] as const) {
  test(`an address that ${outcome} without an answer, then corrected after a reload, exists once, as corrected`, async () => {
    const store = memoryStore();
    const before = openForm(store);
    mock.fail('saveAddress', kind, { times: 2 });
    await expect(before.editing.save(address)).rejects.toMatchObject({ operation: 'saveAddress' });
    const after = openForm(store);
    const saved = await after.editing.save({ ...address, detail: '8 Shimogamo-hon-machi' });
    expect(saved).toMatchObject({ detail: '8 Shimogamo-hon-machi' });
    const rows = (await after.book()).filter(({ addressee }) => addressee === 'Kenji Tanaka');
    expect(rows).toMatchObject([{ id: saved?.id, detail: '8 Shimogamo-hon-machi' }]);
  });
}

test('[B8.06] a correction whose customer signs out before it is sent is not saved for the next customer', async () => {
  const store = memoryStore();
  mock.fail('saveAddress', 'truncated', { times: 2 });
  await expect(openForm(store).editing.save(address)).rejects.toMatchObject({ operation: 'saveAddress' });
  // The read that finds the first version is the last call of this customer.
  state.onAnswer = ({ url }) => {
    if (url.includes('address_list')) state.token = 'second';
  };
  const { editing } = openForm(store);
  await expect(editing.save({ ...address, detail: '8 Shimogamo-hon-machi' })).rejects.toMatchObject({
    kind: 'aborted',
  });
});

test('an address edited elsewhere is a conflict, until it is saved with the version of the other one', async () => {
  const { editing, book, queryClient } = openForm();
  const saved = await editing.save(address);
  const edited = { ...address, address_id: saved?.id ?? 0, version: saved?.version ?? 0 };
  const theirs = { ...edited, idempotency_key: crypto.randomUUID(), addressee: 'Ken Tanaka' };
  await runMutation(queryClient, saveAddress(), theirs);
  expect(await editing.save({ ...edited, detail: '9-9 Umeda' })).toBeUndefined();
  const { conflict } = editing.state;
  expect(conflict).toMatchObject({ id: saved?.id, addressee: 'Ken Tanaka' });
  await editing.save({ ...edited, addressee: 'Ken Tanaka', detail: '9-9 Umeda', version: conflict?.version ?? 0 });
  expect(editing.state).toEqual({ conflict: undefined, isGone: false });
  expect(await book()).toContainEqual(expect.objectContaining({ addressee: 'Ken Tanaka', detail: '9-9 Umeda' }));
});

test('an address deleted elsewhere in the meantime is saved as a new address', async () => {
  const { editing, book, queryClient } = openForm();
  const saved = await editing.save(address);
  const edited = { ...address, addressee: 'Aya Tanaka', address_id: saved?.id ?? 0, version: saved?.version ?? 0 };
  await runMutation(queryClient, deleteAddress(), { address_id: edited.address_id });
  await expect(editing.save(edited)).rejects.toMatchObject({ reason: 'address_not_found' });
  expect(editing.state.isGone).toBe(true);
  expect((await editing.save(edited))?.id).not.toBe(saved?.id);
  expect((await book()).filter(({ addressee }) => addressee === 'Aya Tanaka')).toHaveLength(1);
});
