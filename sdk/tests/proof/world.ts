// Devices with pages, and one server. Whatever a page waits for is a turn of the scheduler, which gives them in any
// order.
import type { Scheduler } from 'fast-check';
import { attempt, UnansweredError } from '../../src/attempts.ts';
import type { Call, Middleware } from '../../src/index.ts';
import { type Clocks, takeClocks } from './clocks.ts';
import { Device, type Turn } from './device.ts';
import { Judge } from './judge.ts';
import { type ActionName, actionOf, type Choice, type Content } from './model.ts';
import { createNetwork, type Fate } from './network.ts';
import { type Kind, openPage, type Page } from './page.ts';
import { PAY_CODE, type Reply, restart, type Server, tokens } from './server.ts';

/** What a planted fault may wrap. */
export interface Parts {
  readonly attempt: typeof attempt;
  /** Made anew for each page. */
  readonly middleware: () => readonly Middleware[];
  readonly server: (server: Server) => Server;
  readonly store: Device['wrap'];
}
export const soundParts: Parts = { attempt, middleware: () => [], server: (one) => one, store: (one) => one };

const SECOND = 1000;

export class World {
  readonly devices: readonly Device[];
  readonly judge: Judge;
  readonly action: ActionName;
  /** Whether a device has slept, or its clock was moved: no client can tell both at once from no time. */
  isAsleep = false;
  isMoved = false;
  readonly #clocks: Clocks;
  readonly #scheduler: Scheduler;
  readonly #server: Server;
  readonly #parts: Parts;
  readonly #kind: Kind;
  readonly #pages = new Map<string, Page>();
  readonly #revoked = new Set<string>();
  readonly #uploads = new Map<string, string>();
  readonly #send: ReturnType<typeof createNetwork>;

  constructor(scheduler: Scheduler, action: ActionName, kind: Kind, parts: Parts) {
    this.#scheduler = scheduler;
    this.action = action;
    this.#kind = kind;
    this.#parts = parts;
    this.judge = new Judge(action);
    this.#server = parts.server(restart());
    this.#clocks = { date: this.#server.now(), tick: 0 };
    this.devices = [new Device(parts.store), new Device(parts.store)];
    const revoke = (token: string) => void this.#revoked.add(token);
    const answer = (...request: [Page, Call, string]) => this.#answer(...request);
    this.#send = createNetwork({ server: this.#server, turn: this.#turn, revoke, answer });
  }

  readonly #turn: Turn = async (label, owner) => {
    await this.#scheduler.schedule(Promise.resolve(), label);
    if (owner?.life.signal.aborted) await new Promise(() => undefined);
  };

  takeClocks = (): (() => void) => takeClocks(this.#clocks, this.#turn);

  pass(ms: number): void {
    this.#server.pass(ms);
    this.#clocks.date += ms;
    if (!this.isAsleep) this.#clocks.tick += ms;
  }

  moveClock(ms: number): void {
    this.isMoved = true;
    this.#clocks.date += ms;
  }

  /** The page in a tab of the device, for the customer who is signed in. */
  page(device: Device, tab: number): Page {
    const place = `${this.devices.indexOf(device)} ${device.customer} ${tab}`;
    const found = this.#pages.get(place);
    if (found && !found.life.signal.aborted) return found;
    const opened = this.#open(device);
    this.#pages.set(place, opened);
    return opened;
  }

  press(page: Page, choice: Choice, code: string, fates: readonly Fate[]): void {
    const { name } = page.attempt.state;
    const isSending = name === 'sending';
    const wish = isSending || name === 'unknown' ? (page.wish ?? this.judge.kept(page)) : undefined;
    const isAnother = isAsked(page) || (actionOf(this.action).renews === true && wish?.choice !== choice);
    if (wish && isAnother && !isSending) wish.isOver = true;
    // Who was asked may mean what another tab has sent.
    const asked = isAsked(page) ? this.judge.kept(page) : undefined;
    if (asked) asked.isOver = true;
    const before = page.wish;
    page.wish = wish && (isSending || !isAnother) ? wish : this.judge.begin(page, choice);
    if (page.wish !== before) page.last = undefined;
    if (!isSending) this.judge.chosen(page);
    page.fates.push(...fates);
    const since = new Date(this.#server.now()).toISOString();
    void page.attempt.send(this.#fill(page, choice, code) as never, { since }); // of any operation
  }

  check(page: Page, fates: readonly Fate[]): void {
    page.fates.push(...fates);
    void page.attempt.check();
  }

  /** No screen offers it while it is sending. */
  forget(page: Page): void {
    if (page.attempt.state.name === 'sending') return;
    this.judge.giveUp(({ device, customer }) => device === page.device && customer === page.customer);
    void page.attempt.forget().catch(() => undefined);
  }

  clear(device: Device): void {
    this.judge.giveUp((wish) => wish.device === device);
    device.clear();
  }

  signIn(device: Device, customer: number): void {
    device.signIn(customer);
    this.#revoked.delete(device.token);
  }

  /** Every customer comes back to a network that works, and presses until told what became of it. */
  async finish(): Promise<void> {
    await this.#scheduler.waitIdle();
    for (const device of this.devices) {
      device.disk = 'fine';
      for (const customer of tokens.keys()) {
        if (device.kept(customer) === '') continue;
        this.signIn(device, customer);
        await this.#settle(this.#open(device));
      }
    }
    this.judge.end(this.devices, this.#server);
  }

  async #settle(page: Page): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      this.pass(2 * SECOND);
      this.check(page, []);
      await this.#scheduler.waitIdle();
      const wish = this.judge.kept(page);
      if (wish && isAsked(page) && actionOf(this.action).isAsked) wish.isOver = true;
      if (page.attempt.state.name !== 'unknown' || wish?.isOver) return;
      this.press(page, wish?.choice ?? 0, PAY_CODE, []);
      await this.#scheduler.waitIdle();
      if (page.attempt.state.name !== 'unknown') return;
    }
    this.judge.faults.add('nothing is told, although everything works');
  }

  #open(device: Device): Page {
    const { attempt: begin, middleware } = this.#parts;
    const parts = { attempt: begin, middleware: middleware(), turn: this.#turn, kind: this.#kind };
    const page = openPage(device, this.action, {
      ...parts,
      send: (from, call, token) => {
        if (call.operation === this.action) this.judge.sent(from, call.args.body as Content);
        return this.#send(from, call, token);
      },
    });
    page.attempt.subscribe(() => this.judge.told(page));
    return page;
  }

  #answer(page: Page, { operation, args }: Call, token: string): Reply {
    const now = this.#server.now();
    if (this.#revoked.has(token)) return { status: 401, envelope: { code: 401, msg: '', time: '', data: null } };
    const reply = this.#server.answer(operation, args, token);
    const customer = tokens.findIndex((own) => own.includes(token));
    if (operation === this.action) this.judge.answered(page, customer, args.body as Content, reply, now);
    return reply;
  }

  #fill({ customer, wish }: Page, choice: Choice, code: string): Content {
    const token = tokens[customer]?.[0] ?? '';
    const account = this.judge.model.accounts[customer];
    const now = this.#server.now();
    return actionOf(this.action).fill({
      customer,
      choice,
      code,
      quote: (operation, query, minutes) => {
        const { data } = this.#server.answer(operation, { query }, token).envelope;
        const { quote_id = '', amount } = (data ?? {}) as { quote_id?: string; amount?: string };
        account?.quotes.set(quote_id, { amount, until: now + minutes * 60 * SECOND });
        return quote_id;
      },
      upload: () => {
        const name = `${wish ? this.judge.wishes.indexOf(wish) : ''} ${choice}`;
        const known = this.#uploads.get(name);
        if (known) return known;
        const id = this.#server.upload(token, pictureOf(name));
        account?.uploads.set(id, now);
        this.#uploads.set(name, id);
        return id;
      },
    });
  }
}

const isAsked = ({ attempt: { state } }: Page): boolean =>
  state.name === 'unknown' && state.error instanceof UnansweredError;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A picture that differs from those of other names. */
const pictureOf = (name: string) => Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from(name)]);
