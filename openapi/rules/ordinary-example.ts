import { answerExamples, eachOperation, operationKey } from './operations.ts';
import { field, under } from './place.ts';
import type { Rule } from './redocly.ts';

/** The first 200 example is the ordinary success: what the mock answers unasked. JSON bodies have an ordinary one too. */
export const ordinaryExample: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    const [first] = answerExamples(operation, ctx);
    if (first?.name !== 'ordinary') {
      const message = `The first 200 example of ${operation.id} must be called ordinary: put the ordinary success first.`;
      ctx.report({ message, location: first?.place.rawLocation.key() ?? operationKey(operation) });
    } else if (field(first.value, 'code') !== 1) {
      const message = `The example ordinary of ${operation.id} must be a success: give it the code 1.`;
      ctx.report({ message, location: first.place.location.child('value') });
    }
    const body = under(ctx, operation.place, 'requestBody', 'content', 'application/json');
    if (body.value !== undefined && under(ctx, body, 'examples', 'ordinary').value === undefined) {
      const message = `The body of ${operation.id} has no example called ordinary: add one under examples.`;
      ctx.report({ message, location: body.location.key() });
    }
  }),
});
