import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { addressOf, close, listen } from '../../shared/listening.ts';
import { createPages } from '../pages.ts';
import { startPrismProcess } from './prism-process.ts';

export interface PrismFrontOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The built web app; `web/dist` by default. */
  readonly webDirectory?: string;
}

export interface PrismFront {
  /** The single address, without a trailing slash. */
  readonly url: string;
  /** Stops listening and ends Prism. */
  close(): Promise<void>;
  /** Settles when Prism ends, even by itself. */
  readonly prismEnded: Promise<void>;
}

/**
 * Serves the contract with Prism's own command, and the app at the same address, where it expects its back end. Throws
 * Node's error if it cannot listen on the address.
 */
export async function startPrismFront({ port, host, webDirectory }: PrismFrontOptions): Promise<PrismFront> {
  const agent = new Agent({ keepAlive: true });
  const pages = createPages(webDirectory === undefined ? {} : { webDirectory });
  const site = getRequestListener(pages.fetch, { hostname: 'localhost', overrideGlobalObjects: false });
  // Listens before Prism is ready, which takes seconds: a port in use is reported at once.
  let begin: (url: string) => void = () => undefined;
  const prismUrl = new Promise<string>((resolve) => {
    begin = resolve;
  });
  const server = createServer((incoming, outgoing) => {
    if (!incoming.url?.startsWith('/api/')) void site(incoming, outgoing);
    else void prismUrl.then((url) => passOn(url, agent, incoming, outgoing));
  });
  await listen(server, port, host);
  const program = await startPrismProcess().catch(async (error: unknown) => {
    await close(server);
    throw error;
  });
  begin(program.url);
  const end = async () => {
    await Promise.all([close(server), program.close()]);
    agent.destroy();
  };
  return { url: addressOf(server, host), close: end, prismEnded: program.ended };
}

function passOn(url: string, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming;
  const asked = request(`${url}${incoming.url}`, { method, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.once('error', () => outgoing.destroy());
  outgoing.once('close', () => asked.destroy());
  incoming.pipe(asked);
}
