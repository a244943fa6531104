import { field, fieldsOf } from './located-node.ts';
import { eachOperation } from './operations.ts';
import type { Rule } from './redocly.ts';

/** A path file declares only its 200. The bundle adds the HTTP failures, which are the same for all operations. */
export const failureResponses: Rule = () => ({
  Paths: eachOperation(({ id, fields, located }, ctx) => {
    for (const status of Object.keys(fieldsOf(field(fields, 'responses')))) {
      if (status === '200') continue;
      const message = `${id} declares the response ${status}: remove it, HTTP failures are added by scripts/http-answers.ts.`;
      ctx.report({ message, location: located.location.child('responses').child(status) });
    }
  }),
});
