import { afterEach, expect, test, vi } from 'vitest';
import { createWorld } from '../world/seed/create-world.ts';
import type { KeptSandboxes } from './kept-sandboxes.ts';
import { DEFAULT_SANDBOX } from './sandbox-id.ts';
import { createSandboxes } from './sandboxes.ts';

const seed = createWorld({ products: 6 });
const create = (kept?: KeptSandboxes) => createSandboxes({ seed, kept, running: () => 0 });

/** The value that another process receives. */
const sent = (kept: KeptSandboxes): KeptSandboxes => JSON.parse(JSON.stringify(kept));

afterEach(() => vi.restoreAllMocks());

test('every sandbox is restored: world, clock, scenario, faults, log and snapshots', () => {
  const before = create();
  const sandbox = before.of('aria');
  before.reset(sandbox, 'expired_token');
  before.snapshot(sandbox, 'early');
  sandbox.interventions = sandbox.interventions.filter((one) => one.before === 'payOrders');
  sandbox.world.policy.audits = 'refuse';
  sandbox.clock.advance(60_000);
  sandbox.faults.push({ kind: 'latency', on: '*', times: null, ms: 5, spread: 0 });
  const { log } = sandbox;
  before.of('other');

  const after = create(sent(before.keep()));
  const { world, clock, scenario, faults, interventions, ...rest } = after.of('aria');
  expect(world).toEqual(sandbox.world);
  expect({ now: clock.now(), scenario, faults, log: rest.log }).toEqual({
    now: sandbox.clock.now(),
    scenario: 'expired_token',
    faults: sandbox.faults,
    log,
  });
  expect(interventions.map((one) => one.before)).toEqual(['payOrders']);
  expect(after.restore(after.of('aria'), 'early')).toBe(true);
  expect(after.of('aria').world.policy.audits).toBe('pass');
});

test('an unused sandbox survives a second restart, and an evicted sandbox stays evicted', () => {
  const before = create();
  before.of('aria').clock.advance(60_000);
  const once = create(sent({ ...before.keep(), removed: ['gone'] }));
  const twice = create(sent(once.keep()));
  expect(twice.of('aria').clock.elapsed()).toBe(60_000);
  expect(() => twice.of('gone')).toThrow('has given way');
});

test('a world that began at another time keeps its dates, in a saved state and across a restart', () => {
  const epoch = Date.UTC(2027, 0, 4, 9);
  const saved = { world: createWorld({ products: 6, epoch }), elapsed: 60_000 };
  const fromFile = createSandboxes({ seed, saved, running: () => 0 });
  expect(fromFile.of(DEFAULT_SANDBOX).clock.now()).toBe(epoch + 60_000);
  const before = create();
  before.open(before.of('aria'), saved);
  expect(create(sent(before.keep())).of('aria').clock.now()).toBe(epoch + 60_000);
});

test('a world that the edited code cannot read starts afresh, and a line says so', () => {
  const before = create();
  before.of('aria').clock.advance(60_000);
  const { sandboxes, removed } = before.keep();
  const older = sandboxes.map((one) => ({ ...one, world: one.world.replace('"version":', '"version":1') }));
  const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(create({ sandboxes: older, removed }).of('aria').clock.elapsed()).toBe(0);
  expect(lines).toHaveBeenCalledWith(expect.stringMatching(/^The sandbox aria begins afresh: .*version[^\n]*\n$/));
});
