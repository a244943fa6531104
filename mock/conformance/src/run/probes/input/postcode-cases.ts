import { isRecord } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { violationsOf } from '../../../contract/schema-validator.ts';
import type { InputCase } from '../../../inputs/input-case.ts';
import { entriesOf } from '../../driver.ts';
import type { RunContext, Target } from '../../run-context.ts';
import { renewed } from '../again/refusals.ts';

/** Values at the limits of a rule. */
const ODD = ['ZZ', '00'];

/**
 * Addresses that break the rule for postcodes which listAreas has of their country: another form, none where one is
 * required, or any where there are none.
 */
export async function postcodeCases({ driver }: RunContext, { operation, input }: Target): Promise<InputCase[]> {
  if (operation.id !== 'saveAddress') return [];
  const { postcode: _, ...without } = renewed(bodyFields(input));
  const country = without['country'];
  const areas = entriesOf(await driver.send('listAreas', {}));
  const rule = areas.find((area) => area['country_code'] === country)?.['postcode'];
  if (rule !== null && !isRecord(rule)) return [];
  const odd = ODD.find((text) => rule === null || !matches(rule['pattern'], text));
  const cases = [
    ...(odd === undefined ? [] : [{ what: odd, body: { ...without, postcode: odd } }]),
    ...(rule?.['required'] === true ? [{ what: 'missing', body: without }] : []),
  ];
  const schema = operation.body?.schema ?? {};
  return cases.flatMap(({ what, body }): InputCase[] => {
    // What breaks the contract without the rule shows nothing.
    if (violationsOf(driver.contract, schema, body).length > 0) return [];
    const name = `body.postcode: ${what} for ${country}, against the rule of listAreas`;
    return [{ name, query: {}, body, expect: 'refused', field: 'body.postcode', contract: operation.pointer }];
  });
}

/** Whether a text has the form of a rule; a form that cannot be read allows all. */
function matches(pattern: unknown, text: string): boolean {
  try {
    return typeof pattern !== 'string' || new RegExp(pattern).test(text);
  } catch {
    return true;
  }
}
