import { dispatch } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';

/** The total that quoteOrder shows for a source, as a client would read it before ordering. */
export function totalOf(sandbox: Sandbox, token: string, source: object): string {
  const outcome = dispatch(sandbox, 'quoteOrder', { body: { source, address_id: 11 }, token });
  if (outcome.kind !== 'data') throw new Error(`quoteOrder answered ${JSON.stringify(outcome)}`);
  return String(new Map(Object.entries(Object(outcome.data))).get('total'));
}
