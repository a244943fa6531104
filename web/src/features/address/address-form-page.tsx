import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { addressQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { AddressForm } from '../../entities/address/address-form.tsx';
import { AddressFormSkeleton } from '../../entities/address/address-skeletons.tsx';
import { useAddressForm } from '../../entities/address/use-address-form.ts';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { PromptSuspense } from '../../feedback/prompt-suspense.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { ScreenBar, useBack } from '../../navigation/screen-bar.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { LeaveSheet } from '../../session/leave-sheet.tsx';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteAddressSheet } from './delete-address-sheet.tsx';

/** Adds an address, or edits the one with this id. */
export function AddressFormPage({ addressId }: { addressId: number | undefined }) {
  const { t } = useLingui();
  const bar = <ScreenBar parent="/address" title={addressId === undefined ? t`New address` : t`Edit address`} />;
  return (
    <PageErrorBoundary bar={bar} notFound={{ reason: 'address_not_found', screen: <AddressNotFound /> }}>
      <div className="flex grow flex-col gap-4 px-4 pt-1 pb-6">
        <PromptSuspense fallback={<AddressFormSkeleton />}>
          {addressId === undefined ? <Editor address={undefined} /> : <ExistingAddress addressId={addressId} />}
        </PromptSuspense>
      </div>
    </PageErrorBoundary>
  );
}

function ExistingAddress({ addressId }: { addressId: number }) {
  return <Editor address={useSuspenseQuery(addressQuery(addressId)).data} />;
}

function Editor({ address }: { address: Schema<'Address'> | undefined }) {
  const back = useBack('/address');
  const deletion = useOverlay();
  const isShown = useIsShown();
  const leave = () => {
    // The customer may have left this screen while the request was in flight.
    if (!isShown()) return;
    guard.allow();
    back();
  };
  const editor = useAddressForm({
    address,
    onSaved: () => {
      toasts.done(successMessages.saveSuccess);
      leave();
    },
  });
  const guard = useLeaveGuard(editor.isDirty);
  return (
    <>
      <AddressForm editor={editor} />
      {address !== undefined && (
        <Button variant="plain" wide onClick={deletion.open}>
          <Trans>Delete address</Trans>
        </Button>
      )}
      {address !== undefined && deletion.isOpen && (
        <DeleteAddressSheet address={address} onDeleted={leave} onClose={deletion.close} />
      )}
      <LeaveSheet guard={guard} onDiscard={editor.discard} />
    </>
  );
}

/** Shown when the customer has no address with this id, or the URL has no valid id. */
export function AddressNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState
      title={t`Edit address`}
      parent="/address"
      icon="address"
      message={<Trans>This address is not in your address book.</Trans>}
    >
      <LinkButton to="/address" size="medium">
        <Trans>Go to addresses</Trans>
      </LinkButton>
    </NotFoundState>
  );
}
