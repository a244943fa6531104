import { useEffect, useState } from 'react';
import { useActions } from '../actions.tsx';
import { elsewhere } from '../elsewhere.ts';
import { type Exchange, type LogEntry, read } from '../mock-api.ts';
import { asCurl, asSdkCall, sendAgain } from './sample-calls.ts';

type Whole = Omit<LogEntry, 'violations'> & {
  readonly violations: readonly { readonly message: string; readonly place: string }[];
  readonly exchange: Exchange;
};

/** One call in full: its request, its answer, and its violations of the contract. */
export function RequestDetail({ id, session }: { id: string; session: string }) {
  const { act, copy } = useActions();
  const [call, setCall] = useState<Whole>();
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    let isCurrent = true;
    read<Whole>(`log/${id}`).then(
      (whole) => isCurrent && setCall(whole),
      (error: Error) => isCurrent && setWrong(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (!call) return <p className="quiet">{wrong || 'Reading …'}</p>;
  const { exchange, operation, violations } = call;
  const { method, url, headers, body, answer } = exchange;
  return (
    <div className="card">
      <div className="row">
        <button
          type="button"
          onClick={() => copy(asCurl(exchange, { origin: location.origin, session }), 'The command')}
        >
          Copy as curl
        </button>
        {operation && (
          <button type="button" onClick={() => copy(asSdkCall(operation, exchange), 'The call')}>
            Copy as SDK call
          </button>
        )}
        <button type="button" onClick={() => act(() => sendAgain(exchange, session), 'Sent again')}>
          Send again
        </button>
        {operation && (
          <a className="button" href={`/docs/?operation=${operation}`} target={elsewhere}>
            In the reference
          </a>
        )}
      </div>
      {violations.length > 0 && (
        <section aria-label="Violations">
          <h3>Against the contract</h3>
          <ul>
            {violations.map(({ message, place }) => (
              <li key={message}>
                {message} <code className="quiet">{place}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="halves">
        <section aria-label="Request">
          <h3>Request</h3>
          <p className="mono">
            {method} {url}
          </p>
          <Headers headers={headers} />
          <Body text={body} />
        </section>
        <section aria-label="Answer">
          <h3>{answer ? `Answer ${answer.status}` : 'No answer'}</h3>
          {answer && (
            <>
              <Headers headers={answer.headers} />
              <Body text={answer.text} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function Headers({ headers }: { headers: Readonly<Record<string, string>> }) {
  const entries = Object.entries(headers);
  return (
    <details>
      <summary>
        {entries.length} {entries.length === 1 ? 'header' : 'headers'}
      </summary>
      <dl className="mono">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Body({ text }: { text: string | null }) {
  if (!text) return <p className="quiet">No body</p>;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by key
  return <pre tabIndex={0}>{pretty(text)}</pre>;
}

/** JSON with one line per member; other text unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
