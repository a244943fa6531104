import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { CheckId } from '../checks/check-list.ts';
import { sampleReport } from './sample-report.testing.ts';
import { renderShellTests, renderVitest } from './test-files.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server that breaks the contract until `isMended`, and refuses everybody without the token. */
let isMended = false;
const server = createServer((request, response) => {
  const data = isMended ? { list: [{ price: '129.90', id: 1 }] } : { list: [{ price: 129.9, id: '1' }] };
  const headers = isMended ? { vary: 'token' } : {};
  response.writeHead(request.headers['token'] === 'tok_1' ? (isMended ? 200 : 201) : 401, headers);
  response.end(JSON.stringify({ code: isMended ? 1 : 9999, data }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
// Inside the repository, so that the tests can resolve vitest.
await mkdir(join(repository, '.cache'), { recursive: true });
const folder = await mkdtemp(join(repository, '.cache', 'findings-'));
const sample = await sampleReport();
const [one] = sample.findings;
if (one === undefined) throw new Error('The sample has no finding');
const finding = (check: CheckId, at: string, expected: string) => ({
  ...one,
  ...{ check, at, expected, contract: `/${check}${at}`, message: `It's ${check}`, fingerprint: check + at },
  exchanges: [
    {
      ...{ operation: 'getCart', response: undefined, sentAt: 0, duration: 1 },
      request: { method: 'GET', url: 'https://shop.example/api/cart/list?q=%27', headers: { token: '[token]' } },
    },
  ],
});
const findings = [
  finding('money-as-number', '/data/list/0/price', 'a text with two decimal places, such as "129.90"'),
  finding('id-as-string', '/data/list/0/id', 'integer'),
  finding('code-undeclared', '/code', '1, 3001'),
  finding('http-status', '', '200, 401'),
  finding('header-missing', 'Vary', 'Vary'),
  finding('sql-shown', '/msg', 'a text for the customer'),
];
const report = { ...sample, findings, sources: {} };
afterAll(() => server.close());
afterAll(() => rm(folder, { recursive: true }));

const runFile = (command: string, args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], SERVER_URL: base, TOKEN: 'tok_1' };
    execFile(command, args, { env, cwd: folder }, (error, out) => resolve({ code: Number(error?.code ?? 0), out }));
  });

test.each(['curl', 'vitest'])(
  'as %s, each finding fails until it is fixed; findings without a single-call test are listed',
  async (format) => {
    const file = join(folder, format === 'curl' ? 'findings.sh' : 'findings.test.ts');
    await writeFile(file, format === 'curl' ? renderShellTests(report) : renderVitest(report));
    const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');
    const run = () =>
      format === 'curl'
        ? runFile('sh', [file])
        : runFile(process.execPath, [vitest, 'run', '--root', folder, '--reporter', 'tap-flat']);
    const failed = (out: string) => (out.match(/^(FAIL|not ok)/gm) ?? []).length;

    isMended = false;
    const broken = await run();
    expect([broken.code, failed(broken.out)], broken.out).toEqual([1, 5]);
    expect(broken.out).not.toContain('Command failed');
    expect(broken.out).toMatch(/todo.*sql-shown|sql-shown.*TODO/);
    isMended = true;
    const mended = await run();
    expect([mended.code, failed(mended.out)], mended.out).toEqual([0, 0]);
  },
);
