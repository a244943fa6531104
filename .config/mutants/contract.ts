import { type Mutant, mutantsIn } from './mutant.ts';

/** Faults in the rules and scripts of the contract. */
export const contractMutants: readonly Mutant[] = [
  ...mutantsIn('openapi/rules/ascii.ts', 'openapi/tests/rules.test.ts', [
    ['an enum value may be Chinese', "check(value, 'The enum value', ctx.location.child(['enum', index]), ctx);", ''],
  ]),
  ...mutantsIn('openapi/rules/bounded-strings.ts', 'openapi/tests/rules.test.ts', [
    ['a text without a bound may be sent', 'if (!isString(fields) ||', 'if (isString(fields) ||'],
  ]),
  ...mutantsIn('openapi/rules/full-stop.ts', 'openapi/tests/rules.test.ts', [
    [
      'a description may end without a full stop',
      "typeof description !== 'string' ||",
      "typeof description === 'string' ||",
    ],
  ]),
  ...mutantsIn('openapi/rules/required-names.ts', 'openapi/tests/rules.test.ts', [
    ['a name that is no property may be required', 'if (String(name) in properties) return;', 'return;'],
  ]),
  ...mutantsIn('openapi/rules/request-ids.ts', 'openapi/tests/rules.test.ts', [
    [
      'a parameter may be called id',
      "if (isPlain(field(parameter.value, 'name')))",
      "if (field(parameter.value, 'name') === 'ids')",
    ],
  ]),
  ...mutantsIn('openapi/rules/mutations.ts', 'openapi/tests/rules.test.ts', [
    [
      'a change may invalidate another change',
      '} else if (target.mutation) {',
      '} else if (target.mutation && target.id !== id) {',
    ],
    [
      'a change may not say whether a repeat is harmless',
      "if (typeof field(fields, 'x-idempotent') !== 'boolean') {",
      "if (typeof field(fields, 'x-idempotent') === 'number') {",
    ],
  ]),
  ...mutantsIn('openapi/scripts/diff/document.ts', 'openapi/tests/diff.test.ts', [
    ['an operation outlives its sunset by a day', 'sunset <= today', 'sunset < today'],
  ]),
];
