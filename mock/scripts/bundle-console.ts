import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { ConsoleFiles } from './console-files.ts';

const folder = fileURLToPath(new URL('../console/', import.meta.url));
const style = fileURLToPath(new URL('../../openapi/scripts/developer-pages.css', import.meta.url));

/** Bundles the console for the browser: its modules and libraries in one file. */
export async function bundleConsole(): Promise<ConsoleFiles> {
  const bundled = await rolldown({
    input: `${folder}main.tsx`,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
  });
  const { output } = await bundled.generate({ minify: true, codeSplitting: false });
  await bundled.close();
  const read = (file: string) => readFile(file, 'utf8');
  return {
    'index.html': await read(`${folder}index.html`),
    'console.css': await read(`${folder}console.css`),
    'console.js': output[0].code,
    'developer-pages.css': await read(style),
  };
}
