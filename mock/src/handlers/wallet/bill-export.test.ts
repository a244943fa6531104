import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { startHttpMock, type TestSession } from '../../../tests/harness/start-http-mock.ts';
import { same } from '../../text.ts';
import { post } from '../../world/ledger.ts';
import { textCell } from './bill-csv.ts';
import { findBillExport } from './bill-export.ts';

const mock = await startHttpMock();

const download = (name: string, url: string) => fetch(mock.url + url, { headers: { 'x-mock-session': name } });
const exported = ({ client }: TestSession, query = {}) => client.call('exportBills', { query });

test('the bills are downloaded as a file without a token, for five minutes', async () => {
  const session = await mock.session('export');
  const { url, file_name, expires_at } = await exported(session, { date_from: '2026-10-15' });
  expect([file_name, expires_at]).toEqual(['meridian-bills-2026-11-20.csv', '2026-11-20T10:05:00Z']);
  const response = await download('export', url);
  const headers = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'];
  expect(headers.map((name) => response.headers.get(name))).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="meridian-bills-2026-11-20.csv"',
    'private, no-store',
    'nosniff',
  ]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect([lines.length, lines[0], lines[1], lines.at(-1)]).toEqual([
    13,
    'Number,Time (UTC),Type,Title,Amount,Balance after,Currency,Source,Source number',
    '6211,2026-11-19 08:12:00,Payment,Order M2611190312,-162.50,1240.00,USD,Order,9002',
    '',
  ]);
  expect((await download('export', url.replace(/exports\/./, 'exports/x'))).status).toBe(404);
  await session.control('advance', { minutes: 5 });
  expect((await download('export', url)).status).toBe(404);
});

test('the file has the bills of listBills with the same filters, in the call’s zone and language', async () => {
  const session = await mock.session('filtered');
  const filter = { type: 'order', direction: 'out', date_from: '2026-11-01', time_zone: 'Asia/Tokyo' } as const;
  const { list } = await session.client.call('listBills', { query: { ...filter, limit: 50 } });
  const { url } = await exported(session, filter);
  const [header, ...lines] = (await (await download('filtered', url)).text()).trim().split('\r\n');
  expect(header).toContain('Time (Asia/Tokyo)');
  expect(lines.map((line) => line.split(',').slice(0, 1).concat(line.split(',').slice(4, 6)))).toEqual(
    list.map(({ id, amount, balance_after }) => [String(id), amount, balance_after]),
  );
  expect(lines[0]).toContain('2026-11-19 17:12:00');
});

test('bills after the export are not in the file', () => {
  const { call, world, demo, clock } = openSandbox({ checkInvariants: true });
  const before = demo.bills.length;
  const { url } = call('exportBills', { query: {}, language: 'zh-CN' });
  const source = { kind: 'none', id: null } as const;
  const entry = { type: 'adjustment', title: same('=1+1'), amount: 100, source } as const;
  post(world, demo, { ...entry, createdAt: clock.now() });
  const [, , , key = ''] = url.split('/');
  const csv = findBillExport(world, key, clock.now())?.csv ?? '';
  expect(csv.split('\r\n')).toHaveLength(before + 2);
  expect(csv).toMatch(/^\ufeff编号,时间（UTC）,/);
  const [, , , later = ''] = call('exportBills', { query: {} }).url.split('/');
  expect(findBillExport(world, later, clock.now())?.csv).toContain("Adjustment,'=1+1,1.00,1241.00,USD,,\r\n");
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-2', "'-2"],
  ['@a', "'@a"],
  ['\tx', "'\tx"],
  ['\r=1', '"\'\r=1"'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['a=1, b', '"a=1, b"'],
  ['Order M1', 'Order M1'],
  ['', ''],
])('no spreadsheet reads the text %j as a formula', (text, cell) => expect(textCell(text)).toBe(cell));
