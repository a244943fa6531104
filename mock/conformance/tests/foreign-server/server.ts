import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { fail, Problem, type Words } from './answers.ts';
import type { Call, Route } from './call.ts';
import { type Database, openDatabase } from './database.ts';
import { parseBody, readQuery } from './input.ts';
import type { Makes, Mistake } from './mistakes.ts';
import { addresses } from './routes/addresses.ts';
import { cart } from './routes/cart.ts';
import { catalogue } from './routes/catalogue.ts';
import { likes } from './routes/likes.ts';
import { platform } from './routes/platform.ts';
import { session } from './routes/session.ts';

export interface ForeignServer {
  readonly url: string;
  close(): Promise<void>;
}

/** How late its answers are, and the smallest step of its clock, in milliseconds. */
export interface Pace {
  readonly late?: number;
  readonly tick?: number;
}

/** The customers, each with a password. */
export const CUSTOMERS = [
  { account: 'anna@example.com', password: 'Anna-secret-1' },
  { account: 'ben@example.com', password: 'Ben-secret-1' },
] as const;

const routesOf = (makes: Makes): Readonly<Record<string, Route>> => ({
  ...session,
  ...addresses(makes),
  ...catalogue(makes),
  ...likes(makes),
  ...cart,
  ...platform(),
});

/** The paths of the contract that the server has; the others answer 404. */
export const PATHS = Object.keys(routesOf(() => false));

/**
 * Starts a back end independent of the mock: Hono and SQLite, with part of the contract, as written by a team that is
 * new to it, and with the given mistakes switched on.
 */
export async function startForeignServer(
  made: readonly Mistake[] = [],
  port = 0,
  { late = 0, tick = 1 }: Pace = {},
): Promise<ForeignServer> {
  const makes: Makes = (mistake) => made.includes(mistake);
  const db = openDatabase();
  const routes = routesOf(makes);
  const app = new Hono();
  app.all('*', async (c) => {
    try {
      await wait(late);
      const now = Math.floor(Date.now() / tick) * tick;
      const data = await answer(c, { db, makes, routes, now });
      return send(c, makes, 200, ['Done', '成功'], { code: 1, data });
    } catch (error) {
      return sendProblem(c, makes, error);
    }
  });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          db.close();
          closed();
        });
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

interface Parts {
  readonly db: Database;
  readonly makes: Makes;
  readonly routes: Readonly<Record<string, Route>>;
  readonly now: number;
}

/** Checks path, method, token, body, fields and business rules in the contract's order. */
async function answer(c: Context, { db, makes, routes, now }: Parts): Promise<unknown> {
  const { pathname, searchParams } = new URL(c.req.url);
  const found = Object.hasOwn(routes, pathname) ? routes[pathname] : undefined;
  if (!found) throw fail(404, ['There is no such call', '接口不存在']);
  if (c.req.method !== found.method) throw fail(405, ['The call does not take this method', '请求方法不正确']);
  const token = c.req.header('token') ?? (makes('token-in-query') ? searchParams.get('token') : undefined) ?? undefined;
  const user = found.login === 'none' ? 0 : userOf(db, token, now);
  if (user === undefined || (found.login === 'required' && user === 0))
    throw fail(401, ['Please log in first', '请先登录']);
  const body = found.body && parseBody(await bytesOf(c), c.req.header('content-type'), found.body);
  const query = readQuery(searchParams, found.query ?? {});
  if (makes('crash-on-emoji') && /[\u{10000}-\u{10FFFF}]/u.test(JSON.stringify(body ?? null))) {
    const words = "SQLSTATE[HY000]: General error: 1366 Incorrect string value: '\\xF0\\x9F' for column";
    throw fail(500, [words, words]);
  }
  const call: Call<unknown, unknown> = {
    ...{ db, makes, now, token, user, query, body, inEnglish: wantsEnglish(c, makes) },
    userAgent: c.req.header('user-agent') ?? '',
    client: getConnInfo(c).remote.address ?? '',
  };
  // route() has typed the handler by the schemas that were just used.
  return found.act(call as Call);
}

/** The customer of a token, 0 without a token; undefined for an invalid or expired token. */
function userOf(db: Database, token: string | undefined, now: number): number | undefined {
  if (token === undefined) return 0;
  const session = db.one('SELECT * FROM sessions WHERE token = ? AND expires_at > ?', token, now);
  if (!session) return undefined;
  db.run('UPDATE sessions SET seen_at = ? WHERE id = ?', now, Number(session['id']));
  return Number(session['user_id']);
}

async function bytesOf(c: Context): Promise<Buffer> {
  return Buffer.from(await c.req.arrayBuffer());
}

function sendProblem(c: Context, makes: Makes, error: unknown): Response {
  if (!(error instanceof Problem)) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return send(c, makes, 500, ['The server failed', '服务器出错'], { code: 500, data: null });
  }
  const { status, words, body } = error;
  if (makes('html-for-bad-json') && status === 400) {
    return c.html(
      '<!DOCTYPE html><html><head><title>400 Bad Request</title></head><body>Syntax error</body></html>',
      400,
    );
  }
  if (makes('refusal-as-404') && (status === 404 || body.reason?.endsWith('_not_found'))) {
    return c.json({ error: 'Not found' }, 404);
  }
  if (makes('validation-as-400') && status === 422) return send(c, makes, 400, words, { ...body, code: 400 });
  return send(c, makes, status, words, body);
}

const wantsEnglish = (c: Context, makes: Makes): boolean =>
  makes('english-only') || /^en\b/i.test(c.req.header('accept-language') ?? '');

function send(c: Context, makes: Makes, status: number, [en, zh]: Words, body: object): Response {
  const asked = c.req.header('x-request-id') ?? '';
  const id = /^[\w-]{8,64}$/.test(asked) ? asked : randomBytes(8).toString('hex');
  const time = String(Math.floor(Date.now() / 1000));
  const inEnglish = wantsEnglish(c, makes);
  return new Response(JSON.stringify({ ...body, msg: inEnglish ? en : zh, time }), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(makes('no-request-id') ? {} : { 'x-request-id': id }),
      'content-language': inEnglish ? 'en' : 'zh-CN',
      vary: 'Accept-Language, token',
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Token realm="shop"' }),
      ...(status === 405 && { allow: c.req.method === 'POST' ? 'GET' : 'POST' }),
    },
  });
}
