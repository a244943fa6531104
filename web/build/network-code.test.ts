import { expect, test } from 'vitest';
import { printNetworkCode } from './network-code.ts';

/** The output of a development server with these network addresses. */
function printed(network: string[]): string[] {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const server = {
    resolvedUrls: { local: ['http://localhost:5173/'], network },
    config: { logger: { info: print } },
    printUrls: () => print('addresses'),
  };
  printNetworkCode(server);
  server.printUrls();
  return lines;
}

test('the address in the local network comes below the other addresses, with its QR code', () => {
  const [first, code = '', ...others] = printed(['http://192.0.2.7:5173/', 'http://198.51.100.7:5173/']);
  expect([first, others]).toEqual(['addresses', []]);
  expect(code).toContain('http://192.0.2.7:5173/\n');
  expect(code).toMatch(/(?:[█▀▄ ]{21,}\n){11,}/);
});

test('without an address in the local network, there is no QR code', () => {
  expect(printed([])).toEqual(['addresses']);
});
