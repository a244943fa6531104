// The mock of `npm run dev`, in its own process; `.config/dev-mock.ts` exchanges messages with it. It loads everything
// while the previous mock still serves, then takes over its worlds.
import { once } from 'node:events';
import type { KeptSandboxes } from './sandboxes/kept-sandboxes.ts';
import type { Mock, MockOptions } from './server.ts';
import { DataError } from './world/data/load-data.ts';

/** `takeOver` is answered with `listening`, `leave` with `left`, `readContract` with `contractRead`. */
export type ToMock =
  | { readonly ask: 'takeOver'; readonly kept?: KeptSandboxes | undefined }
  | { readonly ask: 'readContract' }
  | { readonly ask: 'leave' };

export type FromMock =
  /** The mock waits for `takeOver`. */
  | { readonly say: 'loaded' }
  | { readonly say: 'listening'; readonly url: string }
  | { readonly say: 'contractRead'; readonly problem?: string }
  | { readonly say: 'left'; readonly kept: KeptSandboxes | undefined };

export type DevMockOptions = Pick<MockOptions, 'port' | 'contract' | 'picturesFolder'>;

// Only dev-mock.ts writes to this process's command line and channel.
const options = JSON.parse(process.argv[2] ?? '{}') as DevMockOptions;
const say = (message: FromMock) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

async function takeOver(): Promise<KeptSandboxes | undefined> {
  const asked = once(process, 'message') as Promise<[ToMock]>;
  await say({ say: 'loaded' });
  const [message] = await asked;
  return message.ask === 'takeOver' ? message.kept : undefined;
}

async function answer(mock: Mock, { ask }: ToMock): Promise<void> {
  if (ask === 'readContract') {
    const problem = await mock.readContract().catch((error: unknown) => String(error));
    await say({ say: 'contractRead', ...(problem !== undefined && { problem }) });
  }
  if (ask === 'leave') {
    await mock.close();
    await say({ say: 'left', kept: mock.keep() });
    process.exit();
  }
}

// Ctrl-C reaches every process of a terminal: this process ends with its parent instead.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
try {
  const { startMock } = await import('./server.ts');
  const mock = await startMock({ ...options, takeOver });
  process.on('message', (message: ToMock) => answer(mock, message));
  await say({ say: 'listening', url: mock.url });
} catch (error) {
  process.stderr.write(error instanceof DataError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
