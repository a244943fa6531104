import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContractError } from '../scripts/contract.ts';
import { arazzoDocument } from '../scripts/workflows/arazzo-document.ts';
import type { Step } from '../scripts/workflows/workflow.ts';
import { writeWorkflows } from '../scripts/workflows/write-workflows.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();

/** The steps of one workflow as Arazzo has them. */
function stepsOf(...steps: Step[]) {
  const document = arazzoDocument({ buy: { summary: 'Somebody buys something', steps } }, contract);
  return (document as { workflows: { steps: object[] }[] }).workflows.flatMap((workflow) => workflow.steps);
}

test('a step sends the ordinary example as it changes it, with a key of its own', () => {
  const [signIn, pay] = stepsOf({ call: 'payOrders', with: { order_ids: [7], pay_code: null } });
  expect(signIn).toMatchObject({ stepId: 'buy-sign-in', operationId: 'loginUser' });
  expect(pay).toEqual({
    stepId: 'buy-payOrders',
    operationId: 'payOrders',
    parameters: [{ name: 'token', in: 'header', value: '$steps.buy-sign-in.outputs.userinfo_token' }],
    requestBody: {
      contentType: 'application/json',
      payload: { idempotency_key: '$faker.string.uuid()', order_ids: [7] },
    },
    successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/code == 1' }],
  });
});

test('what a later step takes from an answer or a request is an output of its step', () => {
  const [made, again] = stepsOf(
    { call: 'getProduct', token: 'none', with: { product_id: '$inputs.product_id' } },
    {
      call: 'getProduct',
      as: 'again',
      token: 'none',
      with: { product_id: '$getProduct#/shop/id' },
      expect: ['#/id != $getProduct#/shop/id', '#/name == $again.sent#/name'],
    },
  );
  expect(made).toMatchObject({ outputs: { shop_id: '$response.body#/data/shop/id' } });
  expect(again).toMatchObject({
    parameters: [{ name: 'product_id', in: 'query', value: '$steps.buy-getProduct.outputs.shop_id' }],
    outputs: { sent_name: '$request.body#/name' },
  });
  expect(again).toHaveProperty(
    'successCriteria.2.condition',
    '$response.body#/data/id != $steps.buy-getProduct.outputs.shop_id',
  );
});

test('a visitor does not sign in, and a refusal is expected by the number of its name', () => {
  const steps = stepsOf({ call: 'getProduct', token: 'none', with: { product_id: 7 }, refused: 'product_not_found' });
  const code = contract['x-business-codes']?.find(({ name }) => name === 'product_not_found')?.code;
  expect(code).toBeGreaterThan(1000);
  expect(steps).toHaveLength(1);
  expect(steps[0]).toHaveProperty('successCriteria.1.condition', `$response.body#/code == ${code}`);
});

test.each([
  [{ call: 'buyEverything' }, 'Workflow buy: there is no operation buyEverything'],
  [{ call: 'getProduct', with: { id: 1 } }, 'Workflow buy: there is no parameter of getProduct id'],
  [{ call: 'payOrders', refused: 'too_late' }, 'Workflow buy: there is no refusal too_late'],
  [{ call: 'getOrder', with: { order_id: '$createOrder#/id' } }, 'Workflow buy: there is no step createOrder'],
])('%j names something that does not exist', (step, message) => {
  expect(() => stepsOf(step)).toThrow(new ContractError(message));
});

test('two files cannot have workflows of one name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'workflows'));
  for (const file of ['one.yaml', 'two.yaml'])
    await writeFile(join(folder, 'workflows', file), 'buy: { summary: Buys, steps: [] }\n');
  await expect(writeWorkflows(folder, contract, folder)).rejects.toThrow(
    new ContractError('workflows/two.yaml: another file has a workflow buy, too'),
  );
});
