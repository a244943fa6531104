import type { FormEvent } from 'react';
import { useActions } from './actions.tsx';
import { FileField } from './file-field.tsx';
import { change, type MockState, openSaved } from './mock-api.ts';

const STEPS = [
  ['5 minutes', { minutes: 5 }],
  ['31 minutes', { minutes: 31 }],
  ['2 hours', { hours: 2 }],
  ['1 day', { days: 1 }],
  ['10 days', { days: 10 }],
] as const;

/** The clock, which only moves forward, and the snapshots to restore. */
export function TimePanel({ state }: { state: MockState }) {
  const { act } = useActions();
  const submit =
    (send: (fields: Record<string, FormDataEntryValue>) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(Object.fromEntries(new FormData(event.currentTarget)));
    };
  return (
    <>
      <section className="card" aria-labelledby="clock-title">
        <h3 id="clock-title">Clock</h3>
        <p>What falls due meanwhile happens: deadlines, parcels, audits, answers.</p>
        <div className="row">
          {STEPS.map(([words, duration]) => (
            <button key={words} type="button" onClick={() => act(() => change('advance', duration), `${words} later`)}>
              + {words}
            </button>
          ))}
        </div>
        <form
          className="row"
          aria-label="Put the clock forward"
          onSubmit={submit(({ amount, unit }) =>
            act(() => change('advance', { [String(unit)]: Number(amount) }), `${amount} ${unit} later`),
          )}
        >
          <label>
            How long
            <input name="amount" type="number" min="1" required defaultValue="3" />
          </label>
          <label>
            Unit
            <select name="unit" defaultValue="days">
              <option>seconds</option>
              <option>minutes</option>
              <option>hours</option>
              <option>days</option>
            </select>
          </label>
          <button type="submit">Put forward</button>
        </form>
      </section>
      <section className="card" aria-labelledby="snapshots-title">
        <h3 id="snapshots-title">Snapshots</h3>
        <form
          className="row"
          aria-label="New snapshot"
          onSubmit={submit(({ name }) => act(() => change('snapshot', { name }), `Kept as ${name}`))}
        >
          <label className="grow">
            Name
            <input name="name" required maxLength={64} pattern="[A-Za-z0-9_\-]+" title="Letters, digits, _ and -" />
          </label>
          <button type="submit" className="primary">
            Keep
          </button>
        </form>
        <div className="row">
          <a className="button" href="saved" download>
            Save the world as a file
          </a>
          <FileField
            words="Open a saved world"
            accept=".json"
            take={(file) => act(() => openSaved(file), `As it was in ${file.name}`)}
          />
        </div>
        {state.snapshots.length === 0 && <p className="quiet">No snapshot yet.</p>}
        <ul className="lines">
          {state.snapshots.toReversed().map((name) => (
            <li key={name}>
              <code>{name}</code>
              <button
                type="button"
                onClick={() => act(() => change('restore', { name }), `As it was at ${name}`)}
                aria-label={`Go back to ${name}`}
              >
                Go back
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
