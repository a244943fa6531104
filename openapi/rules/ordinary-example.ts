import { descendantOf, field } from './located-node.ts';
import { answerExamples, eachOperation, operationKey } from './operations.ts';
import type { Rule } from './redocly.ts';

/**
 * The first 200 example is the ordinary success, the mock's default answer. JSON bodies have an ordinary example too.
 */
export const ordinaryExample: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    const [first] = answerExamples(operation, ctx);
    if (first?.name !== 'ordinary') {
      const message = `The first 200 example of ${operation.id} must be called ordinary: put the ordinary success first.`;
      ctx.report({ message, location: first?.located.rawLocation.key() ?? operationKey(operation) });
    } else if (field(first.value, 'code') !== 1) {
      const message = `The example ordinary of ${operation.id} must be a success: give it the code 1.`;
      ctx.report({ message, location: first.located.location.child('value') });
    }
    const body = descendantOf(ctx, operation.located, 'requestBody', 'content', 'application/json');
    if (body.value !== undefined && descendantOf(ctx, body, 'examples', 'ordinary').value === undefined) {
      const message = `The body of ${operation.id} has no example called ordinary: add one under examples.`;
      ctx.report({ message, location: body.location.key() });
    }
  }),
});
