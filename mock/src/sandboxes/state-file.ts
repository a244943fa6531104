import { constants } from 'node:fs';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parse, type Saved, serialize } from '../world/saved.ts';
import { claimFile } from './claim-file.ts';
import type { Sandbox } from './sandbox.ts';
import { StateFileError } from './state-file-error.ts';

interface StateFile {
  /** The file's content when it was opened; undefined for a new file. */
  readonly saved: Saved | undefined;
  /**
   * Writes the sandbox atomically: to a file beside it, which is then renamed. Throws StateFileError; the previous file
   * stays intact.
   */
  save(sandbox: Sandbox): Promise<void>;
  /** Leaves the file to the next mock. */
  close(): Promise<void>;
}

/**
 * Opens the file that keeps the default sandbox between starts. The first save creates a missing file. Throws
 * StateFileError for a damaged file, which is left untouched, for a folder without write access, and while another mock
 * has the file.
 */
export async function openStateFile(file: string): Promise<StateFile> {
  // Reported now, not when there is something to lose.
  await access(dirname(file), constants.W_OK).catch(() => {
    throw unwritable(file);
  });
  const close = await claimFile(file);
  try {
    return { ...(await openClaimed(file)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openClaimed(file: string): Promise<Omit<StateFile, 'close'>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StateFileError(`The state file ${file} cannot be read: give another one to --state`);
  });
  const saved = text === undefined ? undefined : read(file, text);
  return {
    saved,
    async save({ world, clock }) {
      const beside = `${file}.${process.pid}.tmp`;
      try {
        await writeFile(beside, serialize(world, clock.elapsed()));
        await rename(beside, file);
      } catch {
        await rm(beside, { force: true }).catch(() => undefined);
        throw unwritable(file);
      }
    },
  };
}

const unwritable = (file: string) =>
  new StateFileError(`The state file ${file} cannot be written: give another one to --state`);

function read(file: string, text: string): Saved {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StateFileError(
      `${file} is damaged. ${reason}. Move it away to begin afresh, or give another one to --state`,
    );
  }
}
