import { DAY, MINUTE } from '../world/clock.ts';
import { DATA } from '../world/data/data.ts';
import { post, totals } from '../world/ledger.ts';
import type { Buyer } from '../world/seed/order-history/buyer.ts';
import { topUp, withdraw } from '../world/seed/order-history/wallet.ts';
import type { Instant, World } from '../world/types.ts';
import { writePast } from './past-ledger.ts';
import { demoBuyer } from './scenario.ts';

const EVERY = 40 * MINUTE;
/** One in this many pairs of bills is a top-up and a withdrawal. */
const PAIRS_PER_TOP_UP = 50;

/** Adds an even number of bills before the oldest one: each credit is followed by a debit. */
export function addPastBills(world: World, count: number): void {
  const buyer = demoBuyer(world);
  const { customer } = buyer;
  const oldest = Math.min(...[...customer.bills, ...customer.recharges].map(({ createdAt }) => createdAt));
  const start = oldest - 30 * DAY - count * EVERY;
  writePast(buyer, () => {
    for (let pair = 0; pair < count / 2; pair += 1) {
      const at = start + 2 * pair * EVERY;
      if (pair % PAIRS_PER_TOP_UP === 0) topUpAndWithdraw(buyer, at);
      else creditAndCharge(buyer, at);
    }
  });
}

function topUpAndWithdraw(buyer: Buyer, at: Instant): void {
  topUp(buyer, 10_000 + buyer.random.int(0, 5_000), at);
  withdraw(buyer, totals(buyer.customer).available, at + EVERY);
}

function creditAndCharge({ world, customer, random }: Buyer, at: Instant): void {
  const amount = random.int(1, 9_999);
  const source = { kind: 'none', id: null } as const;
  post(world, customer, { type: 'adjustment', title: DATA.bills.loyalty, amount, createdAt: at, source });
  const title = DATA.bills.types.fee;
  post(world, customer, { type: 'fee', title, amount: -amount, createdAt: at + EVERY, source });
}
