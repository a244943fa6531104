import { field, fieldsOf, listOf } from './located-node.ts';
import { eachOperation, operationKey } from './operations.ts';
import type { Rule } from './redocly.ts';

/** 401 where a token may be sent, 422 where there is something to refuse, 500 always: Prism answers in our form only then. */
export const failureResponses: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    const { id, fields, takesInput } = operation;
    const mayCarryToken = listOf(field(fields, 'security')).some((one) => 'userToken' in fieldsOf(one));
    const wanted = [
      { status: '401', due: mayCarryToken, why: 'takes a token', component: 'Unauthorized' },
      { status: '422', due: takesInput, why: 'takes parameters or a body', component: 'Unprocessable' },
      { status: '500', due: true, why: 'can fail', component: 'ServerError' },
    ];
    for (const { status, due, why, component } of wanted) {
      if (!due || status in fieldsOf(field(fields, 'responses'))) continue;
      const message = `${id} ${why} but declares no ${status} response: add a reference to components/responses/${component}.yaml.`;
      ctx.report({ message, location: operationKey(operation) });
    }
  }),
});
