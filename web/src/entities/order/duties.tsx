import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/formats.ts';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';
import { ConvertedAmount } from '../currency/converted-amount.tsx';

/** Whether duties are shown as lines. Until the configuration is there, and without it, they are not. */
export const useDutiesShown = (): boolean => useQuery(configQuery()).data?.duties_shown === true;

/** The name of a duty or an import tax, with the tariff heading that it is about. */
export function DutyName({ kind, heading }: Pick<Schema<'DutyLine'>, 'kind' | 'heading'>) {
  if (kind === 'import_tax') return <Trans>Import tax</Trans>;
  if (heading === null) return <Trans>Customs duty</Trans>;
  return (
    <Trans>
      Customs duty, heading <bdi translate="no">{heading}</bdi>
    </Trans>
  );
}

type Duties = Pick<Schema<'Duties'>, 'lines' | 'estimate'>;

/** What each shop sends; with more than one they are named. */
interface PartsProps {
  parts: readonly { readonly duties: Duties; readonly shop: Pick<Schema<'ShopRef'>, 'id' | 'name'> }[];
}

/** What the total has in it already: the lines that the shops collect. */
export function DutiesInTotal({ parts }: PartsProps) {
  const { money } = useFormats();
  const lines = parts.flatMap(({ duties }) => duties.lines ?? []).filter((line) => line.collected_by === 'shop');
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const amounts = lines.filter((line) => line.kind === kind).map(({ amount }) => money(amount));
    const included = <bdi translate="no">{amounts.join(' + ')}</bdi>;
    return (
      <span key={kind} className="block">
        {kind === 'duty' ? (
          <Trans>Customs duty included: {included}</Trans>
        ) : (
          <Trans>Import tax included: {included}</Trans>
        )}
      </span>
    );
  });
}

interface DutiesOnDeliveryProps extends PartsProps {
  /** What it costs in all; null if that is not known. */
  total: string | null | undefined;
  /** Whether they are no longer what is due, because pieces came back or may come back. */
  isAsPlaced?: boolean;
}

/** What the carriers collect beside the total, and the sum in all. Nothing where they collect nothing. */
export function DutiesOnDelivery({ parts, total, isAsPlaced = false }: DutiesOnDeliveryProps) {
  const rows = parts.flatMap(({ duties, shop }) =>
    rowsOnDelivery(duties).map((row) => (parts.length > 1 ? ofShop(shop, row) : row)),
  );
  if (rows.length === 0) return null;
  const inAll: MoneyRow = {
    key: 'inAll',
    label: <Trans>Total with duties and taxes</Trans>,
    amount: total ?? <Trans>Not known</Trans>,
    isTotal: true,
    note: total != null ? <ConvertedAmount amount={total} /> : undefined,
  };
  return (
    <section className="pt-4">
      <h3 className="pb-2 text-12 text-ink-2">
        <Trans>The carrier collects on delivery</Trans>
      </h3>
      <MoneyRows rows={[...rows, inAll]} />
      {isAsPlaced && (
        <p className="pt-2 text-12 text-ink-2">
          <Trans>Duties and taxes are those of the order as placed.</Trans>
        </p>
      )}
    </section>
  );
}

function rowsOnDelivery({ lines = [], estimate }: Duties): MoneyRow[] {
  if (lines === null) {
    const note = estimate ? <Estimate {...estimate} /> : undefined;
    const label = <Trans>Duties and import taxes</Trans>;
    return [{ key: 'unknown', label, amount: <Trans>Not known</Trans>, note }];
  }
  return lines
    .filter(({ collected_by }) => collected_by === 'carrier')
    .map(({ amount, ...line }) => ({ key: `${line.kind} ${line.heading}`, label: <DutyName {...line} />, amount }));
}

const ofShop = ({ id, name }: { id: number; name: string }, { key, note, ...row }: MoneyRow): MoneyRow => ({
  ...row,
  key: `${id} ${key}`,
  note: (
    <>
      <bdi translate="no" className="block">
        {name}
      </bdi>
      {note}
    </>
  ),
});

function Estimate({ from, to }: Schema<'DutyEstimate'>) {
  const { money } = useFormats();
  return (
    <Trans>
      Estimated at {money(from)} to {money(to)}
    </Trans>
  );
}
