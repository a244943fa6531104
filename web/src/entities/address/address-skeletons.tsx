import { useLingui } from '@lingui/react/macro';
import { FieldSkeleton } from '../../form/field.tsx';

/** Cards of addresses that are loading. */
export function AddressListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="grid gap-3">
      <div className="skeleton h-46 rounded-card" />
      <div className="skeleton h-46 rounded-card" />
    </div>
  );
}

/** The form of an address while its countries are loading. */
export function AddressFormSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="flex flex-col gap-5">
      {['country', 'area', 'detail', 'postcode', 'addressee', 'mobile'].map((field) => (
        <FieldSkeleton key={field} hasHelp={field === 'postcode' || field === 'mobile'} />
      ))}
    </div>
  );
}
