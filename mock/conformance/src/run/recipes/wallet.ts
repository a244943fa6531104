import { type Driver, Unreached } from '../driver.ts';
import { stepUp } from './account.ts';
import type { Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

/** An available top-up method, with an amount that it accepts. */
async function openMethod(driver: Driver, ...names: readonly string[]) {
  const { list } = await driver.call('listRechargeMethods', {});
  const open = list.find(({ method, enabled }) => enabled && (names.length === 0 || names.includes(method)));
  if (open === undefined) throw new Unreached(`no method of topping up is open (${names.join(', ') || 'any'})`);
  return { method: open.method, amount: open.presets[0] ?? open.min };
}

/** A withdrawal to the payee that can be used first, by whichever clock, with a quote for the smallest amount. */
async function withdrawal(driver: Driver) {
  const info = await driver.call('getWithdrawalInfo', {});
  const [payee] = info.payees.toSorted((one, other) => Date.parse(one.usable_from) - Date.parse(other.usable_from));
  if (payee === undefined) throw new Unreached('the customer has no saved payee');
  const network = payee.network === null ? {} : { network: payee.network };
  const query = { type: payee.type, amount: info.min, ...network };
  const { quote_id } = await driver.call('quoteWithdrawal', { query });
  const code = { pay_code: driver.payCode(), idempotency_key: driver.uuid() };
  return { query, body: { payee_id: payee.id, amount: info.min, quote_id, ...code } };
}

/** The account of the payees that the run adds. */
export const ACCOUNT_NUMBER = 'FI2112345600000785';

const payee = async (driver: Driver) => {
  const card = { bank_card_number: ACCOUNT_NUMBER, bank_name: 'Test Bank', card_holder: 'CONFORMANCE RUN' };
  return { type: 'bank', ...card, step_up: await stepUp(driver) } as const;
};

async function transfer(driver: Driver) {
  const { amount } = await openMethod(driver, 'manual');
  const own = { reference: `RUN-${Date.now()}`, idempotency_key: driver.uuid() };
  return { method: 'manual', amount, evidence: await upload(driver), ...own } as const;
}

async function cardPayment(driver: Driver) {
  const { amount } = await openMethod(driver, 'card');
  const { quote_id } = await driver.call('quoteRecharge', { query: { method: 'card', amount } });
  const return_url = 'https://meridian.shop/cardTopUp';
  return { body: { amount, quote_id, return_url, idempotency_key: driver.uuid() } };
}

export const walletRecipes = {
  quoteRecharge: {
    effect: 'none',
    async prepare(driver) {
      const { method, amount } = await openMethod(driver, 'manual', 'card');
      return { query: { method, amount } };
    },
  },
  createRecharge: {
    effect: 'lasting',
    prepare: async (driver) => ({ body: await transfer(driver) }),
    variants: [
      async (driver) => {
        const { method, amount, ...more } = await transfer(driver);
        const { quote_id } = await driver.call('quoteRecharge', { query: { method, amount } });
        return { body: { method, amount, ...more, quote_id } };
      },
    ],
  },
  createCardPayment: { effect: 'lasting', prepare: cardPayment },
  getCardPayment: {
    effect: 'none',
    async prepare(driver) {
      if (driver.ids.of('card_payment_id').length === 0 && driver.options.allowWrites === true)
        await driver.call('createCardPayment', await cardPayment(driver));
      const [known] = driver.ids.of('card_payment_id');
      if (known === undefined) throw new Unreached('no card payment was begun; it takes --allow-writes');
      return { query: { card_payment_id: known } };
    },
  },
  quoteWithdrawal: { effect: 'none', prepare: async (driver) => ({ query: (await withdrawal(driver)).query }) },
  createWithdrawal: { effect: 'lasting', prepare: async (driver) => ({ body: (await withdrawal(driver)).body }) },
  cancelWithdrawal: {
    effect: 'lasting',
    async prepare(driver) {
      const { list } = await driver.call('listWithdrawals', {});
      const open = list.find(({ allowed_actions }) => allowed_actions.includes('cancel'));
      if (open !== undefined) return { body: { withdrawal_id: open.id } };
      const { id } = await driver.call('createWithdrawal', { body: (await withdrawal(driver)).body });
      const body = { withdrawal_id: id };
      return { body, discard: () => driver.send('cancelWithdrawal', { body }) };
    },
  },
  addPayee: {
    effect: 'lasting',
    prepare: async (driver) => ({
      body: await payee(driver),
      undo: ({ id }) => driver.call('deletePayee', { body: { payee_id: id } }),
    }),
  },
  deletePayee: {
    effect: 'lasting',
    async prepare(driver) {
      const { id } = await driver.call('addPayee', { body: await payee(driver) });
      const body = { payee_id: id };
      return { body, discard: () => driver.send('deletePayee', { body }) };
    },
  },
} satisfies Recipes;
