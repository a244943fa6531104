import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressFormSkeleton } from './address-skeletons.tsx';
import { useAddressForm } from './use-address-form.ts';

interface AddressFormSheetProps {
  onSaved: (address: Schema<'Address'>) => void;
  onClose: () => void;
}

/** Adds an address without leaving the screen that needs one. Closing it keeps the draft. */
export function AddressFormSheet({ onSaved, onClose }: AddressFormSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`New address`} onClose={onClose}>
      <div className="pt-1">
        <PageErrorBoundary skeleton={<AddressFormSkeleton />}>
          <NewAddress onSaved={onSaved} />
        </PageErrorBoundary>
      </div>
    </Sheet>
  );
}

function NewAddress({ onSaved }: Pick<AddressFormSheetProps, 'onSaved'>) {
  return <AddressForm editor={useAddressForm({ address: undefined, onSaved })} />;
}
