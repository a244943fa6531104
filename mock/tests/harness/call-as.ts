import type { DataOf, OperationId } from '@meridian/sdk';
import { callOperation, type OperationInput } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { demoOf } from '../../src/scenarios/scenario.ts';

/** Calls as the customer of a token; undefined for a refusal. */
export function callAs<Op extends OperationId>(
  sandbox: Sandbox,
  token: string,
  operation: Op,
  input: OperationInput = {},
): DataOf<Op> | undefined {
  const result = callOperation(sandbox, operation, { ...input, token, language: 'en' });
  return result.kind === 'data' ? (result.data as DataOf<Op>) : undefined; // the mock checks its answers elsewhere
}

/** Signs the demo customer in, with the password of now. */
export function signIn(sandbox: Sandbox): string {
  const { account, password } = demoOf(sandbox.world);
  const session = callAs(sandbox, '', 'loginUser', { body: { account, password } });
  if (!session) throw new Error('The demo customer cannot sign in');
  return session.userinfo.token;
}

/** A step-up of the demo customer's session. */
export const stepUp = (sandbox: Sandbox, token: string): string | undefined =>
  callAs(sandbox, token, 'createStepUp', { body: { by: 'password', password: demoOf(sandbox.world).password } })
    ?.step_up;
