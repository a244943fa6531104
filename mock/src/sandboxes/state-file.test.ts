import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@meridian/sdk';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startMockProcess } from '../../tests/harness/mock-process.ts';
import { runInProcess } from '../../tests/harness/run-in-process.ts';
import { startMock } from '../server.ts';
import { parse } from '../world/saved.ts';
import { createWorld } from '../world/seed/create-world.ts';
import { DEFAULT_SANDBOX } from './sandbox-id.ts';
import { createSandboxes } from './sandboxes.ts';
import { openStateFile } from './state-file.ts';

const seed = createWorld({ products: 6 });
const emoji = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'));
const webp = await readFile(join(emoji, 'assets', '1f3a7.webp'));

const directory = await mkdtemp(join(tmpdir(), 'meridian-state-'));
afterAll(() => rm(directory, { recursive: true }));

const start = (stateFile: string) => startMock({ port: 0, products: 6, stateFile });
const startProcess = (file: string) => startMockProcess('--products', '6', '--state', file);

/** A signed-in client of a mock. */
async function visit(baseUrl: string) {
  let token: string | undefined;
  const client = createClient({ baseUrl, token: () => token, language: () => 'en' });
  const body = { account: 'demo@meridian.shop', password: 'demo123456' };
  token = (await client.call('loginUser', { body })).userinfo.token;
  const likes = async () => (await client.call('getProduct', { query: { product_id: 102 } })).liked;
  const like = () => client.call('likeProduct', { body: { product_id: 102, liked: true } });
  const picture = () => client.call('uploadFile', { body: { file: new File([webp], 'box.webp') } });
  const review = (upload_id: string) => {
    const scores = { product_score: 5, service_score: 5, postage_score: 5 };
    const words = { content: 'Fine', pictures: [upload_id], anonymous: false };
    return client.call('createReview', {
      body: { idempotency_key: crypto.randomUUID(), order_item_id: 90051, ...scores, ...words },
    });
  };
  return { likes, like, picture, review };
}

describe('the state is saved', () => {
  test('across a restart, with its clock and uploads', async () => {
    const file = join(directory, 'restart.json');
    const first = await start(file);
    const before = await visit(first.url);
    expect(await before.likes()).toBe(false);
    await before.like();
    const { upload_id } = await before.picture();
    const {
      pictures: [picture],
    } = await before.review(upload_id);
    await fetch(`${first.url}/__mock/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"days": 2}',
    });
    await first.close();

    const second = await start(file);
    expect(await (await visit(second.url)).likes()).toBe(true);
    const state = await (await fetch(`${second.url}/__mock/state`)).json();
    expect(state).toMatchObject({ now: expect.stringMatching(/^2026-11-22T10:0/) });
    expect((await fetch(second.url + picture)).headers.get('content-type')).toBe('image/webp');
    await second.close();
  });

  test('within a second of each change, even if the mock is killed', async () => {
    const file = join(directory, 'killed.json');
    const first = await startProcess(file);
    await (await visit(first.url)).like();
    // Signing in has been saved too, perhaps before the change.
    const liked = async () =>
      parse(await readFile(file, 'utf8'))
        .world.customers.get(1)
        ?.likes.map(({ productId }) => productId);
    await vi.waitFor(async () => expect(await liked()).toContain(102), { timeout: 10_000 });
    await first.kill();

    const second = await start(file);
    expect(await (await visit(second.url)).likes()).toBe(true);
    await second.close();
  });

  test('atomically: every read of the file finds a whole world', async () => {
    const file = join(directory, 'whole.json');
    const sandbox = createSandboxes({ seed }).of(DEFAULT_SANDBOX);
    const { save, close } = await openStateFile(file);
    await save(sandbox);
    let saving = true;
    let looks = 0;
    const looking = (async () => {
      try {
        for (; saving; looks += 1) parse(await readFile(file, 'utf8'));
      } finally {
        saving = false;
      }
    })();
    for (let round = 0; saving && (round < 5 || looks < 5); round += 1) await save(sandbox);
    saving = false;
    await looking;
    expect((await readdir(directory)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await close();
  });
});

describe('a state file belongs to one mock at a time', () => {
  test('a second mock with the same file says so and stops, in another process or in this one', async () => {
    const file = join(directory, 'shared.json');
    const first = await startProcess(file);
    const { code, out, err } = await runInProcess('--port', '0', '--state', file);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^The state file \S+shared\.json is in use by process \d+: end that mock, [^\n]+\n$/);
    await first.close();
    const second = await start(file);
    await expect(start(file)).rejects.toThrow(`is in use by process ${process.pid}`);
    await second.close();
    await (await start(file)).close();
  });

  test('what an ended process has left is taken over, also if this one has got its number', async () => {
    const file = join(directory, 'left.json');
    const first = await startProcess(file);
    await first.kill();
    expect(await readdir(directory)).toContain('left.json.lock');
    await (await start(file)).close();
    for (const left of [String(process.pid), '', 'nonsense']) {
      await writeFile(`${file}.lock`, left);
      await (await start(file)).close();
    }
    expect(await readdir(directory)).not.toContain('left.json.lock');
  });

  test('a mock that cannot listen leaves it to the next', async () => {
    const file = join(directory, 'taken-port.json');
    const first = await startMock({ port: 0, products: 6 });
    const port = Number(new URL(first.url).port);
    await expect(startMock({ port, products: 6, stateFile: file })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await (await start(file)).close();
    await first.close();
  });
});

test('a state that cannot be saved at the end makes the process exit with 2', async () => {
  const away = join(directory, 'away');
  await mkdir(away);
  const mock = await startProcess(join(away, 'state.json'));
  await rm(away, { recursive: true });
  expect(await mock.close()).toBe(2);
});
