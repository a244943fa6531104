// The server of the proof leaves out HTTP and the contract's validation: with both, the mock answers the same.
import { expect, test } from 'vitest';
import { incomingOf } from '../../../mock/src/http/body.ts';
import { loadContract } from '../../../mock/src/prism/contract.ts';
import { createEngine } from '../../../mock/src/prism/engine.ts';
import { createSandboxApi } from '../../../mock/src/stateful-api.ts';
import { attempts } from '../../src/generated/attempts.gen.ts';
import { operations } from '../../src/index.ts';
import { type ActionName, actionOf, actions } from './model.ts';
import { PAY_CODE, restart, sandbox, sandboxes, tokens } from './server.ts';

const { handlerOf } = createSandboxApi({ sandboxes, pictures: sandbox.pictures });
const handle = handlerOf(createEngine(await loadContract()));

test.each(Object.keys(actions) as ActionName[])('%s is answered as by the whole mock', async (name) => {
  const server = restart();
  const token = tokens[0]?.[0] ?? '';
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const content = actionOf(name).fill({
    customer: 0,
    choice: 0,
    code: PAY_CODE,
    quote: (operation, query) =>
      (server.answer(operation, { query }, token).envelope.data as { quote_id: string }).quote_id,
    upload: () => server.upload(token, picture),
  });
  const body = { ...content, [attempts[name].key]: crypto.randomUUID() };
  sandboxes.snapshot(sandbox, name);
  const { code, time, data } = server.answer(name, { body }, token).envelope;
  sandboxes.restore(sandbox, name);
  const bytes = Buffer.from(JSON.stringify(body));
  const json = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  const { method, path } = operations[name];
  const request = { method, url: path, headers: { ...json, token, 'accept-language': 'en' } };
  const { outcome } = await handle(incomingOf(bytes, request));
  expect(code).toBe(1);
  expect(JSON.parse(outcome.reply?.text ?? '')).toMatchObject({ code, time, data: withoutRandom(data) });
});

/** A key of the provider's page is made anew each time. */
const withoutRandom = (data: unknown) => {
  const { provider_url: _, ...rest } = data as Record<string, unknown>;
  return rest;
};
