import type { customersOf } from '../src/control/customers.ts';
import type { editableOf } from '../src/control/edit-world.ts';
import type { outboxOf } from '../src/control/outbox.ts';
import type { Exchange } from '../src/sandboxes/exchanges.ts';
import type { Fault, FaultKind } from '../src/sandboxes/faults.ts';
import type { LogEntry } from '../src/sandboxes/sandbox.ts';
import type { Policy } from '../src/world/types.ts';

export type { Exchange, Fault, FaultKind, LogEntry };

/** The answer of `/__mock/state`. */
export interface MockState {
  readonly session: string;
  readonly now: string;
  readonly scenario: string | null;
  readonly policy: Policy;
  readonly policyChoices: Readonly<Record<keyof Policy, readonly string[]>>;
  readonly faults: readonly Fault[];
  readonly snapshots: readonly string[];
  readonly scenarios: readonly { readonly name: string; readonly group: string; readonly description: string }[];
  readonly faultKinds: Readonly<Record<FaultKind, string>>;
  readonly operations: readonly string[];
  /** Whether a shop can be opened at this mock's address. */
  readonly hasShop: boolean;
}

export interface SandboxRow {
  readonly id: string;
  readonly scenario: string | null;
  readonly now: string;
  readonly calls: number;
}

export type CustomerRow = ReturnType<typeof customersOf>[number];
export type Editable = ReturnType<typeof editableOf>;
export type SentMessage = ReturnType<typeof outboxOf>[number];

/** Reads from the control API. Throws an Error with the API's message. */
export async function read<Answer>(path: string): Promise<Answer> {
  return answerOf(await fetch(path));
}

/**
 * Posts a change to the control API. A body that follows from the state is made when the change's turn comes. Throws an
 * Error with the API's message.
 */
export async function change<Answer>(path: string, body: object | (() => Promise<object>) = {}): Promise<Answer> {
  return send(path, async () => JSON.stringify(typeof body === 'function' ? await body() : body));
}

/** Replaces the sandbox's world by a saved one. Throws an Error with the API's message. */
export const openSaved = async (file: File): Promise<void> => send('saved', () => file.text());

let last: Promise<unknown> = Promise.resolve();

/** Sends a change once the one before is answered: requests that are sent together may arrive in another order. */
async function send<Answer>(path: string, body: () => Promise<string>): Promise<Answer> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answered = last.then(async () => answerOf<Answer>(await fetch(path, { ...request, body: await body() })));
  last = answered.catch(() => undefined);
  return answered;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
