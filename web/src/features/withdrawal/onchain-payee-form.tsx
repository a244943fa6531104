import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Field } from '../../form/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { RadioField } from '../../form/radio-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import type { PayeeFormProps } from './add-payee-sheet.tsx';
import { onchainPayeeSchema } from './payee-schema.ts';
import { SameNetworkWarning } from './same-network-warning.tsx';

interface OnchainPayeeFormProps extends PayeeFormProps {
  /** The open networks. */
  networks: readonly string[];
}

/** The form to add an address on a network to withdraw to. */
export function OnchainPayeeForm({ networks, onAdd }: OnchainPayeeFormProps) {
  const schema = useMemo(() => onchainPayeeSchema(networks), [networks]);
  const form = useForm({
    schema,
    defaultValues: { network: '', address: '' },
    fieldByReason: { network_unsupported: 'network' },
    onSubmit: (destination) => onAdd({ type: 'onchain', ...destination }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <RadioField
        form={form}
        name="network"
        label={<Trans>Network</Trans>}
        options={networks.map((network) => ({ value: network, text: <bdi translate="no">{network}</bdi> }))}
      />
      <SameNetworkWarning network={form.watch('network') || null} />
      <Field
        form={form}
        name="address"
        label={<Trans>Wallet address</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        dir="ltr"
        help={<Trans>Paste it from the receiving platform and compare both ends.</Trans>}
      />
      <FormError form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <Trans context="wallet">Add address</Trans>
      </Button>
    </form>
  );
}
