// Holds what the server did against the model, and what a customer was told against what the server did.
import type { OperationId } from '../../src/index.ts';
import type { Device, Owner } from './device.ts';
import { type ActionName, actionOf, type Choice, type Content, type Effect, keyOf, Model } from './model.ts';
import type { Page } from './page.ts';
import { type Input, PAY_CODE, type Reply, type Server, tokens } from './server.ts';

/** What a customer wants once. Presses while its outcome is unknown are for the same wish. */
export interface Wish {
  readonly device: Device;
  readonly customer: number;
  readonly choice: Choice;
  /** Given up by the customer, or lost by the device: nobody need be told what became of it. */
  isOver: boolean;
}

export const WRONG_CODE = '111111';

export class Judge {
  readonly model = new Model();
  readonly faults = new Set<string>();
  readonly wishes: Wish[] = [];
  /** For each key, what it is sent for: another wish only if the one before is over. */
  readonly #sent = new Map<string, Wish>();
  readonly #wishOf = new Map<Effect, Wish | undefined>();
  readonly #told = new Set<Effect>();
  readonly #action: ActionName;

  constructor(action: ActionName) {
    this.#action = action;
  }

  begin({ device, customer }: Owner, choice: Choice): Wish {
    const wish = { device, customer, choice, isOver: false };
    this.wishes.push(wish);
    return wish;
  }

  /** The wish whose call is kept in the store, unanswered. */
  kept({ device, customer }: Owner): Wish | undefined {
    return [...this.#sent].findLast(([key]) => device.kept(customer).includes(key))?.[1];
  }

  giveUp(isIt: (wish: Wish) => boolean): void {
    for (const wish of this.wishes) wish.isOver ||= isIt(wish);
  }

  sent(page: Page, body: Content): void {
    page.last = body;
    this.chosen(page);
    const key = keyOf(body) ?? '';
    if (page.wish && this.#sent.get(key)?.isOver !== false) this.#sent.set(key, page.wish);
  }

  /** Another choice in the same place gives up the one before, if the contract says so. */
  chosen({ wish, device, customer }: Page): void {
    if (!wish || !actionOf(this.#action).renews) return;
    this.giveUp((one) => one.device === device && one.customer === customer && one.choice !== wish.choice);
  }

  answered(page: Page, customer: number, body: Content, { envelope }: Reply, now: number): void {
    if (customer !== page.customer) this.faults.add('sent for another customer');
    const expected = this.model.arrive(this.#action, customer, body, now);
    const was = envelope.code === 1 ? 'done' : envelope.reason;
    const should = typeof expected === 'string' ? expected : 'done';
    if (was !== should) this.faults.add(`the server answers ${was} for ${should}`);
    if (typeof expected === 'string' || this.#wishOf.has(expected)) return;
    this.#wishOf.set(expected, this.#sent.get(expected.key));
    expected.ids.push(...idsOf(envelope.data));
  }

  /** What the customer is told now. */
  told(page: Page): void {
    const { state } = page.attempt;
    const { customer, last, wish } = page;
    // What another page has sent is taken up.
    if (state.name === 'unknown') page.wish ??= this.kept(page);
    if (state.name === 'refused') {
      this.chosen(page);
      const isIt = (one: Effect) => JSON.stringify(one.body) === JSON.stringify(last) && !this.#wishOf.get(one)?.isOver;
      if (this.model.effects.some(isIt)) this.faults.add('told as refused, and it was done');
    }
    if (state.name !== 'settled') return;
    const ids = idsOf(state.data);
    const key = last && keyOf(last);
    const isIt = (one: Effect) => (ids.length > 0 ? one.ids.some((id) => ids.includes(id)) : one.key === key);
    const found = this.model.effects.filter((one) => one.customer === customer && isIt(one));
    if (found.length === 0) this.faults.add('told as done, and nothing was');
    const isMeant = (one: Effect) => !wish || wish.isOver || this.#wishOf.get(one)?.choice === wish.choice;
    const isAnother = actionOf(this.#action).renews && !found.every(isMeant);
    if (isAnother) this.faults.add('told as done, and another was');
    for (const one of found) this.#told.add(one);
  }

  /** When nothing is under way any more. */
  end(devices: readonly Device[], server: Server): void {
    const { effects, accounts } = this.model;
    const wishes = effects.map((effect) => this.#wishOf.get(effect));
    if (new Set(wishes).size < wishes.length) this.faults.add('done twice for one wish');
    for (const [index, effect] of effects.entries())
      if (!this.#told.has(effect) && !wishes[index]?.isOver) this.faults.add('done, and nobody was told');
    const stored = devices.flatMap(({ written }) => written).join();
    if (stored.includes(PAY_CODE) || stored.includes(WRONG_CODE)) this.faults.add('a secret was stored');
    for (const { customer, available } of accounts) this.#compare(server, customer, available);
  }

  /** What the server shows, beside the model. */
  #compare(server: Server, customer: number, available: number): void {
    const action = actionOf(this.#action);
    const read = (operation: OperationId, input: Input = {}) => {
      const { code, data } = server.answer(operation, input, tokens[customer]?.[0]).envelope;
      return code === 1 ? data : undefined;
    };
    const compare = (what: string, shown: unknown, expected: unknown) => {
      if (JSON.stringify(shown) !== JSON.stringify(expected))
        this.faults.add(`the server shows ${what} ${JSON.stringify(shown)} for ${JSON.stringify(expected)}`);
    };
    const effects = this.model.effects.filter((one) => one.customer === customer);
    // A later page may send first what an ended one has kept, and has no wish then.
    const keys = new Set([...this.#sent.keys(), ...effects.map(({ key }) => key)]);
    compare('records', action.shown(read, [...keys]), action.expected(effects));
    const { balance_available } = read('getUserInfo') as { balance_available: string };
    const credited = action.credited?.(read) ?? 0;
    compare('money', (Number(balance_available) - credited).toFixed(2), (available / 100).toFixed(2));
  }
}

/** The records in an answer, or in what a read found: orders, or one record. A cart names none of its own. */
const idsOf = (data: unknown): number[] => {
  const { orders = data, groups, cart } = data as { orders?: unknown; groups?: unknown; cart?: unknown };
  return groups || cart ? [] : [orders].flat().map((one) => (one as { id: number }).id);
};
