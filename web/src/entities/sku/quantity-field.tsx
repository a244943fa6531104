import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { type QuantityLimit, quantityError } from './quantity.ts';
import { QUANTITY_ID, type SkuSelection } from './use-sku-selection.ts';

interface QuantityRowProps {
  choice: SkuSelection;
  /** How many of it are in the bag already. */
  inBag?: number | undefined;
}

/** How many; the bound that holds is said in words, and what is typed beyond it stays to be corrected. */
export function QuantityField({ choice, inBag = 0 }: QuantityRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const about = useId();
  const { bound, wanted } = choice;
  if (bound === undefined || bound.most === 0) return null;
  const { most } = bound;
  const trouble = quantityError(wanted, most);
  return (
    <section id={QUANTITY_ID} className="scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-14 font-semibold">
            <Trans>Quantity</Trans>
          </h2>
          <p id={about} role="status" className={classNames('text-14', trouble ? 'text-danger' : 'text-ink-2')}>
            {trouble === 'unclear' ? (
              <Trans>Enter a number from 1 to {count(most)}</Trans>
            ) : (
              <>
                <QuantityLimitText bound={bound} />
                {inBag > 0 && (
                  <>
                    {' · '}
                    <Trans>{count(inBag)} in your bag</Trans>
                  </>
                )}
                {choice.isLowered && (
                  <>
                    {': '}
                    <Trans>the quantity is now {count(most)}</Trans>
                  </>
                )}
              </>
            )}
          </p>
        </div>
        <Stepper
          label={t`Quantity`}
          value={wanted}
          max={most}
          onChange={choice.setWanted}
          invalid={trouble !== undefined}
          describedBy={about}
        />
      </div>
      {trouble === 'too_many' && (
        <button
          type="button"
          onClick={() => choice.setWanted(most)}
          className="ms-auto flex min-h-11 items-center text-14 font-semibold text-brand"
        >
          <Trans>Take {count(most)}</Trans>
        </button>
      )}
    </section>
  );
}

/** What bounds the quantity, in words. */
export function QuantityLimitText({ bound: { most, by } }: { bound: QuantityLimit }) {
  const { count } = useFormats();
  if (by === 'limit') return <Trans>Limit {count(most)} per customer</Trans>;
  return by === 'few' ? <Trans>Only {count(most)} left</Trans> : <Trans>{count(most)} in stock</Trans>;
}
