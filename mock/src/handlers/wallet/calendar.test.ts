import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { same } from '../../text.ts';
import { HOUR } from '../../world/clock.ts';
import { post } from '../../world/ledger.ts';
import { calendarOf } from './calendar.ts';

/** Credits the demo customer with an amount in cents at each of these times. */
function addCredits({ world, demo }: TestSandbox, credits: readonly (readonly [time: string, cents: number])[]): void {
  for (const [time, amount] of credits) {
    const source = { kind: 'none', id: null } as const;
    const entry = { type: 'adjustment', title: same('Credit'), source } as const;
    post(world, demo, { ...entry, amount, createdAt: Date.parse(time) });
  }
}

const monthsIn = (sandbox: TestSandbox, query: object) =>
  sandbox
    .call('listBills', { query: { type: 'adjustment', limit: 50, date_from: '2026-12-01', ...query } })
    .months.map((month) => [month.month, month.in]);

test('a payment on the local 1 January belongs to January, ahead of and behind UTC', () => {
  const sandbox = openSandbox();
  // In Tokyo all are on 1 January; in Los Angeles only the last one.
  addCredits(sandbox, [
    ['2026-12-31T15:00:00Z', 100],
    ['2027-01-01T07:59:59Z', 20],
    ['2027-01-01T08:00:00Z', 3],
  ]);
  expect(monthsIn(sandbox, {})).toEqual([
    ['2027-01', '0.23'],
    ['2026-12', '1.00'],
  ]);
  expect(monthsIn(sandbox, { time_zone: 'Asia/Tokyo' })).toEqual([['2027-01', '1.23']]);
  expect(monthsIn(sandbox, { time_zone: 'America/Los_Angeles' })).toEqual([
    ['2027-01', '0.03'],
    ['2026-12', '1.20'],
  ]);
  const first = { date_from: '2027-01-01', date_to: '2027-01-01' };
  const amounts = (time_zone: string) =>
    sandbox.call('listBills', { query: { ...first, time_zone } }).list.map(({ amount }) => amount);
  expect(amounts('Asia/Tokyo')).toEqual(['0.03', '0.20', '1.00']);
  expect(amounts('America/Los_Angeles')).toEqual(['0.03']);
});

test('the months of a page are whole months of the zone, including rows not on the page', () => {
  const sandbox = openSandbox();
  addCredits(sandbox, [
    ['2026-12-31T14:59:59Z', 1],
    ['2026-12-31T15:00:00Z', 10],
    ['2027-01-05T00:00:00Z', 100],
  ]);
  expect(monthsIn(sandbox, { time_zone: 'Asia/Tokyo', limit: 1 })).toEqual([['2027-01', '1.10']]);
});

describe('days of a zone with clock changes', () => {
  const hours = (zone: string, day: string, next: string) => {
    const { startOf } = calendarOf(zone);
    return (startOf(next) - startOf(day)) / HOUR;
  };
  test('have 23 hours in spring and 25 in autumn', () => {
    expect(hours('America/New_York', '2026-03-08', '2026-03-09')).toBe(23);
    expect(hours('America/New_York', '2026-11-01', '2026-11-02')).toBe(25);
    expect(hours('Europe/Berlin', '2026-03-29', '2026-03-30')).toBe(23);
  });
  test('begin at one o’clock if midnight is skipped, and not at all if the whole day is', () => {
    expect(new Date(calendarOf('Africa/Cairo').startOf('2026-04-24')).toISOString()).toBe('2026-04-23T22:00:00.000Z');
    const { startOf } = calendarOf('Pacific/Apia');
    expect(startOf('2011-12-30')).toBe(startOf('2011-12-31'));
  });
  test('count a bill of the repeated hour only on its day', () => {
    const sandbox = openSandbox();
    addCredits(sandbox, [
      ['2027-11-07T05:30:00Z', 1],
      ['2027-11-07T06:30:00Z', 2],
      ['2027-11-08T04:59:59Z', 4],
      ['2027-11-08T05:00:00Z', 8],
    ]);
    const day = { date_from: '2027-11-07', date_to: '2027-11-07', time_zone: 'America/New_York' };
    expect(monthsIn(sandbox, day)).toEqual([['2027-11', '0.07']]);
  });
});

test('in any zone, the first instant of a day belongs to it and the millisecond before does not', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago');
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, days, (zone, date) => {
      const day = date.toISOString().slice(0, 10);
      const { startOf, dayOf } = calendarOf(zone);
      expect(dayOf(startOf(day))).toBe(day);
      expect(dayOf(startOf(day) - 1) < day).toBe(true);
    }),
  );
});

test('top-ups and withdrawals are filtered and summed by the same days and months', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const november = { date_from: '2026-11-01' };
  expect(call('listRecharges', { query: { ...november, limit: 1 } }).months).toEqual([
    { month: '2026-11', count: 3, amount: '801.00', settled: '500.00' },
  ]);
  expect(call('listWithdrawals', { query: november }).months).toEqual([
    { month: '2026-11', count: 3, amount: '412.70', settled: '61.70' },
  ]);
  const day = { date_from: '2026-11-17', date_to: '2026-11-17' };
  expect(call('listWithdrawals', { query: day }).list.map(({ id }) => id)).toEqual([6101]);
  expect(call('listRecharges', { query: { ...day, time_zone: 'Asia/Tokyo' } }).total).toBe(0);
});

test('a time zone that does not exist is a malformed request', () => {
  const { call } = openSandbox({ checkInvariants: true });
  for (const operation of ['listBills', 'listRecharges', 'listWithdrawals', 'exportBills'] as const)
    expect(() => call(operation, { query: { time_zone: 'Mars/Olympus' } })).toThrow(/contract/);
});
