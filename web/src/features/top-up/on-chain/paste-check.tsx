import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import { Field } from '../../../form/field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type AddressComparison, compareAddresses } from './compare-addresses.ts';

const Pasted = v.object({ pasted: v.string() });

/**
 * Compares the address in the customer's wallet with the deposit address. Malware that replaces copied addresses
 * changes few characters. The check blocks nothing: coins that are already sent can still be reported.
 */
export function PasteCheck({ address }: { address: string }) {
  const form = useForm({ schema: Pasted, defaultValues: { pasted: '' }, onSubmit: () => Promise.resolve() });
  const pasted = form.watch('pasted');
  return (
    <div className="rounded-card bg-card p-4">
      <Field
        form={form}
        name="pasted"
        label={<Trans>Check a pasted address</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        help={<Trans>Paste the address your wallet shows before you send.</Trans>}
      />
      <div role="status" className="mt-2 empty:hidden">
        {pasted.trim() !== '' && <Comparison {...compareAddresses(address, pasted)} />}
      </div>
    </div>
  );
}

function Comparison({ isSame, characters, firstDifference = 0 }: AddressComparison) {
  if (isSame) {
    return (
      <p className="flex items-start gap-2 text-14 font-medium text-success-ink">
        <Icon name="check" size={18} className="mt-px" />
        <Trans>The addresses match.</Trans>
      </p>
    );
  }
  return (
    <div className="text-14">
      <p className="flex items-start gap-2 font-medium text-danger">
        <Icon name="alert" size={18} className="mt-px" />
        {firstDifference > characters.length ? (
          <Trans>Do not send: the address is incomplete from character {firstDifference} on.</Trans>
        ) : (
          <Trans>Do not send: the address is different from character {firstDifference} on.</Trans>
        )}
      </p>
      <p dir="ltr" translate="no" className="mt-2 font-medium wrap-anywhere">
        {characters.map(({ character, isSame: isRight }, index) =>
          isRight ? (
            character
          ) : (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: the characters of one text keep their order
              key={index}
              className={classNames(
                'bg-danger-soft text-danger',
                index === firstDifference - 1 && 'rounded-small underline decoration-2 underline-offset-4',
              )}
            >
              {character}
            </mark>
          ),
        )}
      </p>
    </div>
  );
}
