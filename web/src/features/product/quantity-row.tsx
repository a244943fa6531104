import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { Stepper } from '../../ui/stepper.tsx';

interface QuantityRowProps {
  stock: number;
  /** Pieces one customer may buy; null for no limit. */
  limit: number | null;
  value: number;
  onChange: (value: number) => void;
}

/** How many; the bound that holds is said in words. */
export function QuantityRow({ stock, limit, value, onChange }: QuantityRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const limited = limit !== null && limit <= stock;
  return (
    <section className="flex items-center justify-between gap-3">
      <div>
        <h2 className="text-14 font-semibold">
          <Trans>Quantity</Trans>
        </h2>
        <p className="text-12 text-ink-2">
          {limited ? <Trans>Limit {count(limit)} per customer</Trans> : <Trans>{count(stock)} in stock</Trans>}
        </p>
      </div>
      <Stepper label={t`Quantity`} value={value} max={limited ? limit : stock} onChange={onChange} />
    </section>
  );
}
