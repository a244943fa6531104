import { useState } from 'react';
import { useActions } from '../actions.tsx';
import { FileField } from '../file-field.tsx';
import { type CustomerRow, change, read } from '../mock-api.ts';
import { useLive } from '../use-live.ts';
import { type Difference, readRecording, replay } from './replay.ts';
import { type SentCall, sendAgain } from './sample-calls.ts';

const look = async () => (await read<{ customers: CustomerRow[] }>('customers')).customers;

/** Sends the calls of a HAR file to the sandbox again, and lists different outcomes. */
export function Recording({ session }: { session: string }) {
  const { act } = useActions();
  const { value: customers = [] } = useLive(look);
  const [customer, setCustomer] = useState('');
  const [found, setFound] = useState<{ count: number; differences: readonly Difference[] }>();

  const send = (call: SentCall) =>
    sendAgain(call, session).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: '' }),
    );
  const sendAll = (file: File) =>
    act(async () => {
      const calls = readRecording(await file.text());
      const { token } =
        customer === '' ? {} : await change<{ token?: string }>('visit', { customer_id: Number(customer) });
      setFound({ count: calls.length, differences: await replay(calls, send, token) });
    }, `${file.name} was sent again`);

  return (
    <>
      <details>
        <summary>Send a recording again</summary>
        <div className="row">
          <FileField words="HAR file" accept=".har,.json" take={sendAll} />
          <label>
            Signed in as
            <select value={customer} onChange={(event) => setCustomer(event.target.value)}>
              <option value="">recorded</option>
              {customers.map(({ id, account }) => (
                <option key={id} value={id}>
                  {account}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      {found && (
        <section className="card" aria-label="Sent again">
          <p>
            {found.count} {found.count === 1 ? 'call' : 'calls'} sent again, {found.differences.length} answered
            otherwise than recorded.
          </p>
          <ul className="lines">
            {found.differences.map(({ call: { method, url }, before, now }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
              <li key={index}>
                <span className="mono">
                  {method} {url}
                </span>
                <span>
                  <span className="badge">{before}</span> then, <span className="badge">{now}</span> now
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
