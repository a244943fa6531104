// `npm run configure -- https://api.example.com`: writes the address of the back end into a built index.html, which
// then needs no request for `/config.json` and may connect to no other host. An empty address means the same origin.
// May be run again.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { escapeHtml } from './escape-html.ts';

const META = /<meta name="config"[^>]*>/;

interface Others {
  /** The hosts of pictures and films, besides the back end. */
  pictures?: readonly string[] | undefined;
  /** The address for error reports. */
  reports?: string | undefined;
}

/**
 * Returns the page with the configuration, and with a policy that names the back end and the other hosts of pictures
 * and films. Throws if an address is not an http or https URL, or the page is not a built one.
 */
export function configured(html: string, apiBaseUrl: string, { pictures: hosts = [], reports }: Others = {}): string {
  const backEnd = apiBaseUrl === '' ? "'self'" : `'self' ${originOf(apiBaseUrl, 'or "" for the same origin')}`;
  const pictures = [backEnd, ...hosts.map((address) => originOf(address, 'without a path'))].join(' ');
  const page = withConfig(html, { apiBaseUrl, errorReportUrl: reports });
  const connect = reports === undefined ? backEnd : `${backEnd} ${originOf(reports, 'with its path')}`;
  const sources = { connect, img: `${pictures} data: blob:`, media: pictures };
  return Object.entries(sources).reduce(
    (text, [kind, allowed]) => text.replace(new RegExp(`(; ${kind}-src) [^;"]*`), `$1 ${allowed}`),
    page,
  );
}

function originOf(address: string, advice: string): string {
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : {};
  if (origin !== undefined && (protocol === 'https:' || protocol === 'http:')) return origin;
  throw new Error(`“${address}” is not an address: write it like https://api.example.com, ${advice}`);
}

function withConfig(html: string, config: object): string {
  const content = escapeHtml(JSON.stringify(config));
  const meta = `<meta name="config" content="${content}">`;
  if (META.test(html)) return html.replace(META, () => meta);
  const [before, charset, after] = html.split(/(<meta charset="utf-8" ?\/?>)/);
  if (before === undefined || charset === undefined || after === undefined)
    throw new Error('This is not an index.html of the app');
  return before + charset + meta + after;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { dist: { type: 'string' }, pictures: { type: 'string', multiple: true }, reports: { type: 'string' } },
    allowPositionals: true,
  });
  const file = `${values.dist ?? fileURLToPath(new URL('../dist', import.meta.url))}/index.html`;
  try {
    const [apiBaseUrl] = positionals;
    if (apiBaseUrl === undefined)
      throw new Error(
        'Usage: npm run configure -- <address of the back end> [--pictures <address>] … [--reports <address>] [--dist <folder>]',
      );
    writeFileSync(file, configured(readFileSync(file, 'utf8'), apiBaseUrl, values));
    // Deltas (deltas.ts) would still make the page as it was.
    rmSync(join(dirname(file), 'deltas'), { recursive: true, force: true });
    process.stdout.write(`${file}: ${apiBaseUrl === '' ? 'the same origin' : apiBaseUrl}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
