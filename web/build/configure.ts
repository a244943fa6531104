// `npm run configure -- https://api.example.com`: writes the address of the back end into a built index.html, which then
// needs no request for `/config.json`. An empty address means the same origin. It may be run again.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { escapeHtml } from './escape-html.ts';

const META = /<meta name="config"[^>]*>/;

/** The page with the configuration in it. Throws where the address is no URL of http or https, or the page is no built one. */
export function configured(html: string, apiBaseUrl: string): string {
  const protocol = URL.canParse(apiBaseUrl) ? new URL(apiBaseUrl).protocol : undefined;
  if (apiBaseUrl !== '' && protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`“${apiBaseUrl}” is no address: write it like https://api.example.com, or "" for the same origin`);
  }
  const content = escapeHtml(JSON.stringify({ apiBaseUrl }));
  const meta = `<meta name="config" content="${content}">`;
  if (META.test(html)) return html.replace(META, () => meta);
  const [before, charset, after] = html.split(/(<meta charset="utf-8" ?\/?>)/);
  if (before === undefined || charset === undefined || after === undefined)
    throw new Error('This is no index.html of the app');
  return before + charset + meta + after;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { dist: { type: 'string' } }, allowPositionals: true });
  const file = `${values.dist ?? fileURLToPath(new URL('../dist', import.meta.url))}/index.html`;
  try {
    const [apiBaseUrl] = positionals;
    if (apiBaseUrl === undefined)
      throw new Error('Usage: npm run configure -- <address of the back end> [--dist <folder>]');
    writeFileSync(file, configured(readFileSync(file, 'utf8'), apiBaseUrl));
    process.stdout.write(`${file}: ${apiBaseUrl === '' ? 'the same origin' : apiBaseUrl}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
