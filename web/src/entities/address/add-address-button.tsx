import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** The contract's limit (saveAddress); one address more is refused. */
const MAX_ADDRESSES = 20;

export const isBookFull = (addresses: readonly unknown[]): boolean => addresses.length >= MAX_ADDRESSES;

interface AddAddressButtonProps {
  isFull: boolean;
  onAdd: () => void;
  /** Full width, where it is the only action of the screen. */
  wide?: boolean;
}

/** Opens the form for a new address. If the address book is full, shows a note instead. */
export function AddAddressButton({ isFull, onAdd, wide = false }: AddAddressButtonProps) {
  if (isFull) {
    return (
      <p className="text-center text-14 text-ink-2">
        <Plural
          value={MAX_ADDRESSES}
          one="You have reached the limit of # address. Delete it to add another."
          other="You have reached the limit of # addresses. Delete one to add another."
        />
      </p>
    );
  }
  return (
    <Button size={wide ? 'large' : 'medium'} wide={wide} onClick={onAdd}>
      <Icon name="plus" size={18} />
      <Trans>Add address</Trans>
    </Button>
  );
}
