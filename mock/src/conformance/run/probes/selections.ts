import { isRecord } from '../../../json.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { dataOf } from '../walk.ts';

type Entry = Readonly<Record<string, unknown>>;

interface Selection {
  readonly query: Readonly<Record<string, unknown>>;
  /** Whether an entry fits the filter. */
  readonly fits?: (entry: Entry) => boolean;
  /** What does not grow from one entry to the next. */
  readonly falling?: (entry: Entry) => number;
  readonly says: string;
}

const number = (name: string) => (entry: Entry) => Number(entry[name]);
const risen = (name: string) => (entry: Entry) => -Number(entry[name]);
const is = (name: string, value: unknown) => (entry: Entry) => entry[name] === value;

const isOrderIn = (value: number) => (order: Entry) => order['status'] === value || order['fulfilment'] === value;

/** What the lists that can be filtered and sorted must show. */
const selections: Readonly<Record<string, readonly Selection[]>> = {
  listProducts: [
    { query: { sort: 'price_asc' }, falling: risen('price'), says: 'prices that rise' },
    { query: { sort: 'price_desc' }, falling: number('price'), says: 'prices that fall' },
    { query: { sort: 'sales' }, falling: number('sales'), says: 'sales that fall' },
    { query: { filter: { in_stock: true } }, fits: ({ stock }) => Number(stock) > 0, says: 'only what is in stock' },
    { query: { filter: { free_freight: true } }, fits: is('free_freight', true), says: 'only free freight' },
    {
      query: { filter: { price_min: '20.00', price_max: '60.00' } },
      fits: ({ price }) => Number(price) >= 20 && Number(price) <= 60,
      says: 'only prices from 20.00 to 60.00',
    },
  ],
  listOrders: [
    { query: { status: '0' }, fits: isOrderIn(0), says: 'only orders with status or fulfilment 0' },
    { query: { status: '2' }, fits: isOrderIn(2), says: 'only orders with status or fulfilment 2' },
  ],
  listBills: [
    {
      query: { direction: 'in' },
      fits: ({ amount }) => !String(amount).startsWith('-'),
      says: 'only money that came in',
    },
    {
      query: { direction: 'out' },
      fits: ({ amount }) => String(amount).startsWith('-'),
      says: 'only money that went out',
    },
  ],
  listRecharges: [{ query: { status: '1' }, fits: is('status', 1), says: 'only top-ups with status 1' }],
  listWithdrawals: [{ query: { status: '0' }, fits: is('status', 0), says: 'only withdrawals with status 0' }],
  listProductReviews: [
    { query: { sort: 'lowest' }, falling: risen('product_score'), says: 'scores that rise' },
    { query: { sort: 'highest' }, falling: number('product_score'), says: 'scores that fall' },
  ],
};

/** Words that nobody has written; a server that joins them into its SQL finds everything. */
const NOTHING: Selection = { query: { keyword: "zqxjkv' OR '1'='1" }, fits: () => false, says: 'nothing' };

/** Filters and sorts a list, and looks whether its entries follow. */
export async function probeSelections(kit: RunKit, { operation, input }: Target): Promise<void> {
  const searches = operation.parameters.some(({ name }) => name === 'keyword') && operation.id !== 'listSuggestions';
  const known = selections[operation.id] ?? [];
  for (const { query, fits, falling, says } of searches ? [...known, NOTHING] : known) {
    const check = fits ? 'filter-ignored' : 'sort-ignored';
    const exchange = await kit.walk.send(operation.id, { query: { ...input.query, ...query } });
    const data = dataOf(exchange);
    const list = isRecord(data) && Array.isArray(data['list']) ? data['list'].filter(isRecord) : [];
    kit.recorder.looked(operation.id, check);
    const misfit = fits
      ? list.findIndex((entry) => !fits(entry))
      : list.findIndex((entry, index) => index > 0 && falling && falling(list[index - 1] ?? {}) < falling(entry));
    if (misfit < 0) continue;
    found(kit, operation, {
      check,
      message: `${operation.id} with ${JSON.stringify(query)} shows something else`,
      expected: says,
      got: `entry ${misfit} does not fit`,
      at: `/data/list/${misfit}`,
      exchanges: [exchange],
    });
  }
}
