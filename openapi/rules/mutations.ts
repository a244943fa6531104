import { field } from './located-node.ts';
import { eachOperation, type Operation, operationKey } from './operations.ts';
import type { Context, Rule } from './redocly.ts';

/** Mutations declare whose answers they change and whether a repeat is harmless; reads declare neither. */
export const mutations: Rule = () => {
  const operations: Operation[] = [];

  function checkRead({ id, fields, located }: Operation, ctx: Context) {
    for (const key of ['x-invalidates', 'x-idempotent']) {
      if (key in fields) {
        ctx.report({ message: `${id} only reads: remove ${key}.`, location: located.location.child(key).key() });
      }
    }
  }

  function checkMutation(operation: Operation, ctx: Context) {
    const { id, fields, located } = operation;
    if (typeof field(fields, 'x-idempotent') !== 'boolean') {
      const message = `${id} changes data: add "x-idempotent: true" if a repeat is harmless, else "x-idempotent: false".`;
      ctx.report({ message, location: operationKey(operation) });
    }
    const invalidated = field(fields, 'x-invalidates');
    if (!Array.isArray(invalidated)) {
      const message = `${id} changes data: add x-invalidates, the operationIds of the reads whose answers it changes, or [].`;
      ctx.report({ message, location: operationKey(operation) });
      return;
    }
    for (const [index, name] of invalidated.entries()) {
      const target = operations.find((candidate) => candidate.id === name);
      const location = located.location.child(['x-invalidates', index]);
      if (target === undefined) {
        ctx.report({ message: `${id} invalidates ${name}, which no operation is called: correct the name.`, location });
      } else if (target.mutation) {
        ctx.report({ message: `${id} invalidates ${name}, which is not a read: name only reads.`, location });
      }
    }
  }

  return {
    Paths(paths, ctx) {
      eachOperation((operation) => operations.push(operation))(paths, ctx);
      for (const operation of operations) {
        if (operation.mutation) checkMutation(operation, ctx);
        else checkRead(operation, ctx);
      }
    },
  };
};
