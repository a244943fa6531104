import { operations } from '@meridian/sdk';
import { hasShop } from '../installation.ts';
import { faultKinds } from '../sandboxes/faults.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import type { Sandboxes } from '../sandboxes/sandboxes.ts';
import { scenarioGroups } from '../scenarios/scenarios.ts';
import { customersOf } from './customers.ts';
import { editableOf } from './edit-world.ts';
import { outboxOf } from './outbox.ts';
import { policyChoices } from './request-body.ts';

interface Source {
  readonly sandboxes: Sandboxes;
  readonly sandbox: () => Sandbox;
  /** The parameters of the URL. */
  readonly query: URLSearchParams;
}

/** The state of a sandbox, as the console shows it. */
export const stateOf = ({ id, clock, world, scenario, faults, snapshots, log }: Sandbox): object => ({
  session: id,
  now: new Date(clock.now()).toISOString(),
  scenario,
  policy: world.policy,
  policyChoices,
  faults,
  snapshots: [...snapshots.keys()],
  scenarios: Object.entries(scenarioGroups).flatMap(([group, members]) =>
    members.map(({ name, description }) => ({ name, group, description })),
  ),
  faultKinds,
  operations: Object.keys(operations),
  hasShop,
  log: log.slice(0, 50),
});

/** What each GET answers, by its path. */
export const reads: Readonly<Record<string, (source: Source) => object>> = {
  '/state': ({ sandbox }) => stateOf(sandbox()),
  '/outbox': ({ sandbox }) => ({ outbox: outboxOf(sandbox().world) }),
  '/log': ({ sandbox }) => ({ log: sandbox().log }),
  '/sandboxes': ({ sandboxes }) => ({
    sandboxes: sandboxes.list().map(({ id, scenario, clock, log }) => ({
      id,
      scenario,
      now: new Date(clock.now()).toISOString(),
      calls: log.length,
    })),
  }),
  '/customers': ({ sandbox }) => {
    const { world, clock } = sandbox();
    return { customers: customersOf(world, clock.now()) };
  },
  '/world': ({ sandbox, query }) => editableOf(sandbox().world, query.get('words') ?? ''),
};
