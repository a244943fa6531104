// The SDK in Node, without a browser: whatever fault a call meets, and at whatever step the process is killed and
// restarted, there is one effect, and what the customer was told is true.
import { afterAll, expect, test } from 'vitest';
import { createMock } from '../../../mock/src/create-mock.ts';
import { type FaultKind, faultKinds } from '../../../mock/src/sandboxes/faults.ts';
import { type AttemptId, type AttemptState, memoryStore } from '../../src/attempts.ts';
import { createMockClient, DEMO } from '../mock-client.ts';
import { type Action, actions } from './actions.ts';
import { visitApp } from './customer.ts';
import { createKillable } from './killable.ts';

const all = Object.entries(actions).flatMap(([name, action]) =>
  (Object.keys(faultKinds) as FaultKind[]).map((fault) => ({ name, fault, action: action as Action<AttemptId> })),
);
/** Faults: done but unanswered, and done twice; tests/proof searches the others. With FAULT_MATRIX=all: every fault. */
const isInSample = ({ fault }: (typeof all)[number]) => ['truncated', 'duplicate'].includes(fault);
const cases = process.env['FAULT_MATRIX'] === 'all' ? all : all.filter(isInSample);

const mock = createMock({ products: 6 });
let token: string | undefined;
let count = 0;
const connect = (timeoutMs: number) => createMockClient(mock, { token: () => token, timeoutMs });
const patient = connect(60_000);

token = (await patient.call('loginUser', { body: DEMO })).userinfo.token;
mock.snapshot('start');
afterAll(() => process.stdout.write(`Faults and ends of the process: ${count} cases\n`));

/** One customer, whose process is killed at a step and restarts. Returns how many steps the first process took. */
async function run({ action, fault }: (typeof all)[number], killedAt: number): Promise<number> {
  mock.restore('start');
  mock.clearFaults();
  const before = await action.count(patient);
  mock.fail(action.operation, fault, { times: 1, ms: 1 });
  const store = memoryStore();
  const written: unknown[] = [];
  const told: AttemptState<AttemptId>[] = [];
  const visit = (killable: ReturnType<typeof createKillable>['killable']) =>
    visitApp({
      action,
      // A lock ends with its process.
      store: {
        ...store,
        lock: memoryStore().lock,
        set: (name, value) => {
          written.push(value);
          return store.set(name, value);
        },
      },
      client: connect(fault.endsWith('timeout') ? 300 : 10_000),
      patient,
      killable,
      onTold: async (state) => {
        told.push(state);
        if (state.name === 'refused') expect(await action.count(patient), 'told as refused').toBe(before);
      },
    });
  const first = createKillable(killedAt);
  const isKilled = await Promise.race([visit(first.killable).then(() => false), first.killed]);
  const isTold = () => told.some(({ name }) => name === 'settled');
  if (isKilled && !isTold()) await visit(createKillable(Number.POSITIVE_INFINITY).killable);
  count += 1;
  expect(isTold(), 'told at last').toBe(true);
  expect((await action.count(patient)) - before, 'effects').toBe(1);
  expect(await action.money(patient)).toBe(action.expected);
  expect(JSON.stringify(written)).not.toContain('246810');
  return first.steps();
}

test.each(cases)(
  '[B5.17] $name under $fault, killed at each step and restarted: one effect, correctly reported, no secret kept',
  async (one) => {
    const steps = await run(one, Number.POSITIVE_INFINITY);
    expect(steps).toBeGreaterThan(5);
    for (let step = 1; step <= steps; step += 1) await run(one, step);
  },
);
