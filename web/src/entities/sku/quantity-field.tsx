import { Trans, useLingui } from '@lingui/react/macro';
import { type QuantityLimit, quantityError } from '@meridian/sdk/rules';
import { useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Stepper } from '../../ui/input/stepper.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { Urgent } from '../../ui/urgent.tsx';
import { QUANTITY_ID, type SkuSelection } from './use-sku-selection.ts';

/** The quantity with its maximum in words. A typed quantity above it stays, with a button that corrects it. */
export function QuantityField({ selection, inCart = 0 }: { selection: SkuSelection; inCart?: number | undefined }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const about = useId();
  const { limit, quantity } = selection;
  if (limit === undefined || limit.max === 0) return null;
  const { max } = limit;
  const error = quantityError(quantity, max);
  return (
    <section id={QUANTITY_ID} className="scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-[6rem]">
          <h2 className="text-14 font-semibold">
            <Trans>Quantity</Trans>
          </h2>
          <p id={about} role="status" className={classNames('text-14', error ? 'text-danger' : 'text-ink-2')}>
            {error !== undefined ? (
              <Trans>Enter a number from 1 to {count(max)}</Trans>
            ) : (
              <SeparatedList
                items={[
                  <QuantityLimitText key="limit" limit={limit} />,
                  inCart > 0 && <Trans key="inCart">{count(inCart)} in your bag</Trans>,
                  selection.isReduced && <Trans key="reduced">the quantity is now {count(max)}</Trans>,
                ]}
              />
            )}
          </p>
        </div>
        <Stepper
          label={t`Quantity`}
          value={quantity}
          max={max}
          onChange={selection.setQuantity}
          invalid={error !== undefined}
          describedBy={about}
        />
      </div>
      {error === 'too_many' && (
        <button
          type="button"
          onClick={() => selection.setQuantity(max)}
          className="ms-auto flex min-h-11 items-center text-14 font-semibold text-brand"
        >
          <Trans>Change to {count(max)}</Trans>
        </button>
      )}
    </section>
  );
}

function QuantityLimitText({ limit: { max, reason } }: { limit: QuantityLimit }) {
  const { count } = useFormats();
  if (reason === 'limit') return <Trans>Limit {count(max)} per customer</Trans>;
  if (reason !== 'low_stock') return <Trans>{count(max)} in stock</Trans>;
  return (
    <Urgent>
      <Trans>Only {count(max)} left</Trans>
    </Urgent>
  );
}
