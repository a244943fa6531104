// A device: its clocks, its sessions, what it stores for each customer, and the pages that it shows.
import type { AttemptStore } from '../../src/attempts.ts';
import { tokens } from './server.ts';

/** Where the store fails, if it does: the disk is full, or no access is allowed. */
export type Disk = 'fine' | 'full' | 'unreadable';

/** Waits for its turn, in whatever order the scheduler gives; never goes on for a page that has ended. */
export type Turn = (label: string, owner?: Owner) => Promise<void>;

/** A page or process, for one customer. */
export interface Owner {
  readonly device: Device;
  readonly customer: number;
  /** Ends it, and the locks that it holds. */
  readonly life: AbortController;
}

export class Device {
  customer = 0;
  token = tokens[0]?.[0] ?? '';
  disk: Disk = 'fine';
  readonly written: string[] = [];
  readonly #values = tokens.map(() => new Map<string, string>());
  readonly #locks = new Map<string, Promise<unknown>>();
  /** Makes another store of a page's own one, if a fault is planted there. */
  readonly wrap: (store: AttemptStore, owner: Owner) => AttemptStore;

  constructor(wrap: Device['wrap']) {
    this.wrap = wrap;
  }

  signIn(customer: number): void {
    this.customer = customer;
    this.token = tokens[customer]?.[0] ?? '';
  }

  /** Another token of the same session. */
  renew(): string {
    const own = tokens[this.customer] ?? [];
    this.token = own[(own.indexOf(this.token) + 1) % own.length] ?? '';
    return this.token;
  }

  /** What the stores hold of a customer; of all customers without one. */
  kept(customer?: number): string {
    return this.#values.map((one, index) => (index === (customer ?? index) ? [...one.values()].join() : '')).join();
  }

  clear(): void {
    for (const values of this.#values) values.clear();
  }

  /** The store of a customer, as one page uses it: in the page's memory at once, or on a disk that takes its time. */
  store(owner: Owner, turn: Turn, isAsync: boolean): AttemptStore {
    const values = this.#values[owner.customer] ?? new Map<string, string>();
    const use = <Result>(label: string, act: () => Result): Result | Promise<Result> =>
      isAsync ? turn(label, owner).then(act) : act();
    const fail = (...disks: Disk[]) => {
      if (disks.includes(this.disk)) throw new Error(`The disk is ${this.disk}`);
    };
    const store: AttemptStore = {
      get: (name) =>
        use('store read', () => {
          fail('unreadable');
          return JSON.parse(values.get(name) ?? 'null') ?? undefined;
        }),
      set: (name, value) =>
        use('store written', () => {
          fail('unreadable', 'full');
          this.written.push(JSON.stringify(value));
          values.set(name, JSON.stringify(value));
        }),
      remove: (name) =>
        use('store emptied', () => {
          fail('unreadable');
          values.delete(name);
        }),
      lock: (name, act) => {
        const place = `${owner.customer} ${name}`;
        const closed = new Promise((resolve) => owner.life.signal.addEventListener('abort', resolve));
        const before = this.#locks.get(place) ?? Promise.resolve();
        const result = before.then(() => turn('lock', owner)).then(act);
        const ended = result.then(
          () => undefined,
          () => undefined,
        );
        this.#locks.set(
          place,
          Promise.race([ended, closed]).then(() => before),
        );
        return result;
      },
    };
    return this.wrap(store, owner);
  }
}
