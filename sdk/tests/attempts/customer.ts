import { type AttemptId, type AttemptState, type AttemptStore, attempt } from '../../src/attempts.ts';
import type { Client } from '../../src/index.ts';
import type { Deed } from './deeds.ts';
import type { createMortal } from './mortal.ts';

interface Life<Op extends AttemptId> {
  deed: Deed<Op>;
  store: AttemptStore;
  /** The client whose calls may fail. */
  client: Client;
  /** The client that fills the form. */
  patient: Client;
  mortal: ReturnType<typeof createMortal>['mortal'];
  /** Called with each state that the customer sees. */
  onTold: (state: AttemptState<Op>) => void | Promise<void>;
}

/**
 * A customer who opens the app and presses until the app says that the deed is done. Each access to the outside is a
 * step.
 */
export async function live<Op extends AttemptId>({ deed, store, client, patient, mortal, onTold }: Life<Op>) {
  const call = mortal((...args: Parameters<Client['call']>) => client.call(...args)) as Client['call'];
  const own = { ...store, get: mortal(store.get), set: mortal(store.set), remove: mortal(store.remove) };
  const one = attempt({ call, session: client.session, serverTime: client.serverTime }, deed.operation, own, {
    waits: [1],
  });
  one.subscribe(() => void onTold(one.state));
  let state = await one.check();
  for (let presses = 0; state.name !== 'settled' && presses < 9; presses += 1) {
    await onTold(state);
    state = await one.send(await deed.content(patient));
    if (state.name === 'unknown') state = await one.check();
  }
}
