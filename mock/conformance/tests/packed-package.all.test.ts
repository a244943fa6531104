import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMock } from '../../src/server.ts';
import { createProject } from '../../tests/packed-project.ts';

let packed: Awaited<ReturnType<typeof createProject>>;
beforeAll(async () => {
  packed = await createProject();
  await packed.install(await packed.pack('mock/conformance'), '--offline');
});
afterAll(() => packed?.remove());

test('[B7.09] the package has no dependencies', async () => {
  expect(await packed.installed()).toEqual(['@meridian']);
});

test.each([
  [['--help'], /^npx meridian-conformance proxy --help /m],
  [['run', '--help'], /^Usage: npx meridian-conformance run <address> --account/m],
  [['proxy', '--help'], /^Usage: npx meridian-conformance proxy <address>/m],
])('[B7.09] meridian-conformance %j prints its usage', async (args, line) => {
  expect(await packed.call('meridian-conformance', ...args)).toMatch(line);
});

test('[B7.09] the installed run checks a server against the packaged contract', async () => {
  const mock = await startMock({ port: 0 });
  vi.stubEnv('MERIDIAN_PASSWORD', 'demo123456');
  const args = ['run', mock.url, '--account', 'demo@meridian.shop', '--only', 'getConfig'];
  try {
    expect(await packed.call('meridian-conformance', ...args)).toMatch(/✓ Conforms/);
  } finally {
    vi.unstubAllEnvs();
    await mock.close();
  }
});
