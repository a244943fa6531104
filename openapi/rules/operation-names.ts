import { eachOperation, operationKey } from './operations.ts';
import type { Rule } from './redocly.ts';

const VERBS =
  'get list login logout register reset send revoke update set verify save delete like report follow add quote create pay cancel confirm extend rebuy restore apply declare escalate ship read vote upload accept close export'.split(
    ' ',
  );
const FORM = new RegExp(`^(${VERBS.join('|')})[A-Z][A-Za-z0-9]*$`);

/** operationIds become function names in the SDK: one verb of a short list, then a noun. */
export const operationNames: Rule = () => ({
  Paths: eachOperation((operation, ctx) => {
    const { operationId: name } = operation.fields;
    if (typeof name === 'string' && FORM.test(name)) return;
    const message = `The operationId ${name} must be a verb (${VERBS.join(', ')}) and a noun, such as listOrders. A new verb belongs into openapi/rules/operation-names.ts.`;
    const { location } = operation.located;
    ctx.report({ message, location: name === undefined ? operationKey(operation) : location.child('operationId') });
  }),
});
