// `node web/build/dev-server.ts <port> [<host>]`, of `npm run dev`: Vite's development server, whose address in the local
// network comes with a QR code. An empty host is all addresses of this computer.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { networkCode } from './network-code.ts';

const [port, host] = process.argv.slice(2);
const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: { port: Number(port), host: host === '' ? true : host },
});
await server.listen();
server.printUrls();
server.config.logger.info(networkCode(server.resolvedUrls?.network ?? []));
server.bindCLIShortcuts({ print: true });
