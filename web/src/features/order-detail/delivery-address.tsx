import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { updateOrderAddress } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { AddressCard } from '../../entities/address/address-card.tsx';
import { tellStep } from '../../entities/order/use-order-step.ts';
import { errorShownInPlace, toastError } from '../../feedback/error-toasts.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { repeatForCustomer } from '../../session/repeat-for-customer.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

const AddressPickerSheet = lazyOverlay(async () => {
  return (await import('../../entities/address/address-picker-sheet.tsx')).AddressPickerSheet;
});

const changed = msg`Address updated`;

/** The delivery address, which the customer can change until the order is shipped. */
export function DeliveryAddress({ order }: { order: Schema<'Order'> }) {
  const { t } = useLingui();
  const picker = useOverlay();
  const { mutateAsync, isPending } = useMutation({ ...updateOrderAddress(), meta: errorShownInPlace });
  const select = ({ id }: Schema<'Address'>) => {
    const change = repeatForCustomer(() => mutateAsync({ order_id: order.id, address_id: id }));
    void tellStep(change, changed).catch(toastError);
  };
  return (
    <section aria-label={t`Delivery address`} className="flex items-start gap-3 rounded-card bg-card p-4">
      <Icon name="address" className="mt-0.5 text-ink-2" />
      <div className="min-w-0 flex-1">
        <AddressCard address={order.address} />
        {order.allowed_actions.includes('edit_address') && (
          <div className="-ms-4 mt-1">
            {/* The repeat of an unanswered change would undo one made meanwhile. */}
            <Button variant="plain" size="small" busy={isPending} onClick={picker.open}>
              <Trans>Change address</Trans>
            </Button>
          </div>
        )}
      </div>
      {picker.isOpen && <AddressPickerSheet selectedId={undefined} onSelect={select} onClose={picker.close} />}
    </section>
  );
}
