import { field, fieldsOf, listOf } from './located-node.ts';
import { answerExamples, eachOperation, type Operation, operationKey } from './operations.ts';
import type { Context, Location, Rule } from './redocly.ts';

/**
 * Nothing may answer an undeclared business code, and every declared one is shown.
 * The closed list is the schema that carries `x-codes` (BusinessCode), wherever it stands.
 */
export const businessErrors: Rule = () => {
  const codes = new Map<string, unknown>();
  const checks: (() => void)[] = [];

  function check(operation: Operation, ctx: Context) {
    const report = (message: string, location: Location) => ctx.report({ message, location });
    const { id, fields, located } = operation;
    const declared = field(fields, 'x-errors');
    if (!Array.isArray(declared)) {
      report(
        `${id} has no x-errors: list the names of the business codes it can answer, or write [].`,
        operationKey(operation),
      );
      return;
    }
    const examples = answerExamples(operation, ctx);
    for (const [index, name] of declared.entries()) {
      const location = located.location.child(['x-errors', index]);
      if (!codes.has(name)) {
        report(
          `${id} declares ${name}, which x-codes of BusinessCode does not know: correct the name or add the code.`,
          location,
        );
        continue;
      }
      if (declared.indexOf(name) !== index) report(`${id} declares ${name} twice: remove one.`, location);
      const example = examples.find((candidate) => candidate.name === name);
      if (example === undefined) {
        report(`${id} declares ${name} but shows no 200 example of that name: add one.`, location);
      } else if (field(example.value, 'code') !== codes.get(name)) {
        const message = `The example ${name} of ${id} must have the code ${codes.get(name)}, as x-codes of BusinessCode says.`;
        report(message, example.located.location.child('value'));
      }
    }
    for (const example of examples) {
      const { code } = fieldsOf(example.value);
      if (code !== 1 && !declared.includes(example.name)) {
        const message = `The 200 example ${example.name} of ${id} has the code ${code}, but x-errors does not declare it: declare it or drop the example.`;
        report(message, example.located.rawLocation.key());
      }
    }
  }

  return {
    Schema(schema) {
      for (const entry of listOf(field(schema, 'x-codes'))) {
        const { name, code } = fieldsOf(entry);
        if (typeof name === 'string') codes.set(name, code);
      }
    },
    // The codes are known only once the whole contract has been walked.
    Paths: eachOperation((operation, ctx) => checks.push(() => check(operation, ctx))),
    Root: {
      leave() {
        for (const run of checks) run();
      },
    },
  };
};
