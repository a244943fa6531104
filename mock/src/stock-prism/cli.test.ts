import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addressOf, close, listen } from '../../shared/listening.ts';
import { startServerProcess } from './server-process.ts';

const cli = ['--conditions=@meridian/source', fileURLToPath(new URL('./cli.ts', import.meta.url))];

test('`npm run prism` serves the API at the app’s address, and ends with Prism when terminated', async () => {
  const front = await startServerProcess([...cli, '--port', '0'], /Prism with the app: (http:\/\/\S+)/);
  const [home, contract, order] = await Promise.all([
    fetch(`${front.url}/api/index/home`),
    fetch(`${front.url}/openapi.json`),
    fetch(`${front.url}/api/user/getUserInfo`),
  ]);
  expect([home.status, await home.json()]).toEqual([200, expect.objectContaining({ code: 1 })]);
  expect((await contract.json()).openapi).toMatch(/^3\./);
  // Prism's own refusal of a call without a token.
  expect(order.status).toBe(401);
  // The process ends only after Prism, whose output it reads.
  expect(await front.close()).toBe(0);
});

test('a port in use is reported in one line', async () => {
  const taken = createServer();
  await listen(taken, 0, '127.0.0.1');
  const { port } = new URL(addressOf(taken, '127.0.0.1'));
  const child = spawn(process.execPath, [...cli, '--port', port]);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  await close(taken);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^Port \d+ is in use: [^\n]+\n$/);
});
