// The worker of the edge in a process of its own: it reads the SDK's sources. Takes startEdge's arguments as JSON, and writes
// the address on one line when it listens.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import worker from '../edge/worker.ts';
import { listening } from './fixtures/listening.ts';

const { target, more } = JSON.parse(process.argv[2] ?? '{}');

const fetchAsset = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('host');
  // A file that `fetch` has unpacked would go out with the headers of the packed one.
  headers.set('accept-encoding', 'identity');
  return fetch(target + pathname + search, { headers });
};
const environment = { API_BASE_URL: target, ASSETS: { fetch: fetchAsset }, ...more };

const edge = await listening(createServer(getRequestListener((request) => worker.fetch(request, environment))));
// The other end of stdin closes with whoever started this, however that one ends.
process.stdin.resume().once('end', () => void edge.close());
process.stdout.write(`${edge.url}\n`);
