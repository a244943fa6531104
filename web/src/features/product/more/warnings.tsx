import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Section } from '../../../ui/section.tsx';

/** The warnings of a product, which are read without a press. */
export function Warnings({ product, config }: { product: Schema<'Product'>; config: Schema<'Config'> | undefined }) {
  const { warnings = [] } = product;
  if (!config?.product_safety_shown || warnings.length === 0) return null;
  return (
    <Section title={<Trans>Warnings</Trans>}>
      <ul className="flex flex-col gap-2 rounded-card bg-waiting-soft p-4 text-14">
        {warnings.map((warning) => (
          <li key={warning} dir="auto" className="wrap-break-word text-start">
            {warning}
          </li>
        ))}
      </ul>
    </Section>
  );
}
