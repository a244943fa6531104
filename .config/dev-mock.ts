import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DevMockOptions, FromMock, ToMock } from '../mock/src/dev.ts';
import type { KeptSandboxes } from '../mock/src/sandboxes/kept-sandboxes.ts';

/** The mock while its code and its contract are edited. Its methods run one after another. */
export interface DevMock {
  /**
   * Starts a new process with the current code, and keeps the worlds. Resolves to false if that code does not start:
   * then the previous process continues.
   */
  restart(): Promise<boolean>;
  /**
   * Serves the current build of the contract. Resolves to undefined, or to the reason why the previous one is still
   * served.
   */
  readContract(): Promise<string | undefined>;
  /** Undefined while no process listens. */
  url(): string | undefined;
  close(): Promise<void>;
}

const entry = fileURLToPath(new URL('../mock/src/dev.ts', import.meta.url));
const compiled = fileURLToPath(new URL('../node_modules/.cache/dev-mock', import.meta.url));

export function createDevMock(options: DevMockOptions, report: (line: string) => void): DevMock {
  let current: { child: ChildProcess; url: string } | undefined;
  let kept: KeptSandboxes | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  async function leave(): Promise<void> {
    if (current === undefined) return;
    const { child } = current;
    current = undefined;
    const left = await ask(child, { ask: 'leave' }, 'left');
    if (left?.kept !== undefined) kept = left.kept;
  }

  async function replace(): Promise<boolean> {
    const next = fork(entry, [JSON.stringify(options)], {
      execArgv: ['--conditions=@meridian/source'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    if ((await hear(next, 'loaded')) === undefined) return false;
    await leave();
    const listening = await ask(next, { ask: 'takeOver', kept }, 'listening');
    if (listening === undefined) return false;
    current = { child: next, url: listening.url };
    next.once('exit', (code) => {
      if (current?.child !== next) return;
      current = undefined;
      report(`The mock has ended with ${code}: the next edit starts it again`);
    });
    return true;
  }

  return {
    restart: () => inTurn(replace),
    readContract: () =>
      inTurn(async () => {
        if (current === undefined) return (await replace()) ? undefined : 'The mock cannot start: see above';
        return (await ask(current.child, { ask: 'readContract' }, 'contractRead'))?.problem;
      }),
    url: () => current?.url,
    close: () => inTurn(leave),
  };
}

type Said<Kind extends FromMock['say']> = Extract<FromMock, { say: Kind }>;

/** The next message of this kind from a process; undefined if it exits instead. */
function hear<Kind extends FromMock['say']>(child: ChildProcess, kind: Kind): Promise<Said<Kind> | undefined> {
  return new Promise((resolve) => {
    const listen = (message: FromMock) => message.say === kind && done(message as Said<Kind>);
    const ended = () => done(undefined);
    const done = (said: Said<Kind> | undefined) => {
      child.off('message', listen).off('exit', ended);
      resolve(said);
    };
    child.on('message', listen).once('exit', ended);
    if (child.exitCode !== null) ended();
  });
}

function ask<Kind extends FromMock['say']>(child: ChildProcess, message: ToMock, kind: Kind) {
  const answer = hear(child, kind);
  // Sending to an exited process fails; `hear` sees its exit.
  child.send(message, () => undefined);
  return answer;
}
