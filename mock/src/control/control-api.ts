import { extname } from 'node:path';
import { operations } from '@meridian/sdk';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { harOf } from '../../shared/har-of.ts';
import { type AllowedHosts, outsideAdvice } from '../http/allowed-hosts.ts';
import { hasShop, readConsole } from '../installation.ts';
import { createBillDownload } from '../outside/bill-download.ts';
import { createCardPage } from '../outside/card-page.ts';
import type { Exchange } from '../sandboxes/exchanges.ts';
import { FaultError, faultKinds, readFault } from '../sandboxes/faults.ts';
import { DEFAULT_SANDBOX, isSandboxId, SANDBOX_COOKIE, SandboxError, sandboxIdOf } from '../sandboxes/sandbox-id.ts';
import type { Sandboxes } from '../sandboxes/sandboxes.ts';
import { ScenarioError, scenarioGroups } from '../scenarios/scenarios.ts';
import { parse, type Saved, serialize } from '../world/saved.ts';
import { createContractPlaces } from './contract-places.ts';
import { customerOf, customersOf, tokenOf } from './customers.ts';
import { editableOf, worldEdits } from './edit-world.ts';
import { outboxOf } from './outbox.ts';
import { passTime } from './pass-time.ts';
import {
  BadRequestError,
  type JsonBody,
  policyChoices,
  readDuration,
  readJsonBody,
  readJsonText,
  readPolicy,
} from './request-body.ts';

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
export function createControlApi({ sandboxes, contract, isOutside = () => false }: ControlApiParts) {
  const placesOf = createContractPlaces(contract);
  const api = new Hono();
  const atMost = (maxSize: number, words: string) =>
    bodyLimit({ maxSize, onError: (c) => c.json({ error: `body: at most ${words}` }, 413) });
  const sandboxOf = (c: Context) => sandboxes.of(sandboxIdOf(c.req.header()));
  /** For calls that restart a sandbox, even one that was evicted. */
  const freshSandboxOf = (c: Context) => {
    sandboxes.renew(sandboxIdOf(c.req.header()));
    return sandboxOf(c);
  };
  /** Registers a call that changes something and answers with the resulting state. */
  const change = (path: string, act: (c: Context, body: JsonBody) => void | Promise<void>) =>
    api.post(path, async (c) => {
      await act(c, await readJsonBody(c.req.raw));
      return c.json(stateOf(c));
    });

  const stateOf = (c: Context) => {
    const { id, clock, world, scenario, faults, snapshots, log } = sandboxOf(c);
    return {
      session: id,
      now: new Date(clock.now()).toISOString(),
      scenario,
      policy: world.policy,
      policyChoices,
      faults,
      snapshots: [...snapshots.keys()],
      scenarios: Object.entries(scenarioGroups).flatMap(([group, members]) =>
        members.map(({ name, description }) => ({ name, group, description })),
      ),
      faultKinds,
      operations: Object.keys(operations),
      hasShop,
      log: log.slice(0, 50),
    };
  };

  // Before the guard: the provider's page names no origin.
  api.use('/pay/*', atMost(MAX_BODY, '64 kB'));
  api.route('/pay', createCardPage(sandboxOf)).route('/exports', createBillDownload(sandboxOf));
  api.use(async (c, next) => {
    if (isOutside(c.req.header())) return c.json({ error: outsideAdvice(c.req.header('origin')) }, 403);
    c.header('content-security-policy', "frame-ancestors 'self'");
    return next();
  });

  // Before the limit for all other bodies.
  api.get('/saved', (c) => {
    const { id, world, clock } = sandboxOf(c);
    c.header('content-disposition', `attachment; filename="${id}.json"`);
    return c.body(serialize(world, clock.elapsed()), 200, { 'content-type': 'application/json' });
  });
  api.post('/saved', atMost(MAX_SAVED, '8 MB'), async (c) => {
    const saved = readSaved(await readJsonText(c.req.raw));
    sandboxes.open(freshSandboxOf(c), saved);
    return c.json(stateOf(c));
  });
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
  api.get('/state', (c) => c.json(stateOf(c)));
  api.get('/outbox', (c) => c.json({ outbox: outboxOf(sandboxOf(c).world) }));
  api.get('/log', (c) => c.json({ log: sandboxOf(c).log }));
  api.get('/log/:id', async (c) => {
    const id = c.req.param('id');
    const entry = sandboxOf(c).log.find((one) => one.id === id);
    const exchange = entry && sandboxes.exchanges.find(id);
    if (!exchange) return c.json({ error: 'This call is not kept any more' }, 404);
    const places =
      entry.violations.length > 0 ? await placesOf(entry, entry.violations, exchange.answer?.text ?? 'null') : [];
    return c.json({ ...entry, violations: places, exchange });
  });
  api.get('/har', (c) => {
    const { id, log } = sandboxOf(c);
    const exchanges = log.toReversed().flatMap((entry) => sandboxes.exchanges.find(entry.id) ?? []);
    c.header('content-disposition', `attachment; filename="${id}.har"`);
    return c.json(harOf(exchanges.map((exchange) => sentExchange(exchange, new URL(c.req.url).origin))));
  });
  api.get('/sandboxes', (c) =>
    c.json({
      sandboxes: sandboxes.list().map(({ id, scenario, clock, log }) => ({
        id,
        scenario,
        now: new Date(clock.now()).toISOString(),
        calls: log.length,
      })),
    }),
  );
  api.get('/customers', (c) => {
    const { world, clock } = sandboxOf(c);
    return c.json({ customers: customersOf(world, clock.now()) });
  });
  api.get('/world', (c) => c.json(editableOf(sandboxOf(c).world, c.req.query('words') ?? '')));
  for (const [kind, edit] of Object.entries(worldEdits))
    change(`/world/${kind}`, (c, body) => edit(sandboxOf(c), body));

  change('/reset', (c) => sandboxes.reset(freshSandboxOf(c)));
  change('/scenario', (c, { name }) => {
    if (typeof name !== 'string') throw new BadRequestError('name: the name of a scenario');
    sandboxes.reset(freshSandboxOf(c), name);
  });
  change('/snapshot', (c, { name }) => sandboxes.snapshot(sandboxOf(c), nameOf(name)));
  change('/restore', (c, { name }) => {
    if (!sandboxes.restore(sandboxOf(c), nameOf(name))) throw new BadRequestError('name: there is no such snapshot');
  });
  change('/advance', (c, body) => passTime(sandboxOf(c), readDuration(body)));
  change('/policy', (c, body) => {
    Object.assign(sandboxOf(c).world.policy, readPolicy(body));
  });
  change('/faults', (c, body) => {
    sandboxOf(c).faults.push(readFault(body));
  });
  api.delete('/faults', (c) => {
    sandboxOf(c).faults = [];
    return c.json(stateOf(c));
  });
  // Matched by content, not by index: used-up faults leave the list in the meantime.
  change('/faults/end', (c, body) => {
    const { kind, on, ms, spread } = readFault(body);
    const sandbox = sandboxOf(c);
    const index = sandbox.faults.findIndex(
      (one) => one.kind === kind && one.on === on && one.ms === ms && one.spread === spread,
    );
    sandbox.faults = sandbox.faults.filter((_, place) => place !== index);
  });
  // The shop keeps its session in a cookie: the next page opens as this customer.
  api.post('/visit', async (c) => {
    const { customer_id } = await readJsonBody(c.req.raw);
    const { world, clock } = sandboxOf(c);
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

function readSaved(text: string): Saved {
  try {
    return parse(text);
  } catch (error) {
    throw new BadRequestError(`body: ${error instanceof Error ? error.message : error}`);
  }
}

function nameOf(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  if (isSandboxId(name)) return name;
  throw new BadRequestError('name: 1 to 64 letters, digits, _ or -');
}

/** A call in the shape of a HAR entry. */
const sentExchange = ({ method, url, headers, body, answer, startedAt, milliseconds }: Exchange, origin: string) => ({
  request: { method, url: origin + url, headers, ...(body !== null && { body }) },
  response: answer && { status: answer.status, headers: answer.headers, body: answer.text },
  ...(answer === undefined && { failure: 'no answer' }),
  sentAt: startedAt,
  duration: milliseconds,
});
