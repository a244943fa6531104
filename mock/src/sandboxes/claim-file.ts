import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StateFileError } from './state-file-error.ts';

/** The locks of this process: in a container, the mock before may have had the same number. */
const own = new Set<string>();

/**
 * Claims a state file for this process, by a file beside it with the process's number. What an ended process has left
 * there is taken over. Throws StateFileError while another mock has the file. Returns a function that gives it up.
 */
export async function claimFile(file: string): Promise<() => Promise<void>> {
  const lock = `${resolve(file)}.lock`;
  for (let tries = 0; !(await create(lock)); tries += 1) {
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    const isHeld = holder === process.pid ? own.has(lock) : isRunning(holder);
    if (isHeld || tries > 2)
      throw new StateFileError(
        `The state file ${file} is in use by process ${holder}: end that mock, or give another one to --state. If it is not a mock, delete ${lock}`,
      );
    await rm(lock, { force: true });
  }
  own.add(lock);
  return async () => {
    own.delete(lock);
    await rm(lock, { force: true });
  };
}

const create = (lock: string) =>
  writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    // Signal 0 only asks.
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
