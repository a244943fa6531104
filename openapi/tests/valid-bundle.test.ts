import { expect, test } from 'vitest';
import { bundleValid } from '../scripts/valid-bundle.ts';
import { type FixtureEdit, withEditedContract } from './fixtures/edited-contract.ts';

const bundle = (...edits: FixtureEdit[]) => withEditedContract(edits, bundleValid);
const file = 'paths/cart_add.yaml';

test('a contract in progress is bundled even before it keeps our rules', async () => {
  const draft = await bundle({ file, from: '  x-provenance: proposed\n  x-errors', to: '  x-errors' });
  expect(draft.contract.paths).toHaveProperty('/api/cart/add');
});

test('invalid OpenAPI is refused in one line with the first place and the number of further ones', async () => {
  const twice = bundle(
    { file, from: 'required: true', to: 'required: maybe' },
    { file: 'paths/cart_list.yaml', from: 'in: query', to: 'in: thought' },
  );
  await expect(twice).rejects.toThrow(
    /^openapi\/paths\/cart_\w+\.yaml:\d+ [^\n]+\(struct\) and 1 more: npm run contract:lint$/,
  );
});

test('a breach of a rule that the bundle needs is refused at the place that the rule names', async () => {
  await expect(bundle({ file, from: 'x-errors: [out_of_stock]', to: 'x-errors: [sold_out]' })).rejects.toThrow(
    /^openapi\/paths\/cart_add\.yaml:7 [^\n]*sold_out/,
  );
});
