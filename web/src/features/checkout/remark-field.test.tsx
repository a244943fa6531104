import { expect, test } from 'vitest';
import { useForm } from '../../form/use-form.ts';
import { textOf } from '../../text-of.testing.tsx';
import { blankCheckout, type CheckoutValues, checkoutSchema, remarkName } from './checkout-schema.ts';
import { RemarkField } from './remark-field.tsx';

const shop = { id: 1, name: 'Northwind Audio', logo: '', initials: 'NA' };

function Checkout({ remark }: { remark: string }) {
  const form = useForm<CheckoutValues, unknown>({
    schema: checkoutSchema({ prefilled: 11 }),
    defaultValues: { ...blankCheckout, remarks: { [remarkName(shop.id)]: remark } },
    onSubmit: () => Promise.resolve(),
  });
  return <RemarkField shop={shop} form={form} />;
}

test('a note has a counter, which counts as the contract does: no blanks at the ends, an emoji once', () => {
  expect(textOf(<Checkout remark={`  ${'👍'.repeat(200)} `} />)).toContain('200 of 200');
  expect(textOf(<Checkout remark={'x'.repeat(201)} />)).toContain('201 of 200');
  expect(textOf(<Checkout remark="" />)).toBe('Add a note Northwind Audio');
});
