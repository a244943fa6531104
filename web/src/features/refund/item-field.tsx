import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FieldError } from '../../form/field-error.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckBox } from '../../ui/input/check-box.tsx';
import { Stepper } from '../../ui/input/stepper.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { ItemText } from './item-text.tsx';
import type { RefundValues } from './refund-form-schema.ts';

/** Chooses the items of the refund, and how many pieces of each, up to the refundable number. */
export function ItemField({ form, items }: { form: Form<RefundValues>; items: readonly Schema<'OrderItem'>[] }) {
  const errorId = useId();
  const chosen = form.watch('items');
  const error = form.errorOf('items');
  const change = (next: RefundValues['items']) =>
    form.setValue('items', next, { shouldDirty: true, shouldValidate: error !== undefined });
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="min-w-0">
      <legend className="text-14 font-semibold">
        <Trans>What is the refund for?</Trans>
      </legend>
      <ul className="mt-2 flex flex-col divide-y divide-line rounded-card bg-card px-4">
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            quantity={chosen.find(({ order_item_id }) => order_item_id === item.id)?.quantity}
            isInvalid={error !== undefined}
            onChange={(quantity) => {
              const others = chosen.filter(({ order_item_id }) => order_item_id !== item.id);
              change(quantity === undefined ? others : [...others, { order_item_id: item.id, quantity }]);
            }}
          />
        ))}
      </ul>
      <FieldError id={errorId} form={form}>
        {error}
      </FieldError>
    </fieldset>
  );
}

interface ItemRowProps {
  item: Schema<'OrderItem'>;
  /** The chosen pieces; undefined while the item is not chosen. */
  quantity: number | undefined;
  isInvalid: boolean;
  onChange: (quantity: number | undefined) => void;
}

function ItemRow({ item, quantity, isInvalid, onChange }: ItemRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const left = item.refundable_quantity;
  const isChosen = quantity !== undefined;
  const isDisabled = left === 0 && !isChosen;
  const { name } = item;
  return (
    <li className="py-3">
      <label className="flex flex-wrap items-center gap-3">
        <CheckBox
          checked={isChosen}
          disabled={isDisabled}
          aria-invalid={isInvalid}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? left : undefined)}
        />
        <ProductImage
          src={item.picture}
          alt=""
          tint={item.category_code}
          className={classNames('size-14 shrink-0 rounded-box p-1.5', isDisabled && 'opacity-50')}
        />
        <span className="min-w-0 flex-[1_1_7rem] text-14">
          <ItemText item={item} />
        </span>
      </label>
      {isChosen && left > 1 && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-14">
          <span className="text-ink-2">
            <Trans>
              {count(left)} of {count(item.quantity)} can be refunded
            </Trans>
          </span>
          <Stepper
            label={t`Quantity of ${name}`}
            value={quantity}
            max={left}
            onChange={onChange}
            invalid={!(quantity >= 1 && quantity <= left)}
          />
        </div>
      )}
      {left === 0 && <NothingLeft item={item} />}
    </li>
  );
}

function NothingLeft({ item: { refund_id, refunded_quantity, quantity } }: { item: Schema<'OrderItem'> }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
      {refunded_quantity === quantity ? <Trans>Already refunded</Trans> : <Trans>Already in a case</Trans>}
      {refund_id !== null && (
        <Link
          to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
          params={{}}
          search={{ case: refund_id }}
          className="hit-44 font-semibold text-brand"
        >
          <Trans>View case</Trans>
        </Link>
      )}
    </p>
  );
}
