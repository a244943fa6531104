import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';

type PostalAddressProps = Pick<Schema<'Seller'>, 'country' | 'area_text' | 'detail' | 'postcode'>;

/** A postal address in one line, the country in the language of the app. */
export function PostalAddress({ country, area_text, detail, postcode }: PostalAddressProps) {
  return (
    <p>
      <bdi translate="no">
        {detail}, {area_text} <span className="whitespace-nowrap">{postcode}</span>
      </bdi>
      , {useFormats().region(country)}
    </p>
  );
}
