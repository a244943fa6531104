import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

interface Actions {
  /** Runs an action, reports its outcome and reloads the shown data. */
  act: (what: () => Promise<unknown>, done: string) => void;
  copy: (text: string, what: string) => void;
}

const ActionsContext = createContext<Actions | undefined>(undefined);

const SHOWN_MS = 4000;

/** Gives its children `act` and `copy`. Their outcome shows at the lower edge for a few seconds. */
export function ActionsProvider({ refresh, children }: { refresh: () => Promise<void>; children: ReactNode }) {
  const [said, setSaid] = useState('');
  const timer = useRef(0);
  const say = useCallback((text: string) => {
    setSaid(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setSaid(''), SHOWN_MS);
  }, []);
  const actions = useMemo<Actions>(() => {
    const act: Actions['act'] = (what, done) => {
      what().then(
        async () => {
          say(done);
          await refresh();
        },
        (error: Error) => say(error.message),
      );
    };
    return { act, copy: (text, what) => act(() => navigator.clipboard.writeText(text), `${what} copied`) };
  }, [refresh, say]);
  return (
    <ActionsContext value={actions}>
      {children}
      <p role="status" className="said">
        {said}
      </p>
    </ActionsContext>
  );
}

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('There is no ActionsProvider');
  return actions;
}
