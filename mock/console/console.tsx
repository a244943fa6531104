import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionsProvider } from './actions.tsx';
import { elsewhere } from './elsewhere.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { type LogEntry, type MockState, read } from './mock-api.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { RequestsPanel } from './requests/requests-panel.tsx';
import { SandboxesPanel } from './sandboxes-panel.tsx';
import { ScenariosPanel } from './scenarios-panel.tsx';
import { TimePanel } from './time-panel.tsx';
import { useLive } from './use-live.ts';
import { WorldPanel } from './world-panel.tsx';

interface Seen {
  readonly state: MockState;
  readonly log: readonly LogEntry[];
}

const look = async (): Promise<Seen> => {
  const [state, { log }] = await Promise.all([read<MockState>('state'), read<{ log: LogEntry[] }>('log')]);
  return { state, log };
};

const panels: Readonly<Record<string, { title: string; show: (seen: Seen) => ReactNode }>> = {
  requests: { title: 'Requests', show: ({ state, log }) => <RequestsPanel log={log} session={state.session} /> },
  scenarios: { title: 'Scenarios', show: ({ state }) => <ScenariosPanel state={state} /> },
  sandboxes: { title: 'Sandboxes', show: ({ state }) => <SandboxesPanel key={state.session} state={state} /> },
  faults: { title: 'Faults', show: ({ state }) => <FaultsPanel state={state} /> },
  policies: { title: 'Policies', show: ({ state }) => <PolicyPanel state={state} /> },
  time: { title: 'Time and snapshots', show: ({ state }) => <TimePanel state={state} /> },
  outbox: { title: 'Outbox', show: ({ state }) => <OutboxPanel key={state.session} /> },
  world: { title: 'World', show: ({ state }) => <WorldPanel key={state.session} /> },
};

const FIRST = 'requests';

export function Console() {
  const { value: seen, refresh } = useLive(look);
  const [shown, setShown] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setShown(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const current = shown in panels ? shown : FIRST;
  const parts = useRef<HTMLElement>(null);
  // On a phone the row of sections is wider than the window.
  const isThere = seen !== undefined;
  useEffect(() => {
    const link = isThere && parts.current?.querySelector(`[href="#${current}"]`);
    if (link) link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, isThere]);
  const panel = panels[current];
  if (!seen || !panel) return <p className="quiet">The mock is asked …</p>;
  const { session, now, scenario, hasShop } = seen.state;
  return (
    <ActionsProvider refresh={refresh}>
      <header className="bar">
        <h1>Meridian mock</h1>
        <dl className="facts">
          <div>
            <dt>Sandbox</dt>
            <dd>{session}</dd>
          </div>
          <div>
            <dt>Scenario</dt>
            <dd>{scenario ?? 'ordinary'}</dd>
          </div>
          <div>
            <dt>Clock</dt>
            <dd>
              <time dateTime={now}>{now.slice(0, 19).replace('T', ' ')} UTC</time>
            </dd>
          </div>
        </dl>
        <nav aria-label="Elsewhere">
          {hasShop && (
            <a href="/" target={elsewhere}>
              Shop
            </a>
          )}
          <a href="/docs/" target={elsewhere}>
            Reference
          </a>
          <a href="/agenda" target={elsewhere}>
            Agenda
          </a>
        </nav>
      </header>
      <div className="frame">
        <nav aria-label="Parts" ref={parts}>
          {Object.entries(panels).map(([name, { title }]) => (
            <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <main>
          <h2>{panel.title}</h2>
          {panel.show(seen)}
        </main>
      </div>
    </ActionsProvider>
  );
}
