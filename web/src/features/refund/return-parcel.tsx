import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { useFormats } from '../../i18n/formats.ts';

/** The address for the return, and the parcel that the goods are sent in. */
export function ReturnParcel({ refund: { return_address, parcel } }: { refund: Schema<'Refund'> }) {
  if (return_address === null && parcel === null) return null;
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="pb-1 text-16 font-semibold">
        <Trans>Return</Trans>
      </h2>
      <div className="divide-y divide-line">
        {return_address !== null && <ReturnAddress address={return_address} />}
        {parcel !== null && <CopyRow label={parcel.carrier} value={parcel.number} />}
      </div>
    </section>
  );
}

/** Separate lines, as carriers' forms ask for them. */
function ReturnAddress({ address }: { address: Schema<'ReturnAddress'> }) {
  const { t } = useLingui();
  const { region } = useFormats();
  const { addressee, mobile, country, area_text, detail, postcode } = address;
  const place = [detail, area_text, postcode, region(country)].filter((part) => part !== null).join(', ');
  return (
    <>
      <CopyRow label={t({ context: 'parcel', message: 'To' })} value={addressee} />
      <CopyRow label={t`Address`} value={place} />
      <CopyRow label={t`Mobile number`} value={mobile} />
    </>
  );
}
