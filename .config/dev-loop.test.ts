import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { withEditedContract } from '../openapi/tests/fixtures/edited-contract.ts';
import { type DevLoop, startDevLoop } from './dev-loop.ts';
import { freePort } from './free-port.ts';

const data = fileURLToPath(new URL('../mock/data', import.meta.url));

/** Collects reported lines. Each wait continues after the previous one's line. */
function createReport() {
  const lines: string[] = [];
  let wake = () => undefined as unknown;
  return {
    report(line: string) {
      lines.push(line);
      wake();
    },
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        const at = lines.findIndex((line) => pattern.test(line));
        if (at >= 0) return lines.splice(at, 1)[0] ?? '';
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
      }
    },
  };
}

/** Writes without a turn of the event loop, so that the watcher never tells of half a file. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** A visitor of one sandbox. */
function createVisitor({ url }: DevLoop) {
  // Each call has its own connection: this process might not have seen yet that the mock before closed the last one.
  const headers = {
    'x-mock-session': 'aria',
    'accept-language': 'en',
    'content-type': 'application/json',
    connection: 'close',
  };
  const read = async (path: string) => (await fetch(`${url}${path}`, { headers })).json();
  return {
    read,
    keepSnapshot: () =>
      fetch(`${url}/__mock/snapshot`, { method: 'POST', headers, body: JSON.stringify({ name: 'mine' }) }),
    snapshots: async () => (await read('/__mock/state')).snapshots,
  };
}

test('while contract and mock are edited, the last valid version is served and the worlds are kept', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-loop-'));
  await cp(data, join(folder, 'data'), { recursive: true });
  vi.stubEnv('MERIDIAN_DATA', join(folder, 'data'));
  try {
    await withEditedContract([], async (contract) => {
      const { report, line } = createReport();
      // Lower than the ports that systems give to connections, and rarely that of another suite on this machine.
      const port = await freePort(22_000 + (process.pid % 1_000), 0);
      const starting = startDevLoop({ port, contract, generated: join(folder, 'generated'), report });
      // An edit while the first build is under way is built next.
      await line(/^The contract is served/);
      edit(join(contract, 'paths/cart_list.yaml'), 'What to show.', 'What to find.');
      const loop = await starting;
      if (loop === undefined) throw new Error('The mock did not start');
      try {
        const visitor = createVisitor(loop);
        await line(/^The contract is served/);
        await line(/new types/);
        await visitor.keepSnapshot();
        expect(await visitor.read('/api/cart/notes')).toMatchObject({ code: 404 });

        // A new operation that breaks the lint rules and has no handler: the mock answers its example.
        const notes = join(contract, 'paths/cart_notes.yaml');
        const list = await readFile(join(contract, 'paths/cart_list.yaml'), 'utf8');
        writeFileSync(notes, list.replace('getCart', 'jotDown').replaceAll('129.90', '7.00'));
        edit(
          join(contract, 'openapi.yaml'),
          'paths:\n',
          'paths:\n  /api/cart/notes:\n    $ref: paths/cart_notes.yaml\n',
        );
        await line(/new types.*operations\.gen\.ts/);
        const answer = { code: 1, data: { lines: [{ price: '7.00' }] } };
        // The mock may serve the contract after the types are written.
        await expect.poll(() => visitor.read('/api/cart/notes'), { timeout: 60_000 }).toMatchObject(answer);
        expect(await readFile(join(folder, 'generated/operations.gen.ts'), 'utf8')).toContain('jotDown: {');
        expect(await visitor.snapshots()).toEqual(['mine']);

        // Reports one error with its place, and serves the previous contract.
        edit(notes, 'type: object', 'type: objekt');
        expect(await line(/cart_notes/)).toMatch(
          /^openapi\/paths\/cart_notes\.yaml:17 `type` can be one of .+\(struct\)/,
        );
        expect(await visitor.read('/api/cart/notes')).toMatchObject(answer);

        // The mock's code or data, once changed, is loaded anew and continues the worlds.
        edit(join(folder, 'data/texts/en/http.json'), 'There is no call', 'Nobody knows');
        await line(/^The mock has its new code/);
        expect(await visitor.read('/api/nowhere')).toMatchObject({ msg: 'Nobody knows /api/nowhere' });
        expect(await visitor.read('/api/cart/notes')).toMatchObject(answer);
        expect(await visitor.snapshots()).toEqual(['mine']);

        // If the code does not start, the mock before it continues.
        writeFileSync(join(folder, 'data/areas.json'), '{');
        await line(/does not start.*goes on/);
        expect(await visitor.snapshots()).toEqual(['mine']);
      } finally {
        await loop.close();
      }
    });
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});
