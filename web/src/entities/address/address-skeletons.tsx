import { Loading } from '../../feedback/loading.tsx';
import { FieldSkeleton } from '../../form/field.tsx';

/** Cards of addresses that are loading. */
export function AddressListSkeleton() {
  return (
    <Loading className="grid gap-3">
      <div className="skeleton h-46 rounded-card" />
      <div className="skeleton h-46 rounded-card" />
    </Loading>
  );
}

/** The form of an address while its countries are loading. */
export function AddressFormSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      {['country', 'area', 'detail', 'postcode', 'addressee', 'mobile'].map((field) => (
        <FieldSkeleton key={field} hasHelp={field === 'postcode' || field === 'mobile'} />
      ))}
    </Loading>
  );
}
