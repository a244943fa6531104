import { isRecord } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { promisesSent } from '../../../checks/promises/promises-of.ts';
import { violationsOf } from '../../../contract/schema-validator.ts';
import type { InputCase } from '../../../inputs/cases-of.ts';
import { entriesOf } from '../../driver.ts';
import type { RunContext, Target } from '../../run-context.ts';
import { renewed } from '../again/refusals.ts';

/** The entry of a list that has the rule of a value (`x-ruled-by`). */
interface Ruled {
  readonly read: string;
  /** The property of the entry, and the field of the body that is equal to it. */
  readonly as: string;
  readonly by: string;
  /** The property with the rule: `pattern` and `required`; null where there must be no value. */
  readonly rule: string;
}

/** Values at the limits of a rule. */
const ODD = ['ZZ', '00'];

/** Input that breaks the rule of a value that another read has: another form, none where one is required, or any. */
export async function ruledCases(context: RunContext, { operation, input }: Target): Promise<InputCase[]> {
  const { driver } = context;
  const body = bodyFields(input);
  const cases: InputCase[] = [];
  for (const [field, { read, as, by, rule }] of promisesSent<Ruled>(driver, operation, body, 'x-ruled-by')) {
    const entry = entriesOf(await driver.send(read, {})).find((one) => one[as] === body[by]);
    const ruling = entry?.[rule];
    const add = (what: string, sent: Record<string, unknown>) => {
      // What breaks the contract without the rule, or keeps the rule, shows nothing.
      if (operation.body === undefined || violationsOf(driver.contract, operation.body.schema, sent).length > 0) return;
      const name = `body.${field}: ${what}`;
      cases.push({
        name,
        query: {},
        body: sent,
        expect: 'refused',
        field: `body.${field}`,
        contract: operation.pointer,
      });
    };
    if (ruling !== null && !isRecord(ruling)) continue;
    const { [field]: _, ...without } = renewed(body);
    const odd = ODD.find((text) => ruling === null || !matches(ruling['pattern'], text));
    if (odd !== undefined) add(`${odd} for ${body[by]}, against the rule of ${read}`, { ...without, [field]: odd });
    if (ruling?.['required'] === true) add(`missing for ${body[by]}, against the rule of ${read}`, without);
  }
  return cases;
}

/** Whether a text has the form of a rule; a form that cannot be read allows all. */
function matches(pattern: unknown, text: string): boolean {
  try {
    return typeof pattern !== 'string' || new RegExp(pattern).test(text);
  } catch {
    return true;
  }
}
