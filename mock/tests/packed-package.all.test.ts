import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@meridian/sdk';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { startServerProcess } from '../src/stock-prism/server-process.ts';
import { createPackedProject } from './packed-project.ts';

interface Violation {
  readonly message: string;
  readonly place: string;
}

const MOST_BYTES = 20_000_000;

const packed = await createPackedProject();
afterAll(() => packed.remove());

test('[B7.09] the package is one archive without dependencies', async () => {
  expect((await stat(packed.archive)).size).toBeLessThan(MOST_BYTES);
  expect(packed.installed).toEqual(['@meridian']);
});

test('[B7.09] the installed mock serves calls and every picture it shows', async () => {
  const args = [packed.command('meridian-mock'), '--port', '0', '--quiet', '--scenario', 'frozen_wallet'];
  const mock = await startServerProcess(args, /Meridian mock: (http:\/\/\S+)/);
  try {
    let token: string | undefined;
    const client = createClient({ baseUrl: mock.url, token: () => token, language: () => 'en' });
    const body = { account: 'demo@meridian.shop', password: 'demo123456' };
    token = (await client.call('loginUser', { body })).userinfo.token;
    expect(await client.call('getUserInfo')).toMatchObject({ account: body.account, wallet_frozen: true });
    const page = (number: number) => client.call('listProducts', { query: { page: number, limit: 50 } });
    const shown = await Promise.all([1, 2, 3, 4, 5].map(page));
    const read = [client.call('getHome'), client.call('listCategories'), client.call('listOrders', {})];
    const said = JSON.stringify([shown, await Promise.all(read)]);
    const pictures = new Set(said.match(/(?<=")\/pictures\/[^"]+/g));
    expect(pictures.size).toBeGreaterThan(100);
    const statuses = await Promise.all(
      [...pictures].map(async (path) => [path, (await fetch(mock.url + path)).status]),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    const headers = { 'content-type': 'application/json', token };
    await fetch(`${mock.url}/api/order/pay`, { method: 'POST', headers, body: '{"order_ids":"all"}' });
    const { log } = await (await fetch(`${mock.url}/__mock/log`)).json();
    const { violations } = await (await fetch(`${mock.url}/__mock/log/${log[0].id}`)).json();
    // The package has the hand-written files, and names them as the repository does.
    const { place } = violations.find(({ message }: Violation) => message.includes('array'));
    const [, file, line] = /^(openapi\/\S+\.yaml):(\d+)$/.exec(place) ?? [];
    const lines = (await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')).split('\n');
    expect(lines[Number(line) - 1]).toMatch(/^\s+order_ids:$/);
    // The package has no web app: its root leads to the console.
    expect((await fetch(mock.url)).url).toBe(`${mock.url}/__mock/`);
    for (const path of [
      '/__mock/',
      '/__mock/console.js',
      '/__mock/developer-pages.css',
      '/docs/',
      '/openapi.json',
      '/films/103.mp4',
    ]) {
      expect(await fetch(mock.url + path), path).toMatchObject({ status: 200 });
    }
  } finally {
    await mock.close();
  }
});

test('[B7.09] the installed mock shows its usage', async () => {
  expect(await packed.call('meridian-mock', '--help')).toMatch(/^Usage: npx meridian-mock \[options\]$/m);
});

test('[B7.09] the README’s example does what it says, through the packed client', async () => {
  const promised = [...packed.example.matchAll(/\/\/ ([\w-]+)/g)].map(([, word]) => word);
  expect(promised).toEqual(['timeout', '1', '-1']);
  const code = ts.transpile(packed.example, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });
  expect((await packed.runModule(code)).split('\n')).toEqual([...promised, expect.stringMatching(/^\d+$/)]);
});

test('[B7.09] the example compiles in strict mode, with nothing unknown in the declarations', async () => {
  const file = join(packed.project, 'example.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  };
  await writeFile(file, packed.example);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
