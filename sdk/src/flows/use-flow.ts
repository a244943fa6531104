import { useSyncExternalStore } from 'react';
import type { Flow } from '../state/flow.ts';

/** The state of a flow in a component, which is rendered again after each change. */
export const useFlow = <State>(flow: Flow<State>): State => {
  const read = () => flow.state;
  return useSyncExternalStore(flow.subscribe, read, read);
};
