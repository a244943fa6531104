import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtContract } from '../../shared/contract-file.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * Stock Prism with the bundled contract: the independent second opinion. It reads a copy, because it watches its
 * document and restarts on another port after every contract build.
 */
export function startPrismProcess(): Promise<ServerProcess> {
  return startPrism((document) => ['mock', document]);
}

/** Stock Prism as a proxy in front of a server. It answers contract violations with its own error (`--errors`). */
export function startPrismProxy(upstream: string): Promise<ServerProcess> {
  return startPrism((document) => ['proxy', document, upstream, '--errors']);
}

async function startPrism(args: (document: string) => readonly string[]): Promise<ServerProcess> {
  const require = createRequire(import.meta.url);
  const cli = require.resolve('@stoplight/prism-cli');
  const directory = await mkdtemp(join(tmpdir(), 'meridian-prism-'));
  const copy = join(directory, 'openapi.yaml');
  await copyFile(builtContract.replace(/json$/, 'yaml'), copy);
  const program = await startServerProcess([cli, ...args(copy), '--port', '0'], /Prism is listening on (http:\/\/\S+)/);
  const close = () => program.close().finally(() => rm(directory, { recursive: true, force: true }));
  return { ...program, close };
}
