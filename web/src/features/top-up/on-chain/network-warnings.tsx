import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CheckBox } from '../../../ui/input/check-box.tsx';

interface NetworkWarningsProps {
  chain: Schema<'Blockchain'> | undefined;
  refused: readonly Schema<'RefusedNetwork'>[];
  isAcknowledged: boolean;
  onAcknowledge: (isAcknowledged: boolean) => void;
}

/** The warnings of R5.11. The address is shown once they are acknowledged for the chosen network. */
export function NetworkWarnings({ chain, refused, isAcknowledged, onAcknowledge }: NetworkWarningsProps) {
  return (
    <section className="rounded-card bg-waiting-soft p-4 text-14">
      <div className="flex items-start gap-3">
        <Icon name="alert" className="mt-px text-waiting-ink" />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="font-semibold">
            <Trans>Choose the same network as the platform you send from.</Trans>
          </p>
          <p>
            <Trans>
              Deposits through decentralised exchanges, BSC, HECO and other unsupported chains are not accepted.
            </Trans>
          </p>
          {refused.length > 0 && (
            <ul className="flex flex-col gap-1">
              {refused.map(({ name, reason }) => (
                <li key={name}>
                  <strong className="font-semibold">{name}</strong>: {reason}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {chain !== undefined && (
        <label className="mt-2 flex min-h-11 items-start gap-3 py-2.5">
          <CheckBox checked={isAcknowledged} onChange={(event) => onAcknowledge(event.currentTarget.checked)} />
          <span className="min-w-0 font-medium">
            <Trans>I have read this, and the platform I send from uses {chain.name}.</Trans>
          </span>
        </label>
      )}
    </section>
  );
}
