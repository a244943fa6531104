import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { RadioField } from '../../form/radio-field.tsx';
import type { Form } from '../../form/use-form.ts';
import type { RefundValues } from './refund-form-schema.ts';

interface Words {
  text: ReactNode;
  detail?: ReactNode;
}

const productStatuses: Record<Schema<'ProductStatus'>, Words> = {
  received: { text: <Trans>I received it</Trans> },
  not_received: { text: <Trans>I did not receive it</Trans> },
};

const types: Record<Schema<'RefundType'>, Words> = {
  refund_only: { text: <Trans>Refund only</Trans> },
  refund_return: {
    text: <Trans>Return and refund</Trans>,
    detail: <Trans>Send the items back and get your money once the shop has checked them.</Trans>,
  },
};

interface RefundFieldsProps {
  form: Form<RefundValues>;
  /** The options that the order allows now. */
  options: readonly Schema<'RefundOption'>[];
}

/** Product status, type and reason. Each field offers only what fits the choices above it. */
export function RefundFields({ form, options }: RefundFieldsProps) {
  const [productStatus, type] = [form.watch('product_status'), form.watch('type')];
  const fitting = options.filter((option) => productStatus === '' || option.product_status === productStatus);
  const reasons = fitting.find((option) => option.type === type)?.reasons ?? fitting[0]?.reasons ?? [];
  const statuses = unique(options.map(({ product_status }) => product_status));
  return (
    <>
      <RadioField
        form={form}
        name="product_status"
        label={<Trans>Did you receive it?</Trans>}
        options={statuses.map((value) => ({ value, ...productStatuses[value] }))}
      />
      <RadioField
        form={form}
        name="type"
        label={<Trans>What would you like?</Trans>}
        options={unique(fitting.map((option) => option.type)).map((value) => ({ value, ...types[value] }))}
      />
      <RadioField
        form={form}
        name="reason"
        label={<Trans>Reason</Trans>}
        options={reasons.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
    </>
  );
}

const unique = <Value,>(values: readonly Value[]): Value[] => [...new Set(values)];
