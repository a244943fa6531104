import { extname } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { harOf } from '../../shared/har-of.ts';
import { type AllowedHosts, outsideAdvice } from '../http/allowed-hosts.ts';
import { readConsole } from '../installation.ts';
import { createBillDownload } from '../outside/bill-download.ts';
import { createCardPage } from '../outside/card-page.ts';
import type { Exchange } from '../sandboxes/exchanges.ts';
import { FaultError } from '../sandboxes/faults.ts';
import { DEFAULT_SANDBOX, isSandboxId, SANDBOX_COOKIE, SandboxError, sandboxIdOf } from '../sandboxes/sandbox-id.ts';
import type { Sandboxes } from '../sandboxes/sandboxes.ts';
import { ScenarioError } from '../scenarios/scenarios.ts';
import { parse, type Saved, serialize } from '../world/saved.ts';
import { changes } from './changes.ts';
import { createContractPlaces } from './contract-places.ts';
import { customerOf, tokenOf } from './customers.ts';
import { reads, stateOf } from './reads.ts';
import { BadRequestError, readJsonBody, readJsonText } from './request-body.ts';

/** The console's files, by path. */
const pages = {
  '/': 'index.html',
  '/console.css': 'console.css',
  '/console.js': 'console.js',
  '/developer-pages.css': 'developer-pages.css',
} as const;
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** The cookie in which the shop keeps its token (`R9.01`). */
const TOKEN_COOKIE = 'Admin-Token';

/** The maximum size of a control call, or of the provider page's form, in bytes. */
const MAX_BODY = 64 * 1024;
/** The largest saved world in bytes. One with 240 products has about 2 MB. */
const MAX_SAVED = 8 * 1024 * 1024;

interface ControlApiParts {
  readonly sandboxes: Sandboxes;
  /** The bundled contract; the built one by default. */
  readonly contract?: string | undefined;
  /** Whether a page asks that may not control this mock; by default none does. */
  readonly isOutside?: AllowedHosts['isOutside'] | undefined;
}

/**
 * The mock's control API under `/__mock/`: plain JSON, for tests and for the console. Also serves what stands outside a
 * back end: the card provider's page and downloads. A call concerns the sandbox named by its header `x-mock-session` or
 * its cookie. A malformed call changes nothing and is answered with 400 and `{ error }`, which names the field and what
 * is allowed. No page that a developer happens to visit can use their mock: those from outside are refused, get no CORS
 * headers, and cannot show the console in a frame; a call that changes something must be JSON, which needs a preflight.
 * Only the provider's page takes a form, from anyone who has its address.
 */
export function createControlApi(parts: ControlApiParts) {
  const { sandboxes, isOutside = () => false } = parts;
  const sandboxOf = (c: Context) => sandboxes.of(sandboxIdOf(c.req.header()));
  const api = new Hono();
  // Before the guard: the provider's page names no origin.
  api.use('/pay/*', atMost(MAX_BODY, '64 kB'));
  api.route('/pay', createCardPage(sandboxOf)).route('/exports', createBillDownload(sandboxOf));
  api.use(async (c, next) => {
    if (isOutside(c.req.header())) return c.json({ error: outsideAdvice(c.req.header('origin')) }, 403);
    c.header('content-security-policy', "frame-ancestors 'self'");
    return next();
  });
  // Before the limit for all other bodies.
  addSavedWorld(api, parts);
  api.use(atMost(MAX_BODY, '64 kB'));

  for (const [path, file] of Object.entries(pages)) {
    api.get(path, async (c) => {
      const { [file]: text } = await readConsole();
      return c.body(text, 200, {
        'content-type': `${types[extname(file)]}; charset=utf-8`,
        'cache-control': 'no-cache',
      });
    });
  }
  for (const [path, read] of Object.entries(reads))
    api.get(path, (c) =>
      c.json(read({ sandboxes, sandbox: () => sandboxOf(c), query: new URL(c.req.url).searchParams })),
    );
  for (const [path, change] of Object.entries(changes)) {
    api.post(path, async (c) => {
      const sandbox = () => sandboxOf(c);
      const freshSandbox = () => freshSandboxOf(c, sandboxes);
      await change({ sandboxes, sandbox, freshSandbox }, await readJsonBody(c.req.raw));
      return c.json(stateOf(sandboxOf(c)));
    });
  }
  api.delete('/faults', (c) => {
    sandboxOf(c).faults = [];
    return c.json(stateOf(sandboxOf(c)));
  });
  addExchanges(api, parts);
  addCookies(api, parts);

  api.notFound((c) => c.json({ error: `There is no ${c.req.method} ${c.req.path}` }, 404));
  api.onError((error, c) => {
    if (error instanceof SandboxError) return c.json({ error: error.message }, error.status);
    if (error instanceof BadRequestError || error instanceof FaultError || error instanceof ScenarioError) {
      return c.json({ error: error.message }, 400);
    }
    return c.json({ error: `The mock failed: ${error.message}` }, 500);
  });
  return api;
}

const atMost = (maxSize: number, words: string) =>
  bodyLimit({ maxSize, onError: (c) => c.json({ error: `body: at most ${words}` }, 413) });

/** For calls that restart a sandbox, even one that was evicted. */
const freshSandboxOf = (c: Context, sandboxes: Sandboxes) => {
  const id = sandboxIdOf(c.req.header());
  sandboxes.renew(id);
  return sandboxes.of(id);
};

/** The world as a file, to save and to open. */
function addSavedWorld(api: Hono, { sandboxes }: ControlApiParts): void {
  api.get('/saved', (c) => {
    const { id, world, clock } = sandboxes.of(sandboxIdOf(c.req.header()));
    c.header('content-disposition', `attachment; filename="${id}.json"`);
    return c.body(serialize(world, clock.elapsed()), 200, { 'content-type': 'application/json' });
  });
  api.post('/saved', atMost(MAX_SAVED, '8 MB'), async (c) => {
    const saved = readSaved(await readJsonText(c.req.raw));
    const sandbox = freshSandboxOf(c, sandboxes);
    sandboxes.open(sandbox, saved);
    return c.json(stateOf(sandbox));
  });
}

/** The requests with their answers: one of them, and all of a sandbox as HAR. */
function addExchanges(api: Hono, { sandboxes, contract }: ControlApiParts): void {
  const placesOf = createContractPlaces(contract);
  api.get('/log/:id', async (c) => {
    const id = c.req.param('id');
    const entry = sandboxes.of(sandboxIdOf(c.req.header())).log.find((one) => one.id === id);
    const exchange = entry && sandboxes.exchanges.find(id);
    if (!exchange) return c.json({ error: 'This call is not kept any more' }, 404);
    const places =
      entry.violations.length > 0 ? await placesOf(entry, entry.violations, exchange.answer?.text ?? 'null') : [];
    return c.json({ ...entry, violations: places, exchange });
  });
  api.get('/har', (c) => {
    const { id, log } = sandboxes.of(sandboxIdOf(c.req.header()));
    const exchanges = log.toReversed().flatMap((entry) => sandboxes.exchanges.find(entry.id) ?? []);
    c.header('content-disposition', `attachment; filename="${id}.har"`);
    return c.json(harOf(exchanges.map((exchange) => sentExchange(exchange, new URL(c.req.url).origin))));
  });
}

/** What the next page of this browser opens as: a customer, and in which sandbox. */
function addCookies(api: Hono, { sandboxes }: ControlApiParts): void {
  api.post('/visit', async (c) => {
    const { customer_id } = await readJsonBody(c.req.raw);
    const { world, clock } = sandboxes.of(sandboxIdOf(c.req.header()));
    const customer = customerOf(world, customer_id);
    const token = tokenOf(world, customer, clock.now(), c.req.header('user-agent'));
    setCookie(c, TOKEN_COOKIE, token, { path: '/', sameSite: 'Lax' });
    return c.json({ token });
  });
  api.post('/session', async (c) => {
    const { id } = await readJsonBody(c.req.raw);
    if (!isSandboxId(id)) throw new BadRequestError('id: 1 to 64 letters, digits, _ or -');
    if (id === DEFAULT_SANDBOX) deleteCookie(c, SANDBOX_COOKIE, { path: '/' });
    else setCookie(c, SANDBOX_COOKIE, id, { path: '/', sameSite: 'Lax' });
    sandboxes.renew(id);
    return c.json({ session: sandboxes.choose(id).id });
  });
}

function readSaved(text: string): Saved {
  try {
    return parse(text);
  } catch (error) {
    throw new BadRequestError(`body: ${error instanceof Error ? error.message : error}`);
  }
}

/** A call in the shape of a HAR entry. */
const sentExchange = ({ method, url, headers, body, answer, startedAt, milliseconds }: Exchange, origin: string) => ({
  request: { method, url: origin + url, headers, ...(body !== null && { body }) },
  response: answer && { status: answer.status, headers: answer.headers, body: answer.text },
  ...(answer === undefined && { failure: 'no answer' }),
  sentAt: startedAt,
  duration: milliseconds,
});
