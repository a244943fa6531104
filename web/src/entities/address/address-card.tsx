import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { tagName } from './tag-name.ts';

type AddressFields = 'addressee' | 'mobile' | 'country' | 'area_text' | 'detail' | 'postcode' | 'tag';

interface AddressCardProps {
  /** An address of the address book, or the copy in an order, whose number is masked. */
  address: Pick<Schema<'OrderAddress'>, AddressFields> & Partial<Pick<Schema<'Address'>, 'is_default'>>;
}

/** Who receives a parcel, and where. The parent draws the frame: a card, a row or a sheet. */
export function AddressCard({ address }: AddressCardProps) {
  const { i18n } = useLingui();
  const { region } = useFormats();
  const { addressee, mobile, country, area_text, detail, postcode, tag, is_default } = address;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-14 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-16 font-semibold">
          <bdi translate="no">{addressee}</bdi>
        </span>
        <bdi dir="ltr" translate="no" className="tabular text-ink-2">
          {mobile}
        </bdi>
      </p>
      <p>
        <bdi translate="no">{detail}</bdi>
      </p>
      <p className="text-ink-2">
        <SeparatedList
          items={[
            area_text,
            postcode !== null && (
              <bdi key="postcode" dir="ltr" translate="no" className="tabular">
                {postcode}
              </bdi>
            ),
            region(country),
          ]}
        />
      </p>
      <p className="mt-1 flex flex-wrap gap-1.5 text-12 font-medium">
        {is_default === true && (
          <span className="rounded-small bg-brand-soft px-1.5 py-0.5 text-brand">
            <Trans>Default</Trans>
          </span>
        )}
        <span className="rounded-small px-1.5 py-0.5 text-ink-2 ring-1 ring-line ring-inset">
          <bdi>{tagName(tag, i18n)}</bdi>
        </span>
      </p>
    </div>
  );
}
