import type { OperationId } from '@meridian/sdk';
import type { OperationInput, OperationResult } from '../../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../../src/sandboxes/sandbox.ts';
import type { CheckId } from '../../src/checks/check-list.ts';
import type { Input, Shopper } from './shopper.ts';

/** A part of a JSON text. */
// biome-ignore lint/suspicious/noExplicitAny: a defect reaches into answers whose shape it knows
export type Json = any;

/** A request on its way to the mock; a hook may change any of it. */
export interface Sent {
  method: string;
  path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  /** The parsed body; undefined where there is none, or none that is JSON. */
  json: Json;
  /** The body as it came. */
  bytes: Buffer;
}

/** An answer on its way back; a hook may change any of it. */
export interface Answered {
  /** 0 cuts the connection instead of answering. */
  status: number;
  readonly headers: Record<string, string>;
  text: string;
  /** Its bytes as they came, for what is no text. */
  readonly raw?: Buffer;
}

/** What the hooks of one broken server share. */
export interface Gate {
  readonly operation: OperationId;
  readonly sent: Sent;
  /** Kept as long as the server runs. */
  readonly memory: Map<string, Json>;
  /** Asks the mock again, as this request would with these changes. */
  ask(changes?: Partial<Sent>): Promise<Answered>;
}

/** A call that has passed the contract, before its handler. */
export interface HandledCall {
  readonly operation: OperationId;
  readonly sandbox: Sandbox;
  readonly input: OperationInput;
  /** Carries it out as the mock would, with another input when one is given. */
  next(input?: OperationInput, operation?: OperationId): OperationResult;
}

/** What a back-end team did wrong, put into the mock. It touches `operation` alone, unless `on` names others. */
export interface Defect {
  readonly id: string;
  readonly area: string;
  /** The operation on which it must be named. */
  readonly operation: OperationId;
  readonly title: string;
  /** The checks that name it; one of them is enough. */
  readonly check: readonly [CheckId, ...CheckId[]];
  readonly on?: readonly OperationId[];
  /** Before the mock: changes the request. */
  readonly request?: (gate: Gate) => void;
  /** In place of the mock's handler. Its data must keep the contract, or the mock answers 500. */
  readonly handle?: (call: HandledCall) => OperationResult;
  /** After the mock: changes the answer. */
  readonly answer?: (answered: Answered, gate: Gate) => void | Promise<void>;
  /** What shows it: one call with this input, the ordinary one when left out, or what a few calls come to. */
  readonly show?: Input | ((shopper: Shopper) => Promise<unknown>);
}

/** The defects of one area: each by its id, without the area's name in front of it. */
export function defectsOf(area: string, list: Readonly<Record<string, Omit<Defect, 'id' | 'area'>>>): Defect[] {
  return Object.entries(list).map(([name, defect]) => ({ id: `${area}-${name}`, area, ...defect }));
}

export const touches = ({ on, operation }: Defect, called: OperationId): boolean =>
  (on ?? [operation]).includes(called);
