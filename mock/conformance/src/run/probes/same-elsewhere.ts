import { isRecord } from '../../../../shared/json.ts';
import { valuesAt } from '../../checks/promises/values-at.ts';
import { dataSchema, propertiesOf } from '../../checks/shape/schema-nodes.ts';
import { dataOf } from '../driver.ts';
import { found, type RunContext, type Target } from '../run-context.ts';

/** Compares a value with the read that has the same value (`x-same-as`), called before and after. */
export async function probeSameElsewhere(context: RunContext, { operation, input }: Target): Promise<void> {
  const { driver, recorder } = context;
  const properties = propertiesOf(driver.contract, dataSchema(driver.contract, operation));
  for (const [name, property] of Object.entries(properties)) {
    const [id = '', ...path] = isRecord(property) ? String(property['x-same-as'] ?? '').split('.') : [];
    if (path.length === 0) continue;
    const before = await driver.send(id, {});
    const own = await driver.send(operation.id, input);
    const after = await driver.send(id, {});
    const [first, last] = [before, after].map((exchange) => valuesAt(dataOf(exchange), path.join('.'))[0]);
    const [value] = valuesAt(dataOf(own), name);
    // A value that is changing proves nothing.
    if (first === undefined || first !== last || value === undefined) continue;
    recorder.applied(operation.id, 'list-count');
    if (value === first) continue;
    found(context, operation, {
      check: 'list-count',
      message: `${name} of ${operation.id} is not the ${path.join('.')} of ${id}`,
      expected: String(first),
      got: String(value),
      at: `/data/${name}`,
      exchanges: [before, own],
    });
  }
}
