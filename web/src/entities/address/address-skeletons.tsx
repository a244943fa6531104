import { useLingui } from '@lingui/react/macro';

/** Cards of addresses that are loading. */
export function AddressListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="grid gap-3">
      <div className="skeleton h-44 rounded-card" />
      <div className="skeleton h-44 rounded-card" />
    </div>
  );
}

/** The form of an address while its countries are loading. */
export function AddressFormSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="flex flex-col gap-5">
      {['country', 'area', 'detail', 'postcode', 'addressee', 'mobile'].map((field) => (
        <div key={field} className="grid gap-2">
          <div className="skeleton h-5 w-28" />
          <div className="skeleton h-12 rounded-box" />
        </div>
      ))}
    </div>
  );
}
