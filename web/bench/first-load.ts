// `node bench/first-load.ts` after a build: what /home loads before it is complete, in kilobytes of gzip, beside the
// floor: a page with nothing but react-dom, the router and the query library, built by the same vite.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const weigh = (content: string | Uint8Array) => gzipSync(content).length;

// What the first visit to /home loads beside what index.html names: the screen, and one language.
const parts = ['src/routes/home.tsx?tsr-split=component', 'src/locales/zh-CN/messages.po'];
const page = await readFile(at('../dist/index.html'), 'utf8');

async function homeFiles(): Promise<Set<string>> {
  const manifest: Manifest = JSON.parse(await readFile(at('../dist/.vite/manifest.json'), 'utf8'));
  const files = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => String(file)));
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  parts.forEach(visit);
  return files;
}

async function floorWeight(): Promise<number> {
  const result = await build({
    configFile: false,
    root: at('./floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, modulePreload: false },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return chunks.reduce((sum, { code }) => sum + weigh(code), 0);
}

const rows: [string, number][] = [];
for (const file of await homeFiles()) rows.push([file, weigh(await readFile(at(`../dist/${file}`)))]);
rows.sort((a, b) => b[1] - a[1]);
const sum = (test: RegExp) => rows.reduce((total, [file, bytes]) => (test.test(file) ? total + bytes : total), 0);

const lines = [
  'First load of /home, gzip',
  ...rows.map(([file, bytes]) => `${kilobytes(bytes)}  ${file}`),
  `${kilobytes(sum(/\.js$/))}  JavaScript`,
  `${kilobytes(sum(/\.css$/))}  CSS`,
  `${kilobytes(weigh(page))}  index.html with the shell`,
  `${kilobytes(await floorWeight())}  the floor: react-dom, router and query alone`,
];
process.stdout.write(`${lines.join('\n')}\n`);
