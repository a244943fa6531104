import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { contractAdvice } from '../../shared/installation.ts';
import { pictureFolder, webAdvice } from '../installation.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { drawnFolder } from '../world/data/drawn-pictures.ts';
import { createStaticFiles, isFileName, type StaticFile } from './static-files.ts';

export interface SiteParts {
  /** The built web app; `web/dist` by default. */
  readonly webDirectory?: string;
  /** The built contract and its pages; `openapi/dist` by default. */
  readonly contractDirectory?: string;
  /** Uploaded pictures, if the mock keeps any. */
  readonly uploads?: {
    publicPicture(file: string): ReturnType<PictureStore['find']>;
    /** The picture's bytes, or the address of the world's picture to show. */
    privatePicture(file: string, search: URLSearchParams): ReturnType<PictureStore['find']> | string;
  };
  /** Makes the response for an HTTP failure: an envelope. */
  readonly refuse: (status: number, msg: string) => Response;
}

const year = 'public, max-age=31536000, immutable';
const check = 'no-cache';
const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const builtDocs = fileURLToPath(new URL('../../../openapi/dist/', import.meta.url));
const filmFolder = fileURLToPath(new URL('../../data/films/', import.meta.url));
const documents: Readonly<Record<string, string>> = {
  '/agenda': 'agenda.html',
  '/openapi.yaml': 'openapi.yaml',
  '/openapi.json': 'openapi.json',
};

/** Serves everything except the API: product pictures, uploads, the contract's pages and the web app. */
export function createSite(parts: SiteParts): Hono {
  const { webDirectory = builtWeb, contractDirectory = builtDocs, uploads, refuse } = parts;
  const site = new Hono();
  const web = createStaticFiles(webDirectory);
  const docs = createStaticFiles(contractDirectory);
  const cutOuts = createStaticFiles(pictureFolder);
  const drawn = createStaticFiles(drawnFolder);
  const pictureIn = async (file: string) => (await drawn.find(file)) ?? cutOuts.find(file);
  const films = createStaticFiles(filmFolder);

  site.get('/pictures/:file', async (c, next) => {
    const item = await pictureIn(c.req.param('file'));
    return item ? give(c, item, year) : next();
  });

  site.get('/films/:file', async (c, next) => {
    const item = await films.find(c.req.param('file'));
    return item ? giveRange(c, item) : next();
  });

  site.get('/uploads/:file', async (c, next) => {
    const file = c.req.param('file');
    const search = new URL(c.req.url).searchParams;
    const open = uploads?.publicPicture(file);
    const picture = open ?? uploads?.privatePicture(file, search);
    if (picture === undefined) return next();
    const cached = open ? year : 'private, max-age=60';
    const item = typeof picture === 'string' ? await pictureIn(picture.slice('/pictures/'.length)) : undefined;
    if (item) return give(c, item, cached);
    if (typeof picture === 'string') return next();
    const { bytes, mediaType: type } = picture;
    return give(c, { bytes, type, etag: `"${file}"` }, cached, { 'x-content-type-options': 'nosniff' });
  });

  for (const [path, file] of Object.entries(documents)) {
    site.get(path, async (c) => {
      const item = await docs.find(file);
      return item ? give(c, item, check) : refuse(404, `${path} is not built: ${contractAdvice}`);
    });
  }

  // The page's files are relative to it, so its address needs the slash.
  site.get('/docs', (c) => c.redirect('/docs/'));
  site.get('/docs/*', async (c) => {
    const item = await docs.find(`reference/${c.req.path.slice('/docs/'.length) || 'index.html'}`);
    return item ? give(c, item, check) : refuse(404, `${c.req.path.slice(0, 200)} is not built: ${contractAdvice}`);
  });

  site.get('*', async (c, next) => {
    const path = c.req.path.slice(1);
    const wanted = path === '' ? 'index.html' : path;
    const item = (await web.find(wanted)) ?? (isPage(c.req) ? await web.find('index.html') : undefined);
    if (item === undefined && path === '') return refuse(404, webAdvice);
    if (item === undefined) return next();
    // Names under assets/ contain a content hash; all other names stay when the file changes.
    const headers = headersFor(c.req.path, await web.find('_headers'));
    return give(c, item, wanted.startsWith('assets/') ? year : check, headers);
  });
  return site;
}

/**
 * History mode (R2.02): as on any static host, an address that is not reserved and not a file belongs to the app,
 * whatever the client accepts.
 */
function isPage({ path }: Context['req']): boolean {
  return (
    !/^\/(?:api|assets|pictures|films|uploads|docs|agenda|openapi\.\w+|__mock)(?:\/|$)/.test(path) && !isFileName(path)
  );
}

/**
 * The headers that the build's `_headers` file (in the format of Netlify and Cloudflare) sets for a path. A rule's path
 * ends with `*` or matches exactly.
 */
function headersFor(path: string, file: StaticFile | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMeant = false;
  for (const line of file?.bytes.toString('utf8').split('\n') ?? []) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = line.trim();
    if (name === undefined || value === undefined)
      isMeant = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    else if (isMeant) headers[name.toLowerCase()] = value;
  }
  return headers;
}

/** A film, or the byte range that a player requests (contract: ProductVideo). */
function giveRange(c: Context, item: StaticFile): Response {
  const [, first, last = ''] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (first === undefined) return give(c, item, year, { 'accept-ranges': 'bytes' });
  const { length } = item.bytes;
  const from = Number(first);
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (from > to) return c.body(null, 416, { 'content-range': `bytes */${length}` });
  return c.body(item.bytes.subarray(from, to + 1), 206, {
    etag: item.etag,
    'cache-control': year,
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${to}/${length}`,
    'content-type': item.type,
  });
}

function give(c: Context, item: StaticFile, cacheControl: string, more: Record<string, string> = {}): Response {
  const headers = {
    etag: item.etag,
    'cache-control': cacheControl,
    ...(item.gzip && { vary: 'accept-encoding' }),
    ...more,
  };
  if (c.req.header('if-none-match')?.includes(item.etag)) return c.body(null, 304, headers);
  const zipped = item.gzip && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '') ? item.gzip : undefined;
  return c.body(zipped ?? item.bytes, 200, {
    ...headers,
    'content-type': item.type,
    ...(zipped && { 'content-encoding': 'gzip' }),
  });
}
