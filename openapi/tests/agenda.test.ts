import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { TO_DECIDE } from '../agenda/decisions.ts';
import { POINTS } from '../agenda/points.ts';
import { RULES } from '../agenda/rules.ts';
import { parseAgreement } from '../scripts/agenda/agreement.ts';
import { readAppUse } from '../scripts/agenda/app-use.ts';
import { collectEntries } from '../scripts/agenda/collect-entries.ts';
import { agendaCsv, fromCsv, toCsv } from '../scripts/agenda/csv.ts';
import { RISKS } from '../scripts/agenda/entry.ts';
import { readAnswers, withAnswers } from '../scripts/agenda/read-answers.ts';
import { renderAgenda } from '../scripts/agenda/render-agenda.ts';
import { readSeen } from '../scripts/agenda/seen.ts';
import { applyAgreement } from '../scripts/agenda/standing.ts';
import type { Contract } from '../scripts/contract.ts';
import { contract as small } from './fixtures/agenda-contract.ts';
import { readContract } from './read-contract.ts';

let contract: Contract;
let entries: ReturnType<typeof collectEntries>;
beforeEach(() => {
  contract = structuredClone(small);
  entries = collectEntries(contract);
});
const read = (text: string) => parseAgreement(text, 'agreement.yaml', POINTS, entries);
const agree = (text: string) => applyAgreement(read(text), POINTS, entries);
/** All names in the contract: fields, parameters, operations, ends of paths, schemas, refusals and enum values. */
function namesOf(bundle: Contract): Set<string> {
  const paths = Object.keys(bundle.paths).flatMap((path) => path.split('/').at(-1) ?? []);
  const names = new Set([...paths, ...Object.keys(bundle.components.schemas)]);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { name, operationId, properties, enum: values = [] } = node as Record<string, unknown> & { enum?: unknown[] };
    const keys = Object.keys(properties ?? {});
    for (const each of [name, operationId, ...keys, ...values]) if (typeof each === 'string') names.add(each);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(bundle);
  return names;
}
const order = () => contract.components.schemas['Order']?.properties ?? {};

describe('entries', () => {
  test('each proposed item is one entry with its risk, and stated items are none', () => {
    expect(entries.map(({ risk, where }) => `${risk}: ${where}`)).toEqual([
      'other: getHelp',
      'state: getOrder',
      'other: getOrder ?id',
      'money: payOrders',
      'other: getHelp time',
      'other: getHelp data[].hours',
      'other: getOrder time',
      'money: payOrders time',
      'other: loginUser time',
      'security: loginUser body.password',
      'other: Order.note',
      'state: Order.next_by',
      'money: Order.total',
      'money: Order.freight',
      'other: Order.items_total',
      'money: Money',
    ]);
  });

  test('an entry has its place in the bundle', () => {
    const pointers = Object.fromEntries(entries.map(({ where, pointer }) => [where, pointer]));
    expect(pointers).toMatchObject({
      payOrders: '/paths/~1api~1pay/post',
      'getOrder ?id': '/paths/~1api~1order/get/parameters/0',
      'getHelp data[].hours': '/components/schemas/GetHelpSuccess/properties/data/items/properties/hours',
    });
  });
});

describe('points', () => {
  test('points are few, money first, each with its own id', () => {
    expect(TO_DECIDE.length).toBeLessThanOrEqual(30);
    expect(POINTS).toHaveLength(TO_DECIDE.length + RULES.length);
    expect(new Set(POINTS.map(({ id }) => id)).size).toBe(POINTS.length);
    const risks = POINTS.map(({ risk }) => RISKS.indexOf(risk));
    expect(risks).toEqual([...risks].sort());
  });

  test('an entry belongs to the points of its name, type and presence', () => {
    const rules = (where: string) =>
      POINTS.filter(({ covers }) => entries.some((entry) => entry.where === where && covers(entry))).map(
        ({ id }) => id,
      );
    expect(rules('Order.next_by')).toEqual(expect.arrayContaining(['times', 'names', 'presence', 'order-deadlines']));
    expect(rules('Order.next_by')).not.toContain('money');
    expect(rules('payOrders')).toEqual(['payment', 'repeats', 'calls']);
  });

  test('how long a list is, is no sum of money', async () => {
    const sums = POINTS.find(({ id }) => id === 'sums');
    const covered = collectEntries(await readContract()).filter((entry) => sums?.covers(entry));
    expect(covered.map(({ where }) => where)).toEqual(
      expect.arrayContaining(['OrderQuote.total_amount', 'createOrder body.expected_total']),
    );
    expect(covered.filter(({ name }) => name === 'total')).toEqual([]);
  });

  test('fields, calls and refusals that a point names are the contract’s', async () => {
    const bundle = await readContract();
    const known = namesOf(bundle);
    const texts = POINTS.flatMap(({ proposal, consequence, example, exceptions = '' }) => [
      proposal,
      consequence,
      example,
      exceptions,
    ]);
    const named = texts.flatMap((text) =>
      [
        ...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g),
        ...text.matchAll(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g),
        ...text.matchAll(/(?<=")[a-z]\w*(?=":)/g),
        ...text.matchAll(/(?<=[?&])\w+(?=[=[])/g),
      ].map(([name]) => name),
    );
    const forms = ['snake_case', 'camelCase'];
    // payment_id, which the card provider adds to return_url, is only in descriptions.
    expect(named.filter((name) => ![...known, ...forms, 'payment_id'].includes(name))).toEqual([]);

    const codes = new Map(bundle['x-business-codes']?.map(({ name, code }) => [name, String(code)]));
    for (const [, code, reason = ''] of texts.join('\n').matchAll(/"code": (\d+), "reason": "(\w+)"/g)) {
      expect(code, reason).toBe(codes.get(reason));
    }
    for (const [, path = '', parameter] of texts.join('\n').matchAll(/GET (\S+)\?(\w+)=/g)) {
      expect(JSON.stringify(bundle.paths[path]?.get?.parameters), path).toContain(`"name":"${parameter}"`);
    }
  });
});

describe('agreement', () => {
  test('one line changes every entry it covers, and no other', () => {
    agree('met: 2026-12-01\nanswers: { money: Whole cents }');
    expect(order()['total']?.['x-provenance']).toBe('differs 2026-12-01: Amounts of money: Whole cents');
    expect(order()['freight']?.['x-provenance']).toBe(
      'stated 3; shape differs 2026-12-01: Amounts of money: Whole cents',
    );
    expect(order()['note']?.['x-provenance']).toBe('proposed');
  });

  test('an entry is agreed once all its points are, on the last of their days', () => {
    agree('met: 2026-12-01\nanswers: { payment: yes, repeats: yes }');
    const pay = () => contract.paths['/api/pay']?.post?.['x-provenance'];
    expect(pay()).toBe('proposed');
    agree('met: 2026-12-01\nanswers: { payment: yes, repeats: yes, calls: { on: 2026-12-08, answer: yes } }');
    expect(pay()).toBe('agreed 2026-12-08');
  });

  test('an exception differs from the answer only for its entry', () => {
    agree(
      'closed: 2026-12-15\nanswers: { times: { on: 2026-12-01, answer: Unix seconds, except: { Order.next_by: yes } } }',
    );
    expect(order()['next_by']?.['x-provenance']).toBe('agreed 2026-12-15');
  });

  test('once closed, an unanswered point means yes', () => {
    agree('closed: 2026-12-15');
    expect(entries.map(({ item }) => item['x-provenance'])).toEqual(
      entries.map(({ where }) =>
        where === 'Order.freight' ? 'stated 3; shape agreed 2026-12-15' : 'agreed 2026-12-15',
      ),
    );
  });

  test.each([
    ['answers: { tims: yes }', /^agreement.yaml:1 answers.tims is not known. Allowed: payment, .*times/],
    ['met: soon', 'agreement.yaml:1 met is a day such as 2026-12-01, not "soon".'],
    ['met: 2026-02-30', 'agreement.yaml:1 met is a day such as 2026-12-01, not "2026-02-30".'],
    ['answers:\n  times: yes', 'agreement.yaml:2 answers.times.on is missing: give its day, or met for all.'],
    [
      'met: 2026-12-01\nanswers:\n  times: no',
      /^agreement.yaml:3 answers.times.answer is "yes", or how it is in words/,
    ],
    ['met: 2026-12-01\nanswers: { times: { } }', /^agreement.yaml:2 answers.times.answer is missing/],
    [
      'met: 2026-12-01\nanswers: { times: { answer: yes, except: { Order.total: cents } } }',
      'agreement.yaml:2 answers.times.except.Order.total is not covered by times. Allowed: Order.next_by.',
    ],
    ['answers: [', /^agreement.yaml:\d Not readable as YAML/],
    ['- times', /is a list of "<name>: <value>": met, closed, answers/],
  ])('%j is an error that names the field and the allowed values', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('information from outside the contract', () => {
  const within = async <T>(file: string, content: unknown, use: (folder: string) => Promise<T>) => {
    const folder = await mkdtemp(join(tmpdir(), 'agenda-'));
    await writeFile(join(folder, file), JSON.stringify(content));
    return use(folder).finally(() => rm(folder, { recursive: true }));
  };
  const places = (some: Iterable<{ where: string }> = []) => [...some].map(({ where }) => where);

  test('a report marks as seen the items of successes, and as different those that a finding names', async () => {
    const report = {
      target: 'https://shop.example',
      operations: [
        { operation: 'getOrder', answers: { 1: 2, 401: 1 } },
        { operation: 'payOrders', answers: { 500: 1 } },
      ],
      findings: [{ contract: '/components/schemas/Order/properties/next_by/format' }],
    };
    const seen = await within('r.json', report, (folder) => readSeen(join(folder, 'r.json'), contract, entries));
    expect(places(seen.otherwise)).toEqual(['Order.next_by']);
    expect(places(seen.asProposed)).toEqual(
      'getOrder|getOrder ?id|getOrder time|Order.note|Order.total|Order.freight|Order.items_total|Money'.split('|'),
    );
    const page = await renderAgenda({ contract, entries, agreement: { answers: new Map() } }, { seen });
    expect(page).toContain('Marked as seen: 8 of them as proposed at https://shop.example, 1 otherwise.');
    expect(page).toContain('<code>Order.next_by</code> <span class="badge warn">seen otherwise</span>');
  });

  test('a file that is not a report is refused', async () => {
    await expect(readSeen('no-such.json', contract, entries)).rejects.toThrow('no-such.json is not a report');
    const other = within('r.json', { target: 1 }, (folder) => readSeen(join(folder, 'r.json'), contract, entries));
    await expect(other).rejects.toThrow(/r\.json is not a report/);
  });

  test('the app’s use is counted at each point, and omitted where unknown', async () => {
    const pointers = ['/components/schemas/Order/properties/total'];
    const known = await within('app-use.json', pointers, (folder) => readAppUse(folder, entries));
    const page = (some: object) => renderAgenda({ contract, entries, agreement: { answers: new Map() } }, some);
    expect(places(known.used)).toEqual(['Order.total']);
    expect(await page(known)).toContain('Stands for 3 entries · 1 read or sent by the app');
    expect(await readAppUse('no-such-folder', entries)).toEqual({});
    expect(await page({})).not.toContain('by the app');
  });
});

describe('importing answers', () => {
  const asked = () => ({ points: POINTS, entries });
  const table = (...rows: string[][]) => toCsv([['id', 'yes/no', 'comment'], ...rows]);
  const fromTable = (text: string) => readAnswers(text, 'agenda.csv', '2026-12-01', asked());

  test('a table is read as filled in, and empty rows are ignored', () => {
    const { answers } = fromTable(
      table(['money', 'Yes', ''], ['times', 'no', 'Unix "seconds",\nnot text'], ['ids', '', '']),
    );
    expect([...answers]).toEqual([
      ['money', { on: '2026-12-01', answer: 'yes', except: {} }],
      ['times', { on: '2026-12-01', answer: 'Unix "seconds",\nnot text', except: {} }],
    ]);
    expect(fromTable('id;yes/no;comment\r\nmoney;y;in euros later\r\n').answers.get('money')).toMatchObject({
      answer: 'yes',
      comment: 'in euros later',
    });
  });

  test('the written table has each point with its previous answer', () => {
    const written = agendaCsv(POINTS, (id) => (id === 'money' ? '=cents' : undefined));
    expect(fromCsv(written)).toHaveLength(POINTS.length + 1);
    expect(written.split('\r\n').find((row) => row.startsWith('money,'))).toMatch(/,no,'=cents$/);
    expect(fromTable(agendaCsv(POINTS, () => '=cents')).answers.get('money')?.answer).toBe('=cents');
  });

  test.each([
    [[['monney', 'yes', '']], /^agenda.csv:2 id is "monney". Allowed: payment,/],
    [
      [['money', 'maybe', '']],
      'agenda.csv:2 yes/no of money is "maybe". Allowed: yes, no, or empty for yes by silence.',
    ],
    [[['money', 'no', '']], 'agenda.csv:2 comment of money is empty, but yes/no is no: say in it how it is.'],
    [
      [
        ['ids', 'yes', ''],
        ['money', '', 'cents'],
      ],
      'agenda.csv:3 money has a comment, but yes/no is empty: write yes or no.',
    ],
  ])('%j is refused with its line and field', (rows, message) => {
    expect(() => fromTable(table(...rows))).toThrow(message);
  });

  test('a table with missing columns is refused', () => {
    expect(() => fromTable('id,answer\r\nmoney,yes')).toThrow('agenda.csv:1 has no column yes/no, comment');
  });

  test('answers are added to the file, which keeps its comments and all other answers', () => {
    const before =
      '# Ours\nmet: 2026-12-01\nanswers:\n  times: { answer: Unix, except: { Order.next_by: yes } } # why\n  ids: yes\n';
    const text = withAnswers(before, fromTable(table(['money', 'no', 'cents'], ['times', 'yes', ''])));
    expect(text).toContain('# Ours');
    expect(Object.fromEntries(read(text).answers)).toMatchObject({
      ids: { answer: 'yes' },
      money: { answer: 'cents', on: '2026-12-01' },
      times: { answer: 'yes', except: { 'Order.next_by': 'yes' } },
    });
    expect(read(withAnswers('# Empty\nanswers: {}\n', fromTable(table(['ids', 'yes', ''])))).answers.size).toBe(1);
    expect(read(withAnswers('', fromTable(table(['ids', 'yes', ''])))).answers.size).toBe(1);
  });
});
