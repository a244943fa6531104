import { isRecord } from '../../shared/json.ts';
import type { PrismOperation } from './prism.ts';
import { narrow } from './unions.ts';

type Content = NonNullable<PrismOperation['responses'][number]['contents']>[number];

/** Operations with each union replaced by one branch, to explain what is wrong with a value of that branch. */
interface Variants {
  /** The operation with the branch that the request's body selects; undefined if there is no union. */
  requestOf(operation: PrismOperation, body: unknown): PrismOperation | undefined;
  /** The same for an answer: its success, or the refusal with its code, and the unions inside. */
  answerOf(operation: PrismOperation, status: number, body: unknown): PrismOperation | undefined;
}

/**
 * Creates variants on demand and caches them: Prism compiles each new schema, and its compiler never frees one. There
 * are only as many as the contract has branches.
 */
export function createVariants(): Variants {
  const cache = new Map<string, PrismOperation>();

  function cached(key: string, make: () => PrismOperation): PrismOperation {
    const variant = cache.get(key) ?? make();
    cache.set(key, variant);
    return variant;
  }

  return {
    requestOf(operation, body) {
      const { request } = operation;
      const narrowed = request?.body && narrowFirst(request.body.contents, body);
      if (!narrowed) return undefined;
      return cached(`${operation.id} request ${narrowed.choices}`, () => ({
        ...operation,
        request: { ...request, body: { ...request.body, id: operation.id, contents: narrowed.contents } },
      }));
    },
    answerOf(operation, status, body) {
      const response = operation.responses.find(({ code }) => code === String(status));
      const narrowed = response && narrowFirst(response.contents, body);
      if (!narrowed) return undefined;
      return cached(`${operation.id} ${status} ${narrowed.choices}`, () => ({
        ...operation,
        responses: [{ ...response, contents: narrowed.contents }],
      }));
    },
  };
}

function narrowFirst(contents: readonly Content[] | undefined, value: unknown) {
  const content = contents?.[0];
  const schema: unknown = content?.schema;
  if (!content || !isRecord(schema)) return undefined;
  const narrowed = narrow(schema, value);
  return narrowed.choices === '' ? undefined : { ...narrowed, contents: [{ ...content, schema: narrowed.schema }] };
}
