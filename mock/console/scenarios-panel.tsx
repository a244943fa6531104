import { useState } from 'react';
import { useActions } from './actions.tsx';
import { change, type MockState } from './mock-api.ts';

/** All scenarios by group. The search covers names and descriptions. */
export function ScenariosPanel({ state }: { state: MockState }) {
  const { act } = useActions();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = state.scenarios.filter(({ name, description }) =>
    `${name.replaceAll('_', ' ')} ${name} ${description}`.toLowerCase().includes(wanted),
  );
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <>
      <p>A scenario starts the sandbox afresh in a state. What was done in it is gone; a snapshot keeps it.</p>
      <search>
        <label className="grow">
          Search
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <button type="button" onClick={() => act(() => change('reset'), 'The sandbox begins afresh')}>
          Reset
        </button>
      </search>
      {groups.map(([group, scenarios]) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className="cards">
            {scenarios.map(({ name, description }) => (
              <li key={name} className="card">
                <button
                  type="button"
                  aria-pressed={name === state.scenario}
                  onClick={() => act(() => change('scenario', { name }), `The sandbox begins in ${name}`)}
                >
                  <code>{name}</code>
                </button>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="quiet">No scenario has these words.</p>}
    </>
  );
}
