import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the cut-outs (@lobehub/fluent-emoji-3d): one 256-px webp per emoji code. */
const pictureFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** The address under which the mock serves a cut-out, for example `/pictures/1f3a7.webp`. */
export const picture = (code: string): string => `/pictures/${code}.webp`;

let served: Set<string> | undefined;

/** Whether an address can be served: a cut-out that exists, or a well-formed upload. */
export const pictureExists = (address: string): boolean => {
  served ??= new Set(readdirSync(pictureFolder).map((file) => `/pictures/${file}`));
  return served.has(address) || /^\/uploads\/[A-Za-z0-9_-]+\.(webp|png|jpe?g)$/.test(address);
};
