import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { FieldError } from '../../../form/field-error.tsx';
import type { Form } from '../../../form/use-form.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeparatedList } from '../../../ui/separated-list.tsx';
import { UsualTime } from '../usual-time.tsx';
import { networkColour } from './network-colour.ts';
import type { WalletValues } from './wallet-form-schema.ts';

interface NetworkFieldProps {
  form: Form<WalletValues>;
  networks: readonly Schema<'Blockchain'>[];
}

/** The networks to choose from, each with its colour, minimum, fee and time. Closed networks cannot be chosen. */
export function NetworkField({ form, networks }: NetworkFieldProps) {
  const id = useId();
  const { money } = useFormats();
  const error = form.errorOf('network');
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className="min-w-0">
      <legend className="text-16 font-semibold">
        <Trans>1. Choose the network</Trans>
      </legend>
      <div className="mt-2 flex flex-col gap-2">
        {networks.map(({ network, name, min_amount, fee, minutes, enabled }) => (
          <label
            key={network}
            className={classNames(
              'flex items-start gap-3 rounded-box border border-line bg-card p-3.5 has-checked:border-brand has-checked:bg-brand-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand',
              !enabled && 'text-ink-2',
            )}
          >
            <span className="flex h-[1lh] items-center text-16">
              <input
                type="radio"
                value={network}
                disabled={!enabled}
                {...form.register('network')}
                aria-invalid={error !== undefined}
                className="radio-mark"
              />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex gap-x-2 font-semibold">
                <span
                  aria-hidden
                  className={classNames('mt-[calc(0.5lh-5px)] size-2.5 shrink-0 rounded-full', networkColour(network))}
                />
                <bdi translate="no" className="min-w-0">
                  {name}
                </bdi>
              </span>
              <span className="block text-12 text-ink-2">
                {enabled ? (
                  <SeparatedList
                    items={[
                      <Trans key="fee">
                        From {money(min_amount)}, fee {money(fee)}
                      </Trans>,
                      <UsualTime key="time" minutes={minutes} />,
                    ]}
                  />
                ) : (
                  <Trans>Unavailable right now</Trans>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} form={form}>
        {error}
      </FieldError>
    </fieldset>
  );
}
