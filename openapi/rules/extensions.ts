import { Ajv2020 } from 'ajv/dist/2020.js';
import { EXTENSIONS } from './extension-schemas.ts';
import { field, fieldsOf } from './located-node.ts';
import type { Context, Rule } from './redocly.ts';

const ajv = new Ajv2020({ allowUnionTypes: true });
const checks = new Map(
  Object.entries(EXTENSIONS).map(([key, extension]) => [
    key,
    { ...extension, isWellFormed: ajv.compile(extension.schema) },
  ]),
);

/**
 * Every x- key is in the table, at a place that the table allows, with a value that fits its schema: a misspelt key
 * would be ignored.
 */
export const extensions: Rule = () => {
  const checked = new Set<string>();

  function check(node: unknown, ctx: Context) {
    const { location, type } = ctx;
    if (checked.has(location.absolutePointer)) return;
    checked.add(location.absolutePointer);
    for (const [key, value] of Object.entries(fieldsOf(node))) {
      if (!key.startsWith('x-')) continue;
      const extension = checks.get(key);
      if (extension === undefined) {
        const message = `${key} is not a key of this contract: correct it, or describe it in rules/extension-schemas.ts and in info.`;
        ctx.report({ message, location: location.child(key).key() });
      } else if (!extension.on.includes(type.name)) {
        const places = extension.on.join(', ') || 'the bundle alone, where the build writes it';
        ctx.report({
          message: `${key} does not belong here: it is for ${places}.`,
          location: location.child(key).key(),
        });
      } else if (!extension.isWellFormed(value)) {
        const path = [key, ...(extension.isWellFormed.errors?.[0]?.instancePath.split('/').slice(1) ?? [])];
        const found = JSON.stringify(path.reduce(valueAt, node));
        const message = `${path.join('.')} is ${found}: ${key} is ${extension.form}.`;
        ctx.report({ message, location: location.child(path) });
      }
    }
  }

  return {
    any: check,
    // The siblings of a $ref, which the other visitor does not see.
    ref: (node, ctx) => check(node, ctx),
  };
};

function valueAt(node: unknown, key: string): unknown {
  return Array.isArray(node) ? node[Number(key)] : field(node, key);
}
