import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runInProcess } from '../../tests/harness/run-in-process.ts';
import { serialize } from '../world/saved.ts';
import { createWorld } from '../world/seed/create-world.ts';
import { openStateFile } from './state-file.ts';
import { StateFileError } from './state-file-error.ts';

const directory = await mkdtemp(join(tmpdir(), 'meridian-damaged-'));
afterAll(() => rm(directory, { recursive: true }));

const whole = serialize(createWorld({ products: 6 }));
const damages: Record<string, string> = {
  'cut in half': whole.slice(0, whole.length / 2),
  empty: '',
  'of something else': '{"name": "a package"}',
  'of a later version': whole.replace(/"version":\d+/, '"version":99'),
  'with a bill that was changed': whole.replace(/"balanceAfter":(\d+)/, '"balanceAfter":1$1'),
  'with a field that is missing': whole.replace('"walletFrozen":false,', ''),
};

describe('a damaged state file is refused and left unchanged', () => {
  test.each(Object.entries(damages))('a file %s', async (name, damaged) => {
    const file = join(directory, `${name}.json`);
    await writeFile(file, damaged);
    await expect(openStateFile(file)).rejects.toThrow(StateFileError);
    await expect(openStateFile(file)).rejects.toThrow(/^[^\n]+ is damaged\. [^\n]+ give another one to --state$/);
    expect(await readFile(file, 'utf8')).toBe(damaged);
  });

  test('the command reports it in one line and exits with 2', async () => {
    const file = join(directory, 'damaged.json');
    const damaged = Buffer.from([...Buffer.from(whole.slice(0, 5000)), 0xff, 0x00]);
    await writeFile(file, damaged);
    expect(await runInProcess('--port', '0', '--state', file)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^[^\n]+\n$/),
    });
    expect(await readFile(file)).toEqual(damaged);
  });

  test.each(['nowhere/state.json', '.'])('a path that cannot be a state file is reported too: %s', async (place) => {
    const { code, err } = await runInProcess('--port', '0', '--state', join(directory, place));
    expect(code).toBe(2);
    expect(err).toMatch(/^The state file \S+ cannot be (read|written): give another one to --state\n$/);
  });
});
