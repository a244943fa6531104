import type { FormEvent } from 'react';
import { useActions } from './actions.tsx';
import { type CustomerRow, change, type MockState, read, type SandboxRow } from './mock-api.ts';
import { useLive } from './use-live.ts';

const look = async () => {
  const [{ sandboxes }, { customers }] = await Promise.all([
    read<{ sandboxes: SandboxRow[] }>('sandboxes'),
    read<{ customers: CustomerRow[] }>('customers'),
  ]);
  return { sandboxes, customers };
};

const secretsOf = ({ password, pay_code, tokens: [token] }: CustomerRow) =>
  [
    ['Password', password],
    ['Payment code', pay_code],
    ['Token', token],
  ] as const;

/** The worlds of this mock, and the accounts that can sign in to this browser's world. */
export function SandboxesPanel({ state: { session, hasShop } }: { state: MockState }) {
  const { act, copy } = useActions();
  const { value } = useLive(look);
  const enter = (id: string) => act(() => change('session', { id }), `This browser is in ${id}`);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter(String(new FormData(event.currentTarget).get('id')));
  };
  const visit = ({ id, account }: CustomerRow) =>
    act(async () => {
      await change('visit', { customer_id: id });
      window.open('/', '_blank', 'noopener');
    }, `The shop is open as ${account}`);
  return (
    <>
      <p>
        Each sandbox is a world of its own. This browser is in one by its cookie; a program names it in the header{' '}
        <code>x-mock-session</code>.
      </p>
      <form className="row" onSubmit={make} aria-label="Another sandbox">
        <label className="grow">
          Name
          <input name="id" required maxLength={64} pattern="[A-Za-z0-9_\-]+" title="Letters, digits, _ and -" />
        </label>
        <button type="submit" className="primary">
          Enter
        </button>
      </form>
      <ul className="lines">
        {value?.sandboxes.map(({ id, scenario, now, calls }) => (
          <li key={id}>
            <span>
              <strong>{id}</strong>{' '}
              <span className="quiet">
                {scenario ?? 'ordinary'}, {now.slice(0, 16).replace('T', ' ')}, {calls} {calls === 1 ? 'call' : 'calls'}
              </span>
            </span>
            {id === session ? (
              <span className="badge">you are here</span>
            ) : (
              <button type="button" onClick={() => enter(id)} aria-label={`Enter ${id}`}>
                Enter
              </button>
            )}
          </li>
        ))}
      </ul>
      <h3>Customers of {session}</h3>
      <ul className="cards">
        {value?.customers.map((customer) => (
          <li key={customer.id} className="card">
            <p>
              <strong>{customer.name}</strong> {customer.disabled && <span className="badge bad">disabled</span>}
              {customer.wallet_frozen && <span className="badge bad">frozen wallet</span>}
            </p>
            <p className="quiet">
              {customer.account} · ${customer.balance}, ${customer.available} available
            </p>
            <div className="row">
              {hasShop && (
                <button
                  type="button"
                  className="primary"
                  onClick={() => visit(customer)}
                  aria-label={`Open the shop as ${customer.account}`}
                >
                  Open the shop
                </button>
              )}
              {secretsOf(customer).map(
                ([what, secret]) =>
                  secret && (
                    <button
                      key={what}
                      type="button"
                      onClick={() => copy(secret, `The ${what.toLowerCase()}`)}
                      aria-label={`${what} of ${customer.account}, copy it`}
                    >
                      {what}
                    </button>
                  ),
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
