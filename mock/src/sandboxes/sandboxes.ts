import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import { findScenario } from '../scenarios/scenarios.ts';
import { createClock } from '../world/clock.ts';
import { copyWorld } from '../world/copy.ts';
import type { Saved } from '../world/saved.ts';
import type { World } from '../world/types.ts';
import { createExchanges, type Exchanges } from './exchanges.ts';
import { type KeptSandboxes, keptOf, revived } from './kept-sandboxes.ts';
import type { Sandbox } from './sandbox.ts';
import { DEFAULT_SANDBOX, SandboxError } from './sandbox-id.ts';

/** The name of an unnamed snapshot. */
const UNNAMED = 'last';
const MAX_SANDBOXES = 64;
const MAX_SNAPSHOTS = 20;
/** How many names of removed sandboxes are remembered. */
const MAX_REMOVED = 10_000;

/** All sandboxes of one mock. They start with the same world and are isolated from each other. */
export interface Sandboxes {
  /**
   * The sandbox with that name, created on first use. A 65th evicts the least recently used, but none that a person has
   * chosen. Throws SandboxError (410) for an evicted sandbox: its client's changes are lost, and a fresh world would hide
   * that.
   */
  of(id: string): Sandbox;
  /** The same, for a person: it gives way only to 64 others that were chosen. */
  choose(id: string): Sandbox;
  /** Allows an evicted sandbox to be created afresh. */
  renew(id: string): void;
  /** Restarts a sandbox, in a scenario if one is named. Throws ScenarioError for an unknown scenario. */
  reset(sandbox: Sandbox, scenario?: string): void;
  snapshot(sandbox: Sandbox, name?: string): void;
  /** Restores a snapshot, which stays available. Returns false if none has that name. */
  restore(sandbox: Sandbox, name?: string): boolean;
  /** Replaces the world by a saved one, which keeps its own time. */
  open(sandbox: Sandbox, saved: Saved): void;
  /** The sandboxes in memory, most recently used first. */
  list(): Sandbox[];
  readonly exchanges: Exchanges;
  /** All sandboxes, for a mock that takes over. */
  keep(): KeptSandboxes;
}

interface SandboxesOptions {
  /** The initial world of every sandbox; never changed. */
  readonly seed: World;
  /** The saved state of the default sandbox, if there is one. */
  readonly saved?: Saved | undefined;
  /** The sandboxes of an earlier mock. Each is read on first use. */
  readonly kept?: KeptSandboxes | undefined;
  /** The scenario every sandbox starts in. */
  readonly scenario?: string | undefined;
  /** The elapsed time behind the clocks; `() => 0` for clocks that only `advance` moves. */
  readonly running?: () => number;
  /** Keeps the bytes of uploads. */
  readonly pictures?: PictureStore;
}

export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { seed, saved, kept, scenario, running, pictures = createPictureStore() } = options;
  const byId = new Map<string, Sandbox>();
  const unread = new Map(kept?.sandboxes.map((one) => [one.id, one]));
  const removed = new Set<string>(kept?.removed);
  const clockAt = (past: number, { epoch }: World) =>
    createClock({ epoch, elapsed: past, ...(running && { running }) });
  const opened = ({ world, elapsed }: Saved) => ({ world, clock: clockAt(elapsed, world) });
  const fresh = () => opened({ world: copyWorld(seed), elapsed: 0 });

  function create(id: string): Sandbox {
    const sandbox: Sandbox = {
      id,
      isChosen: false,
      ...fresh(),
      scenario: null,
      interventions: [],
      faults: [],
      log: [],
      snapshots: new Map(),
      pictures,
    };
    if (scenario) begin(sandbox, scenario);
    if (saved && id === DEFAULT_SANDBOX) Object.assign(sandbox, opened(saved));
    const left = unread.get(id);
    unread.delete(id);
    if (left) Object.assign(sandbox, revived(left, clockAt));
    return sandbox;
  }

  function evictOldest(isChosen: boolean): void {
    const alike = [...byId.values()].filter((one) => one.isChosen === isChosen);
    const oldest = alike.find(({ id }) => id !== DEFAULT_SANDBOX);
    if (alike.length > MAX_SANDBOXES && oldest !== undefined) remove(oldest.id);
  }

  function remove(id: string): void {
    byId.delete(id);
    removed.add(id);
    const [first] = removed;
    if (removed.size > MAX_REMOVED && first !== undefined) removed.delete(first);
  }

  function begin(sandbox: Sandbox, name: string): void {
    const { apply, interventions = [] } = findScenario(name);
    apply?.(sandbox.world, sandbox.clock.now());
    Object.assign(sandbox, { scenario: name, interventions: [...interventions] });
  }

  function enter(id: string, isChosen = false): Sandbox {
    if (removed.has(id)) throw new SandboxError(410, goneMessage(id));
    const sandbox = byId.get(id) ?? create(id);
    sandbox.isChosen ||= isChosen;
    byId.delete(id);
    byId.set(id, sandbox);
    evictOldest(sandbox.isChosen);
    return sandbox;
  }

  return {
    of: (id) => enter(id),
    choose: (id) => enter(id, true),
    renew(id) {
      removed.delete(id);
    },
    reset(sandbox, name = scenario) {
      if (name) findScenario(name);
      Object.assign(sandbox, { ...fresh(), scenario: null, interventions: [], faults: [] });
      if (name) begin(sandbox, name);
    },
    snapshot({ snapshots, world, clock, scenario: current }, name = UNNAMED) {
      snapshots.delete(name);
      snapshots.set(name, { world: copyWorld(world), elapsed: clock.elapsed(), scenario: current });
      const [oldest] = snapshots.keys();
      if (snapshots.size > MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
    },
    restore(sandbox, name = UNNAMED) {
      const snapshot = sandbox.snapshots.get(name);
      if (!snapshot) return false;
      const { world, elapsed, scenario: current } = snapshot;
      Object.assign(sandbox, { ...opened({ world: copyWorld(world), elapsed }), scenario: current });
      return true;
    },
    open(sandbox, from) {
      Object.assign(sandbox, { ...opened(from), scenario: null, interventions: [], faults: [] });
    },
    list: () => [...byId.values()].toReversed(),
    exchanges: createExchanges(),
    keep: () => ({ sandboxes: [...unread.values(), ...[...byId.values()].map(keptOf)], removed: [...removed] }),
  };
}

const goneMessage = (id: string) =>
  `The sandbox ${id} has given way to ${MAX_SANDBOXES} others and what happened in it is gone: start it afresh with POST /__mock/reset`;
