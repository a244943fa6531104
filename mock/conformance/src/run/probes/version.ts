import { bodyFields } from '../../../../shared/request-encoding.ts';
import { answerOf, codeOf } from '../driver.ts';
import { found, type RunContext, type Target } from '../run-context.ts';

/** Changes a record again under its previous version: a change by another device must not be lost. */
export async function probeVersion(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const body = bodyFields(input);
  const declares = [...operation.refusals.values()].includes('version_conflict');
  const change = otherwise(body);
  if (typeof body['version'] !== 'number' || !declares || change === undefined) return;
  context.recorder.applied(operation.id, 'version-ignored');
  const late = await context.driver.send(operation.id, { ...input, body: { ...body, ...change, ...renewed(body) } });
  if (codeOf(late) !== 1) return;
  found(context, operation, {
    check: 'version-ignored',
    message: `${operation.id} takes a change that names an older version`,
    expected: 'version_conflict',
    got: answerOf(late),
    at: 'version',
    exchanges: [exchange, late],
  });
}

/** The body with one field changed; undefined for a body without a changeable field. */
function otherwise(body: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  if ('given_name' in body) return { given_name: 'Robin' };
  if ('quantity' in body) return { quantity: 3 };
  return 'detail' in body ? { detail: '3-3 Test' } : undefined;
}

/** Another attempt gets its own key. */
const renewed = (body: Readonly<Record<string, unknown>>) =>
  'idempotency_key' in body ? { idempotency_key: crypto.randomUUID() } : {};
