import { type FormEvent, useCallback, useState } from 'react';
import { useActions } from './actions.tsx';
import { type CustomerRow, change, type Editable, read } from './mock-api.ts';
import { useLive } from './use-live.ts';

const FULFILMENTS: Readonly<Record<number, string>> = {
  0: 'waiting for payment',
  1: 'waiting for delivery',
  2: 'delivered',
  3: 'received',
  4: 'completed',
  [-1]: 'cancelled',
};

/** Stock, prices, orders and balances. A change that would make the world inconsistent is refused with its reason. */
export function WorldPanel() {
  const { act } = useActions();
  const [words, setWords] = useState('');
  const look = useCallback(async () => {
    const [editable, { customers }] = await Promise.all([
      read<Editable>(`world?words=${encodeURIComponent(words)}`),
      read<{ customers: CustomerRow[] }>('customers'),
    ]);
    return { ...editable, customers };
  }, [words]);
  const { value, refresh } = useLive(look);
  const edit = (path: string, body: object, done: string) =>
    act(async () => {
      await change(`world/${path}`, body);
      await refresh();
    }, done);
  const fields = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return Object.fromEntries(new FormData(event.currentTarget));
  };
  const finds = ({ account, name }: CustomerRow) =>
    `${account} ${name}`.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <>
      <search>
        <label className="grow">
          Search
          <input
            type="search"
            placeholder="a product, an order number, an account"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </search>
      <h3>Balances</h3>
      <ul className="lines">
        {value?.customers.filter(finds).map(({ id, account, balance }) => (
          <li key={`${id} ${balance}`}>
            <span>{account}</span>
            <form
              className="row"
              aria-label={`Balance of ${account}`}
              onSubmit={(event) => {
                const body = { customer_id: id, balance: fields(event)['balance'] };
                edit('balance', body, `${account} has ${body.balance}`);
              }}
            >
              <input
                name="balance"
                inputMode="decimal"
                aria-label={`Balance of ${account} in dollars`}
                defaultValue={balance}
                required
              />
              <button type="submit" aria-label={`Save the balance of ${account}`}>
                Save
              </button>
            </form>
          </li>
        ))}
      </ul>
      <h3>Orders</h3>
      {value?.orders.length === 0 && <p className="quiet">No order is found.</p>}
      <ul className="lines">
        {value?.orders.map(({ order_id, sn, account, fulfilment, total, events }) => (
          <li key={order_id}>
            <span>
              <strong>{order_id}</strong> {FULFILMENTS[fulfilment]}{' '}
              <span className="quiet">
                {sn}, ${total}, {account}
              </span>
            </span>
            <span className="row">
              {events.map((event) => (
                <button
                  key={event}
                  type="button"
                  aria-label={`${event} order ${order_id}`}
                  onClick={() => edit('order', { order_id, event }, `Order ${order_id}: ${event}`)}
                >
                  {event}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <h3>Stock and prices</h3>
      {value?.skus.length === 0 && <p className="quiet">No product is found.</p>}
      <ul className="lines">
        {value?.skus.map(({ product_id, sku_id, name, stock, price }) => (
          <li key={`${sku_id} ${stock} ${price}`}>
            <span>
              {name} <span className="quiet">{sku_id}</span>
            </span>
            <form
              className="row"
              aria-label={`Specification ${sku_id}`}
              onSubmit={(event) => {
                const { stock: pieces, price: amount } = fields(event);
                edit('sku', { product_id, sku_id, stock: Number(pieces), price: amount }, `${name} is changed`);
              }}
            >
              <label>
                Stock
                <input name="stock" type="number" min="0" required defaultValue={stock} />
              </label>
              <label>
                Price
                <input name="price" inputMode="decimal" required defaultValue={price} />
              </label>
              <button type="submit" aria-label={`Save specification ${sku_id}`}>
                Save
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
