import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lintEdited } from './fixtures/edited-contract.ts';
import { readContract } from './read-contract.ts';

const { components } = await readContract();
const pattern = new RegExp(components.schemas['Order']?.properties?.['created_at']?.pattern ?? '(?!)', 'u');

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const DAY = 24 * 60;

/** The texts of `date-time` in RFC 3339 (July 2002), section 5.6: any offset, any fraction, leap seconds by appendix D. */
const instants = fc
  .record({
    day: fc
      .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    minute: fc.integer({ min: 0, max: DAY - 1 }),
    second: fc.integer({ min: 0, max: 60 }),
    fraction: fc.constantFrom('', '.0', '.123456789'),
    mark: fc.constantFrom('T', 't'),
    offset: fc.oneof(
      fc.constantFrom('Z', 'z'),
      fc.tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: DAY - 1 })),
    ),
  })
  .map(({ day, minute, second, fraction, mark, offset }) => {
    const [sign, ahead] = typeof offset === 'string' ? ['', 0] : offset;
    const last = (2 * DAY - 1 + (sign === '-' ? -ahead : ahead)) % DAY;
    const at = `${day}${mark}${clock(second === 60 ? last : minute)}:${two(second)}${fraction}`;
    return { at, zone: typeof offset === 'string' ? offset : `${sign}${clock(ahead)}` };
  });

test('[B7.10] a time is any date-time of RFC 3339', () => {
  fc.assert(fc.property(instants, ({ at, zone }) => void expect(`${at}${zone}`).toMatch(pattern)));
  // The examples of RFC 3339, section 5.8.
  for (const time of [
    '1985-04-12T23:20:50.52Z',
    '1996-12-19T16:39:57-08:00',
    '1990-12-31T23:59:60Z',
    '1990-12-31T15:59:60-08:00',
    '1937-01-01T12:00:27.87+00:20',
  ]) {
    expect(time).toMatch(pattern);
  }
});

/** What ISO 8601, databases and frameworks write beside it: PostgreSQL 18 `2026-11-23 18:00:00+08`, PHP 8 `+0800`. */
const foreignForms = [
  '2026-11-23 18:00:00Z',
  '2026-11-23T18:00:00+0800',
  '2026-11-23T18:00:00+08',
  '2026-11-23T18:00:00',
  '2026-11-23T18:00Z',
  '2026-11-23T18:00:00,5Z',
  '2026-11-23T18:00:00 Z',
  '2026-11-23T18:00:60Z',
  '2026-11-23T24:00:00Z',
  '2026-11-31T18:00:00Z',
  '2026-02-30T18:00:00Z',
  '2026-13-01T18:00:00Z',
  '20261123T180000Z',
  '2026-327T18:00:00Z',
  '2026-11-23T18:00:00+24:00',
  '2026-11-23',
  '1795168458',
];

/**
 * Times that a pattern cannot tell: a leap second ends a minute of UTC (RFC 3339, 5.7), and 29 February comes in leap
 * years (appendix C).
 */
const noMoments = [
  '2026-11-23T18:00:60+01:00',
  '1990-12-31T23:59:60-08:00',
  '2026-02-29T18:00:00Z',
  '2100-02-29T18:00:00Z',
];

test('[B7.10] a time in another form is none', () => {
  for (const time of foreignForms) expect(time).not.toMatch(pattern);
  fc.assert(
    fc.property(instants, ({ at, zone }) => {
      for (const wrong of [`${at}`, `${at}${zone} `, `${at.replace(/t/i, ' ')}${zone}`, `${at}${zone.slice(0, 3)}x`]) {
        expect(wrong).not.toMatch(pattern);
      }
      if (zone.length > 1) expect(`${at}${zone.replace(':', '')}`).not.toMatch(pattern);
    }),
  );
});

test('[B7.10] the lint refuses an example whose time is in another form', async () => {
  const property = (time: string, index: number) =>
    `  at_${index}: { type: string, format: date-time, example: '${time}', description: When., x-provenance: proposed }\n`;
  const to = `properties:\n${['1990-12-31T15:59:60-08:00', '2024-02-29T18:00:00Z', ...foreignForms, ...noMoments].map(property).join('')}`;
  const [problems = []] = await lintEdited([{ file: 'components/schemas/CartLine.yaml', from: 'properties:\n', to }]);
  const refused = problems.filter((problem) => problem.endsWith('(meridian/examples)'));
  const lines = new Set(refused.map((problem) => Number(/:(\d+) /.exec(problem)?.[1])));
  // The first property stands in line 7.
  expect([...lines]).toEqual([...foreignForms, ...noMoments].map((_, index) => index + 9));
}, 30_000);
