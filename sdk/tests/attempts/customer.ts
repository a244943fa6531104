import { type AttemptId, type AttemptState, type AttemptStore, attempt } from '../../src/attempts.ts';
import type { Client } from '../../src/index.ts';
import type { Action } from './actions.ts';
import type { createKillable } from './killable.ts';

interface Visit<Op extends AttemptId> {
  action: Action<Op>;
  store: AttemptStore;
  /** The client whose calls may fail. */
  client: Client;
  /** The client that fills the form. */
  patient: Client;
  killable: ReturnType<typeof createKillable>['killable'];
  /** Called with each state that the customer sees. */
  onTold: (state: AttemptState<Op>) => void | Promise<void>;
}

/**
 * A customer who opens the app and presses until the app says that the action is done. Each access to the outside is a
 * step.
 */
export async function visitApp<Op extends AttemptId>({ action, store, client, patient, killable, onTold }: Visit<Op>) {
  const call = killable((...args: Parameters<Client['call']>) => client.call(...args)) as Client['call'];
  const own = { ...store, get: killable(store.get), set: killable(store.set), remove: killable(store.remove) };
  const one = attempt({ call, session: client.session, serverTime: client.serverTime }, action.operation, own, {
    waits: [1],
  });
  one.subscribe(() => void onTold(one.state));
  let state = await one.check();
  for (let presses = 0; state.name !== 'settled' && presses < 9; presses += 1) {
    await onTold(state);
    state = await one.send(await action.content(patient));
    if (state.name === 'unknown') state = await one.check();
  }
}
