import { readFault } from '../sandboxes/faults.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import { isSandboxId } from '../sandboxes/sandbox-id.ts';
import type { Sandboxes } from '../sandboxes/sandboxes.ts';
import { worldEdits } from './edit-world.ts';
import { passTime } from './pass-time.ts';
import { BadRequestError, type JsonBody, readDuration, readPolicy } from './request-body.ts';

interface Target {
  readonly sandboxes: Sandboxes;
  readonly sandbox: () => Sandbox;
  /** For a call that restarts the sandbox, even one that was evicted. */
  readonly freshSandbox: () => Sandbox;
}

const nameOf = (name: unknown): string | undefined => {
  if (name === undefined || isSandboxId(name)) return name;
  throw new BadRequestError('name: 1 to 64 letters, digits, _ or -');
};

const edits = Object.entries(worldEdits).map(
  ([kind, edit]) => [`/world/${kind}`, ({ sandbox }: Target, body: JsonBody) => edit(sandbox(), body)] as const,
);

/** What each POST changes, by its path; it is answered with the resulting state. */
export const changes: Readonly<Record<string, (target: Target, body: JsonBody) => void | Promise<void>>> = {
  ...Object.fromEntries(edits),
  '/reset': ({ sandboxes, freshSandbox }) => sandboxes.reset(freshSandbox()),
  '/scenario': ({ sandboxes, freshSandbox }, { name }) => {
    if (typeof name !== 'string') throw new BadRequestError('name: the name of a scenario');
    sandboxes.reset(freshSandbox(), name);
  },
  '/snapshot': ({ sandboxes, sandbox }, { name }) => sandboxes.snapshot(sandbox(), nameOf(name)),
  '/restore': ({ sandboxes, sandbox }, { name }) => {
    if (!sandboxes.restore(sandbox(), nameOf(name))) throw new BadRequestError('name: there is no such snapshot');
  },
  '/advance': ({ sandbox }, body) => passTime(sandbox(), readDuration(body)),
  '/policy': ({ sandbox }, body) => {
    Object.assign(sandbox().world.policy, readPolicy(body));
  },
  '/faults': ({ sandbox }, body) => {
    sandbox().faults.push(readFault(body));
  },
  // Matched by content, not by index: used-up faults leave the list in the meantime.
  '/faults/end': ({ sandbox }, body) => {
    const { kind, on, ms, spread } = readFault(body);
    const { faults } = sandbox();
    const index = faults.findIndex(
      (one) => one.kind === kind && one.on === on && one.ms === ms && one.spread === spread,
    );
    sandbox().faults = faults.filter((_, place) => place !== index);
  },
};
