import { type FormEvent, useState } from 'react';
import { useActions } from './actions.tsx';
import { change, type Fault, type FaultKind, type MockState } from './mock-api.ts';

const kindsOf = ({ faultKinds }: MockState) => Object.keys(faultKinds) as FaultKind[]; // the keys are its own

/** The active faults, each with a switch, and a form to add one. */
export function FaultsPanel({ state }: { state: MockState }) {
  const { act } = useActions();
  const [kind, setKind] = useState<FaultKind>('latency');
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { on, times, ms, spread } = Object.fromEntries(new FormData(event.currentTarget));
    const fault = {
      kind,
      on,
      times: times ? Number(times) : null,
      ...(kind === 'latency' && { ms: Number(ms), spread: Number(spread) }),
    };
    act(() => change('faults', fault), `${kind} is on`);
  };
  return (
    <>
      {state.faults.length === 0 && <p className="quiet">Every call is answered as it should be.</p>}
      <ul className="lines">
        {state.faults.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same, and nothing of a line is kept
          <li key={index}>
            <span>
              <strong>{fault.kind}</strong> on {fault.on === '*' ? 'every call' : <code>{fault.on}</code>}
              {inWords(fault)}
            </span>
            <button
              type="button"
              onClick={() => act(() => change('faults/end', { ...fault }), `${fault.kind} is off`)}
              aria-label={`Turn off ${fault.kind} on ${fault.on === '*' ? 'every call' : fault.on}`}
            >
              Turn off
            </button>
          </li>
        ))}
      </ul>
      <form className="card row" onSubmit={add} aria-label="Another fault">
        <label>
          What
          <select
            value={kind}
            onChange={(event) => setKind(kindsOf(state).find((one) => one === event.target.value) ?? 'latency')}
          >
            {kindsOf(state).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="grow">
          On
          <select name="on">
            <option value="*">every call</option>
            {state.operations.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Times
          <input name="times" type="number" min="1" placeholder="always" />
        </label>
        {kind === 'latency' && (
          <>
            <label>
              Milliseconds
              <input name="ms" type="number" min="0" max="120000" required defaultValue="1000" />
            </label>
            <label>
              Spread
              <input name="spread" type="number" min="0" max="120000" required defaultValue="0" />
            </label>
          </>
        )}
        <button type="submit" className="primary">
          Turn on
        </button>
        <p className="quiet">{state.faultKinds[kind].replaceAll('`', '')}.</p>
      </form>
    </>
  );
}

const inWords = ({ kind, times, ms, spread }: Fault): string => {
  const wait = kind === 'latency' ? `: ${ms} ms${spread > 0 ? ` and up to ${spread} more` : ''}` : '';
  return `${wait}, ${times === null ? 'always' : `${times} more ${times === 1 ? 'time' : 'times'}`}`;
};
