import { Loading } from '../../feedback/loading.tsx';
import { FieldSkeleton } from '../../form/field.tsx';

/** The skeleton of the address book. */
export function AddressListSkeleton() {
  return (
    <Loading className="grid gap-3">
      <div className="skeleton h-46 rounded-card" />
      <div className="skeleton h-46 rounded-card" />
    </Loading>
  );
}

/** The skeleton of the address form, shown while the countries load. */
export function AddressFormSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      {['country', 'area', 'detail', 'postcode', 'addressee', 'mobile'].map((field) => (
        <FieldSkeleton key={field} hasHelp={field === 'postcode' || field === 'mobile'} />
      ))}
    </Loading>
  );
}
