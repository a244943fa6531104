import { type Fields, field, fieldsOf, isFields } from './located-node.ts';
import type { Rule } from './redocly.ts';

/**
 * Adds the envelope of Success to each `<Operation>Success`, whose file has its `data` alone. Success itself is then
 * left out: no answer has it. A contract without it has its envelopes written out.
 */
export const successEnvelope: Rule = () => {
  let envelope: Fields | undefined;
  return {
    Root(root, ctx) {
      const schemas = field(field(root, 'components'), 'schemas');
      const { node } = ctx.resolve(field(schemas, 'Success'));
      envelope = isFields(node) ? node : undefined;
      if (isFields(schemas)) Reflect.deleteProperty(schemas, 'Success');
    },
    Schema(schema, ctx) {
      if (!envelope || !isFields(schema) || !/[a-z]Success\.yaml$/.test(ctx.location.absolutePointer)) return;
      const { type, required, properties } = envelope;
      const all = { ...fieldsOf(properties), ...fieldsOf(schema['properties']) };
      Object.assign(schema, { type, required, properties: all });
    },
  };
};
