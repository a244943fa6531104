import { firstClause } from '../scripts/refusals.ts';
import { type Fields, field, fieldsOf, listOf } from './located-node.ts';
import { answerExamples, type Example, eachOperation, type Operation, operationKey } from './operations.ts';
import type { Context, Location, Rule } from './redocly.ts';

type Report = (message: string, location: Location) => void;

/** The languages in which a refusal has its `msg`. */
const LANGUAGES = ['en', 'zh', 'ja', 'ko', 'th', 'it', 'fr', 'de', 'es', 'ar'];

/**
 * No operation answers an undeclared business code. Every code with details has an example of them. An operation's own
 * example of a refusal has the `msg` of `x-codes`. The closed list is the schema with `x-codes` (BusinessCode),
 * wherever it is.
 */
export const businessErrors: Rule = () => {
  const codes = new Map<string, Fields>();
  const checks: (() => void)[] = [];

  function check(operation: Operation, ctx: Context) {
    const report: Report = (message, location) => ctx.report({ message, location });
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
      const example = examples.find((candidate) => candidate.name === name);
      if (example !== undefined) checkWords(example, id, report);
    }
    for (const example of examples) {
      const { code } = fieldsOf(example.value);
      if (code !== 1 && !declared.includes(example.name)) {
        const message = `The 200 example ${example.name} of ${id} has the code ${code}, but x-errors does not declare it: declare it or drop the example.`;
        report(message, example.located.rawLocation.key());
      }
    }
  }

  function checkWords({ name, value, located }: Example, id: string, report: Report) {
    const { code, msg, meaning } = codes.get(name) ?? {};
    const { location } = located;
    const said = [
      { key: 'code', found: field(value, 'code'), expected: code, at: location.child(['value', 'code']) },
      { key: 'reason', found: field(value, 'reason'), expected: name, at: location.child(['value', 'reason']) },
      { key: 'msg', found: field(value, 'msg'), expected: field(msg, 'en'), at: location.child(['value', 'msg']) },
      {
        key: 'summary',
        found: field(located.value, 'summary'),
        expected: firstClause(String(meaning)),
        at: location.child('summary'),
      },
    ];
    for (const { key, found, expected, at } of said) {
      if (found === expected) continue;
      report(`The ${key} of the example ${name} of ${id} must be “${expected}”, as x-codes of BusinessCode says.`, at);
    }
  }

  return {
    Schema(schema, ctx) {
      checkEnum(schema, ctx);
      for (const [index, entry] of listOf(field(schema, 'x-codes')).entries()) {
        const { name, msg, data, example } = fieldsOf(entry);
        if (typeof name !== 'string') continue;
        codes.set(name, fieldsOf(entry));
        if ((data === null) !== (example === undefined)) {
          const message =
            data === null
              ? `The code ${name} has an example but no details: name their schema under data, or drop the example.`
              : `The code ${name} has no example of its details: add one that ${data} accepts, under example.`;
          ctx.report({ message, location: ctx.location.child(['x-codes', index]) });
        }
        const missing = LANGUAGES.filter((language) => typeof field(msg, language) !== 'string');
        if (missing.length > 0) {
          const message = `The code ${name} has no msg in ${missing.join(', ')}: add what the customer reads, under msg.`;
          ctx.report({ message, location: ctx.location.child(['x-codes', index]) });
        }
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

/** The enum lists the codes of x-codes in the same order: readers that ignore x- keys have only the enum. */
function checkEnum(schema: unknown, ctx: Context) {
  const codes = listOf(field(schema, 'x-codes')).map((entry) => field(entry, 'code'));
  if (codes.length === 0 || String(listOf(field(schema, 'enum'))) === String(codes)) return;
  const message = `The enum must list the codes of x-codes in their order: ${codes.join(', ')}.`;
  ctx.report({ message, location: ctx.location.child('enum') });
}
