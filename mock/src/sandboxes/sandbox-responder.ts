import type { OperationId } from '@meridian/sdk';
import { HttpError } from '../envelope.ts';
import { loginFirst, messageOf, successMessageOf } from '../handlers/messages.ts';
import { type AcceptedCall, failure, type Responder, success } from '../http/responder.ts';
import { violations } from '../world/invariants.ts';
import { inLanguage } from '../world/language.ts';
import { statesOf, transitionViolations } from '../world/transition-violations.ts';
import { callOperation } from './call-operation.ts';
import type { Sandbox } from './sandbox.ts';

export interface SandboxResponderOptions {
  /** The sandbox that a request belongs to, by its headers. */
  readonly sandboxOf: (headers: Readonly<Record<string, string>>) => Sandbox;
  /** Hold the world against its invariants after every call; a broken one is answered with 500. */
  readonly check?: boolean;
}

const DEFAULT_LANGUAGE = 'zh-CN';

/** Answers every operation that remembers, from the world of the request's sandbox. */
export function createSandboxResponder({ sandboxOf, check = false }: SandboxResponderOptions): Responder {
  return (call) => {
    const sandbox = sandboxOf(call.headers);
    return check ? withInvariantCheck(sandbox, () => answer(sandbox, call)) : answer(sandbox, call);
  };
}

function answer(sandbox: Sandbox, { operation, query, body, headers }: AcceptedCall) {
  // The contract and the SDK's table come from the same bundle: what the engine routed is one of its operations.
  const id = operation.operationId as OperationId;
  intervene(sandbox, id);
  const language = headers['accept-language'] || DEFAULT_LANGUAGE;
  const userAgent = headers['user-agent'];
  const outcome = callOperation(sandbox, id, { query, body, token: headers['token'], language, userAgent });
  const now = () => sandbox.clock.now();
  switch (outcome.kind) {
    case 'data':
      return success(now, outcome.data, successMessageOf(id, outcome.data, language));
    case 'refused':
      return {
        ...failure(now, operation, outcome.name, outcome.details),
        msg: messageOf(outcome.name, language),
      };
    case 'unauthorized':
      throw new HttpError(401, inLanguage(loginFirst, language));
    case 'unhandled':
      return undefined;
  }
}

/** What the sandbox's scenario has in store for this operation happens once, just before it. */
function intervene(sandbox: Sandbox, operation: OperationId): void {
  const due = sandbox.interventions.filter(({ before }) => before === operation);
  if (due.length === 0) return;
  sandbox.interventions = sandbox.interventions.filter((intervention) => !due.includes(intervention));
  for (const { act } of due) act(sandbox.world, sandbox.clock.now());
}

function withInvariantCheck<T>(sandbox: Sandbox, work: () => T): T {
  const before = statesOf(sandbox.world);
  const result = work();
  const broken = [...violations(sandbox.world), ...transitionViolations(before, sandbox.world)];
  if (broken.length > 0) throw new Error(`An invariant is broken: ${broken.join('; ')}`);
  return result;
}
