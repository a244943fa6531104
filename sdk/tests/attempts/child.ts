// A child process that does one action and may be killed at a step. It is configured by environment variables.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptId, AttemptStore } from '../../src/attempts.ts';
import { createClient } from '../../src/index.ts';
import { type Action, actions } from './actions.ts';
import { visitApp } from './customer.ts';
import { createKillable } from './killable.ts';

const { url, sandbox, token, folder, action, fault, killedAt } = JSON.parse(process.env['VISIT'] ?? '') as {
  url: string;
  sandbox: string;
  token: string;
  folder: string;
  action: keyof typeof actions;
  fault?: string;
  killedAt?: number;
};

const fileOf = (name: string) => join(folder, `${name}.json`);
const store: AttemptStore = {
  get: (name) => {
    try {
      return JSON.parse(readFileSync(fileOf(name), 'utf8'));
    } catch {
      return undefined;
    }
  },
  set: (name, value) => writeFileSync(fileOf(name), JSON.stringify(value)),
  remove: (name) => rmSync(fileOf(name), { force: true }),
  lock: (_, act) => act(),
};
let unspent = fault;
const connect = (isFaulty: boolean) =>
  createClient({
    baseUrl: url,
    token: () => token,
    language: () => 'en',
    fetch: (request) => {
      request.headers.set('x-mock-session', sandbox);
      if (isFaulty && unspent && request.method === 'POST') {
        request.headers.set('x-mock-fault', unspent);
        unspent = undefined;
      }
      return fetch(request);
    },
  });

const { killable, steps } = createKillable(killedAt ?? Number.POSITIVE_INFINITY, () =>
  process.kill(process.pid, 'SIGKILL'),
);
await visitApp({
  action: actions[action] as Action<AttemptId>,
  store,
  client: connect(true),
  patient: connect(false),
  killable,
  onTold: ({ name }) => writeFileSync(1, `${name}\n`),
});
writeFileSync(1, `${steps()} steps\n`);
