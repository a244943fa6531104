import type { OperationId } from '@meridian/sdk';
import type { OperationInput, OperationResult } from '../../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../../src/sandboxes/sandbox.ts';
import type { CheckId } from '../../src/checks/check-list.ts';
import type { Input, Shopper } from './shopper.ts';

/** A part of a JSON text. */
// biome-ignore lint/suspicious/noExplicitAny: a defect reaches into answers whose shape it knows
export type Json = any;

/** A request to the mock; a hook may change any of it. */
export interface Sent {
  method: string;
  path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  /** The parsed body; undefined when there is none or it is not JSON. */
  json: Json;
  /** The raw body. */
  bytes: Buffer;
}

/** An answer to the client; a hook may change any of it. */
export interface Answered {
  /** 0 cuts the connection instead of answering. */
  status: number;
  readonly headers: Record<string, string>;
  text: string;
  /** The raw bytes, for a body that is not text. */
  readonly raw?: Buffer;
}

/** The state shared by the hooks of one broken server. */
export interface Gate {
  readonly operation: OperationId;
  readonly sent: Sent;
  /** Lives as long as the server. */
  readonly memory: Map<string, Json>;
  /** Sends this request to the mock again, with these changes. */
  ask(changes?: Partial<Sent>): Promise<Answered>;
}

/** A call that has passed validation, before its handler. */
export interface HandledCall {
  readonly operation: OperationId;
  readonly sandbox: Sandbox;
  readonly input: OperationInput;
  /** Carries out the call as the mock would, with another input when one is given. */
  next(input?: OperationInput, operation?: OperationId): OperationResult;
}

/** A back-end team's mistake, built into the mock. It affects `operation` alone, unless `on` names others. */
export interface Defect {
  readonly id: string;
  readonly area: string;
  /** The operation on which the run must name it. */
  readonly operation: OperationId;
  readonly title: string;
  /** The checks that name it; one of them is enough. */
  readonly check: readonly [CheckId, ...CheckId[]];
  readonly on?: readonly OperationId[];
  /** Before the mock: changes the request. */
  readonly request?: (gate: Gate) => void;
  /** Replaces the mock's handler. Its data must conform to the contract, or the mock answers 500. */
  readonly handle?: (call: HandledCall) => OperationResult;
  /** After the mock: changes the answer. */
  readonly answer?: (answered: Answered, gate: Gate) => void | Promise<void>;
  /**
   * The calls that show it: one call with this input (by default the ordinary input), or a function whose result shows
   * it.
   */
  readonly show?: Input | ((shopper: Shopper) => Promise<unknown>);
}

/** The defects of one area, by their ids without the area's prefix. */
export function defectsOf(area: string, list: Readonly<Record<string, Omit<Defect, 'id' | 'area'>>>): Defect[] {
  return Object.entries(list).map(([name, defect]) => ({ id: `${area}-${name}`, area, ...defect }));
}

export const touches = ({ on, operation }: Defect, called: OperationId): boolean =>
  (on ?? [operation]).includes(called);
