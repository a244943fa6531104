import { renderUnicodeCompact } from 'uqr';
import type { Plugin, ViteDevServer } from 'vite';

type Server = Pick<ViteDevServer, 'printUrls' | 'resolvedUrls'> & {
  readonly config: { readonly logger: { info(line: string): void } };
};

/** Prints the development server's network address as a QR code for a phone (`--host`). */
export function networkCode(): Plugin {
  return {
    name: 'meridian:network-code',
    apply: 'serve',
    configureServer: printNetworkCode,
  };
}

export function printNetworkCode(server: Server): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [address] = server.resolvedUrls?.network ?? [];
    if (address !== undefined) server.config.logger.info(`\n${address}\n${renderUnicodeCompact(address)}\n`);
  };
}
