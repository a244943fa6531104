import { createClient } from '@meridian/sdk';
import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { dropUnknownTimeZone } from './unknown-time-zone.ts';

const query = { type: 'order', time_zone: 'America/Coyhaique' } as const;

/** A client, and the addresses that it asks, of a server that refuses requests with `refused` in their address. */
function clientOf(refused: string, field: string) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).search);
    const time = '1795168800';
    if (!url.includes(refused)) return Response.json({ code: 1, msg: 'Done', time, data: fixture('listBills') });
    const data = { errors: [{ field, message: 'Unknown' }] };
    return Response.json({ code: 422, msg: 'Invalid request', time, data }, { status: 422 });
  };
  const settings = { baseUrl: 'https://stub.example', token: () => 'mei', language: () => 'en', fetch };
  return { client: createClient({ ...settings, middleware: [dropUnknownTimeZone] }), asked };
}

test('a list is asked for without its time zone if the server does not know the name', async () => {
  const { client, asked } = clientOf('time_zone', 'time_zone');
  expect(await client.call('listBills', { query })).toEqual(fixture('listBills'));
  expect(asked).toEqual(['?type=order&time_zone=America%2FCoyhaique', '?type=order']);
});

test.each([
  ['refused for another field', 'type', query, 1],
  ['that sent no time zone', 'time_zone', { type: 'order' }, 1],
  ['refused without its time zone, too,', 'time_zone', query, 2],
] as const)('a call %s is not repeated', async (_call, field, sent, calls) => {
  const { client, asked } = clientOf('type', field);
  await expect(client.call('listBills', { query: sent })).rejects.toMatchObject({ status: 422 });
  expect(asked).toHaveLength(calls);
});
