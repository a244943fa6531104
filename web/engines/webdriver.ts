// What the W3C's WebDriver (https://www.w3.org/TR/webdriver2/) and WebDriver BiDi have in common.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { keys, type Tab } from './tab.ts';

/** How long a command may take: a driver whose page has crashed never answers. */
export const LIMIT_MS = 40_000;

/** A driver no longer answers: nothing more is asked of this tab. */
export class NoAnswer extends Error {}

const pressed = (key: string) => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
];

/** Pointer and keys by `act`, which performs actions. */
export const inputBy = (act: (actions: object[]) => Promise<void>): Pick<Tab, 'tap' | 'type' | 'key'> => ({
  tap: (x, y) =>
    act([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]),
  type: (text) => act([{ type: 'key', id: 'keyboard', actions: [...text].flatMap(pressed) }]),
  key: (name) => act([{ type: 'key', id: 'keyboard', actions: pressed(keys[name]) }]),
});

/** Starts a program that `endGroup` ends with everything it has started. */
export function startGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const group = spawn(program, args, { ...options, detached: true });
  running.add(group);
  return group;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(kill));

function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

export async function endGroup(group: ChildProcess): Promise<void> {
  if (group.pid === undefined || group.exitCode !== null || group.signalCode !== null) return;
  const exit = once(group, 'exit');
  kill(group);
  running.delete(group);
  await exit;
}
