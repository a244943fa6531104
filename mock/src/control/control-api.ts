import { readFile } from 'node:fs/promises';
import { operations } from '@meridian/sdk';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { createBillDownload } from '../outside/bill-download.ts';
import { createCardPage } from '../outside/card-page.ts';
import { FaultError, faultKinds, readFault } from '../sandboxes/faults.ts';
import { DEFAULT_SANDBOX, isSandboxId, SANDBOX_COOKIE, SandboxError, sandboxIdOf } from '../sandboxes/sandbox-id.ts';
import type { Sandboxes } from '../sandboxes/sandboxes.ts';
import { ScenarioError, scenarios } from '../scenarios/scenarios.ts';
import { outboxOf } from './outbox.ts';
import { passTime } from './pass-time.ts';
import { BadRequestError, type JsonBody, readDuration, readJsonBody, readPolicy } from './request-body.ts';

/** The largest control call, or form of the provider's page, in bytes. */
const MAX_BODY = 64 * 1024;

const page = { 'page.html': 'text/html', 'page.css': 'text/css', 'page.js': 'text/javascript' } as const;

/**
 * The mock's control interface under `/__mock/`: plain JSON, for tests and for the page that serves a
 * person; beside it, what stands outside a back end: the card provider's page and downloads. Every call concerns the
 * sandbox that its header `x-mock-session` or its cookie names. A malformed call is answered with 400 and `{ error }`,
 * which names the field and what is allowed, and changes nothing. Other sites get no CORS headers here, and a call that
 * changes something must be JSON, which a browser asks them for first: so no page that a developer happens to visit can
 * reset their mock. The provider's page alone takes a form, from whoever has its address.
 */
export function createControlApi(sandboxes: Sandboxes) {
  const api = new Hono();
  api.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.json({ error: 'body: at most 64 kB' }, 413) }));
  const sandboxOf = (c: Context) => sandboxes.of(sandboxIdOf(c.req.header()));
  /** For calls that start a sandbox afresh, also one that has given way to others. */
  const freshSandboxOf = (c: Context) => {
    sandboxes.renew(sandboxIdOf(c.req.header()));
    return sandboxOf(c);
  };
  /** A call that changes something and answers with the state it led to. */
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
      faults,
      snapshots: [...snapshots.keys()],
      scenarios: scenarios.map(({ name, description }) => ({ name, description })),
      faultKinds,
      operations: Object.keys(operations),
      log: log.slice(0, 50),
    };
  };

  for (const [file, type] of Object.entries(page)) {
    const path = file === 'page.html' ? '/' : `/${file}`;
    api.get(path, async (c) => {
      const bytes = await readFile(new URL(file, import.meta.url));
      return c.body(bytes, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
    });
  }
  api.route('/pay', createCardPage(sandboxOf)).route('/exports', createBillDownload(sandboxOf));
  api.get('/state', (c) => c.json(stateOf(c)));
  api.get('/outbox', (c) => c.json({ outbox: outboxOf(sandboxOf(c).world) }));
  api.get('/log', (c) => c.json({ log: sandboxOf(c).log }));

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
  api.post('/session', async (c) => {
    const { id } = await readJsonBody(c.req.raw);
    if (!isSandboxId(id)) throw new BadRequestError('id: 1 to 64 letters, digits, _ or -');
    if (id === DEFAULT_SANDBOX) deleteCookie(c, SANDBOX_COOKIE, { path: '/' });
    else setCookie(c, SANDBOX_COOKIE, id, { path: '/', sameSite: 'Lax' });
    sandboxes.renew(id);
    return c.json({ session: sandboxes.of(id).id });
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

function nameOf(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  if (isSandboxId(name)) return name;
  throw new BadRequestError('name: 1 to 64 letters, digits, _ or -');
}
