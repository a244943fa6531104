import { type OperationId, operations } from '@meridian/sdk';
import { loginFirst, successMessageOf } from '../handlers/messages.ts';
import type { RoutedRequest } from '../http/api.ts';
import { type AcceptedCall, failure, type Responder, success } from '../http/responder.ts';
import { HttpError } from '../http-error.ts';
import { violations } from '../world/invariants/invariants.ts';
import { statesOf, transitionViolations } from '../world/invariants/transition-violations.ts';
import { callOperation, isAuthorized } from './call-operation.ts';
import type { Sandbox } from './sandbox.ts';

interface SandboxResponderOptions {
  /** The sandbox of a request, by its headers. */
  readonly sandboxOf: (headers: Readonly<Record<string, string>>) => Sandbox;
  /** Check the world's invariants after every call; a violation is answered with 500. */
  readonly check?: boolean | undefined;
  readonly carryOut?: typeof callOperation | undefined;
}

/** While the contract is edited (`npm run dev`), it may contain an operation that the SDK's table lacks. */
const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** Whether a token is valid in the world of the request's sandbox. */
export const createAuthorization =
  (sandboxOf: SandboxResponderOptions['sandboxOf']) =>
  ({ operation, headers, body }: RoutedRequest): boolean => {
    const { world, clock } = sandboxOf(headers);
    const { operationId: id } = operation;
    return !isOperation(id) || isAuthorized(world, clock.now(), id, { body, token: headers['token'] });
  };

/** Answers every operation that has a handler, from the world of the request's sandbox. */
export function createSandboxResponder(options: SandboxResponderOptions): Responder {
  const { sandboxOf, check = false, carryOut = callOperation } = options;
  return (call) => {
    const sandbox = sandboxOf(call.headers);
    return check ? withInvariantCheck(sandbox, () => answer(sandbox, call, carryOut)) : answer(sandbox, call, carryOut);
  };
}

function answer(
  sandbox: Sandbox,
  { operation, query, body, headers, files }: AcceptedCall,
  carryOut: typeof callOperation,
) {
  const { operationId: id } = operation;
  if (!isOperation(id)) return undefined;
  intervene(sandbox, id);
  const language = headers['accept-language'];
  const userAgent = headers['user-agent'];
  // All calls come from one machine, so tests identify their client by this header. A real server must not trust it.
  const client = headers['x-forwarded-for']?.split(',')[0]?.trim();
  const token = headers['token'];
  const result = carryOut(sandbox, id, { query, body, files, token, language, client, userAgent });
  const now = () => sandbox.clock.now();
  switch (result.kind) {
    case 'data':
      return success(now, result.data, successMessageOf(id, result.data, language));
    case 'refused':
      return failure(now, operation, result.name, result.details, language);
    case 'unauthorized':
      throw new HttpError(401, loginFirst);
    case 'unhandled':
      return undefined;
  }
}

/** Runs the scenario's interventions for this operation, once, just before it. */
function intervene(sandbox: Sandbox, operation: OperationId): void {
  const due = sandbox.interventions.filter(({ before }) => before === operation);
  if (due.length === 0) return;
  sandbox.interventions = sandbox.interventions.filter((intervention) => !due.includes(intervention));
  for (const { act } of due) act(sandbox.world, sandbox.clock.now());
}

function withInvariantCheck<T>(sandbox: Sandbox, work: () => T): T {
  const before = statesOf(sandbox.world);
  const result = work();
  const found = [...violations(sandbox.world), ...transitionViolations(before, sandbox.world)];
  if (found.length > 0) throw new Error(`An invariant does not hold: ${found.join('; ')}`);
  return result;
}
