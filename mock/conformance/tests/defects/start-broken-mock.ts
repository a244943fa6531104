import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBrokenRequests } from '../../../shared/broken-requests.ts';
import { callOperation } from '../../../src/sandboxes/call-operation.ts';
import { type Mock, startMock } from '../../../src/server.ts';
import { type Defect, touches } from './defect.ts';
import { createGate } from './gate.ts';

export interface BrokenMock {
  readonly url: string;
  close(): Promise<void>;
  /** Advances its clock by whole milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Continues in a fresh world with another defect, or with none. */
  become(defect: Defect | undefined): void;
}

// One mock serves all: each broken server has its own sandbox in it, whose name tells the handlers which defect to
// apply.
const defectOf = new Map<string, Defect>();
let shared: Promise<Mock> | undefined;
let running = 0;
let sandboxes = 0;

const brokenCall: typeof callOperation = (sandbox, operation, input = {}) => {
  const defect = defectOf.get(sandbox.id);
  if (!defect?.handle || !touches(defect, operation)) return callOperation(sandbox, operation, input);
  const next = (other = input, called = operation) => callOperation(sandbox, called, other);
  return defect.handle({ operation, sandbox, input, next });
};

/** Starts the mock with a defect, or without any, on a free port, in a fresh world. */
export async function startBrokenMock(defect?: Defect): Promise<BrokenMock> {
  running += 1;
  shared ??= startMock({ port: 0, carryOut: brokenCall });
  const mock = await shared;
  let sandbox = '';
  let gate: RequestListener;
  function become(next: Defect | undefined): void {
    defectOf.delete(sandbox);
    sandboxes += 1;
    sandbox = `${next?.id ?? 'sound'}-${sandboxes}`;
    if (next) defectOf.set(sandbox, next);
    gate = createGate(mock.url, sandbox, next);
  }
  become(defect);
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => gate(incoming, outgoing));
  answerBrokenRequests(server, Date.now);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become,
    async advance(milliseconds) {
      const body = JSON.stringify({ seconds: milliseconds / 1000 });
      const headers = { 'content-type': 'application/json', 'x-mock-session': sandbox };
      const { status } = await fetch(`${mock.url}/__mock/advance`, { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`The clock was not put forward: ${status}`);
    },
    async close() {
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      defectOf.delete(sandbox);
      running -= 1;
      if (running > 0) return;
      shared = undefined;
      await mock.close();
    },
  };
}
