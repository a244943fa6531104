import type { FieldError } from '../http-error.ts';
import type { Operation } from './contract.ts';
import { explain, type Violation } from './explain.ts';
import { otherIntegers } from './other-integers.ts';
import type { Preference } from './prefer.ts';
import {
  chooseExample,
  type PrismOperation,
  type PrismRequest,
  requestSchema,
  validateRequest,
  validateResponse,
} from './prism.ts';
import { unknownNames } from './unknown-names.ts';
import { createVariants } from './variants.ts';

/** An answer from the contract's examples. It is cached: do not mutate `body`. */
export interface Answer {
  readonly kind: 'answer';
  readonly operationId: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** `body` as JSON. */
  readonly text: string;
  /** How the contract's own example violates it; empty for a valid contract. */
  readonly violations: readonly Violation[];
}

/** The request satisfies the contract. */
interface Accepted {
  readonly kind: 'accepted';
  readonly operation: Operation;
}

/** No such route (404), method (405) or example (404); no token (401); wrong media type (415) or request (422). */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly operation?: Operation;
  readonly violations: readonly Violation[];
  /** For a 422: the refused fields, and what is allowed there. */
  readonly errors: readonly FieldError[];
}

/** Routing, security, validation and examples of the contract, through Prism. */
export interface Engine {
  readonly operations: ReadonlyMap<string, Operation>;
  /** Routes a request, and checks its security and validity. */
  check(request: PrismRequest): Promise<Accepted | Refused>;
  /** The example that Prism chooses for an operation. */
  example(operation: Operation, preference?: Preference): Promise<Answer | Refused>;
  /** How one of our answers violates the contract. Throws RangeError for an unknown operation. */
  validateAnswer(operationId: string, status: number, body: unknown): readonly Violation[];
}

/**
 * Prism as a library (decision mock/001): Prism's own server hangs or crashes on a malformed body. Prism makes all
 * decisions; the engine only avoids repeated work. The router gets only the operations of the requested path instead of
 * sorting all of them, and each example is chosen, validated and serialised once.
 */
export function createEngine(list: readonly Operation[]): Engine {
  const operations = new Map(list.map((operation) => [operation.operationId, operation]));
  const ours = new Map(list.map((operation) => [operation.prism, operation]));
  const routes = routesOf(list);
  const all = list.map(({ prism }) => prism);
  const examples = new Map<string, Answer>();
  const variants = createVariants();

  async function check(request: PrismRequest): Promise<Accepted | Refused> {
    const validation = await validateRequest(request, routes.get(request.path) ?? all);
    if (validation.kind === 'not-found') return refused(validation.status);
    const operation = ours.get(validation.operation);
    if (operation === undefined) throw new Error(`Prism chose an operation that is not in the contract`);
    const others = [200, 422].includes(validation.status)
      ? [...unknownNames(operation.prism, request), ...otherIntegers(operation.prism, request)]
      : [];
    const status = others.length > 0 ? 422 : validation.status;
    if (status === 200) return { kind: 'accepted', operation };
    const violations = [...validation.violations, ...others];
    const variant = status === 422 ? variants.requestOf(operation.prism, request.body) : undefined;
    const closer = variant && (await validateRequest(request, [variant]));
    const isCloser = closer?.kind === 'validated' && closer.violations.length > 0;
    const explained = isCloser ? [...closer.violations, ...others] : violations;
    const errors = status === 422 ? explain(explained, (part) => requestSchema(variant ?? operation.prism, part)) : [];
    return { ...refused(status, operation), violations: explained, errors };
  }

  async function example(operation: Operation, preference: Preference = {}): Promise<Answer | Refused> {
    const key = `${operation.operationId} ${preference.code ?? ''} ${preference.example ?? ''}`;
    const cached = preference.dynamic ? undefined : examples.get(key);
    if (cached) return cached;
    const chosen = await chooseExample(operation.prism, preference);
    if (chosen.kind === 'not-found') return refused(chosen.status, operation);
    const text = JSON.stringify(chosen.body) ?? '';
    const answer: Answer = { ...chosen, kind: 'answer', operationId: operation.operationId, text };
    if (!preference.dynamic) examples.set(key, answer);
    return answer;
  }

  function validateAnswer(operationId: string, status: number, body: unknown): readonly Violation[] {
    const operation = operations.get(operationId);
    if (operation === undefined) throw new RangeError(`The contract has no operation ${operationId}`);
    const violations = validateResponse(operation.prism, status, body);
    if (violations.length === 0) return [];
    const closer = validateResponse(variants.answerOf(operation.prism, status, body) ?? operation.prism, status, body);
    return closer.length > 0 ? closer : violations;
  }

  return {
    operations,
    check,
    example,
    validateAnswer,
  };
}

function refused(status: number, operation?: Operation): Refused {
  return { kind: 'refused', status, ...(operation && { operation }), violations: [], errors: [] };
}

/** The operations of each plain path, plus every templated one: Prism lets those match any path. */
function routesOf(list: readonly Operation[]): ReadonlyMap<string, PrismOperation[]> {
  const templated = list.filter(({ path }) => path.includes('{'));
  const plain = list.filter((operation) => !templated.includes(operation));
  const at = (path: string) => [...plain.filter((operation) => operation.path === path), ...templated];
  return new Map(plain.map(({ path }) => [path, at(path).map(({ prism }) => prism)]));
}
