import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon/icon.tsx';

/** Warns that coins sent on another network than the receiving platform's are lost (R5.11). */
export function SameNetworkWarning({ network }: { network: string | null }) {
  return (
    <p className="flex items-start gap-2 rounded-box bg-waiting-soft px-3.5 py-3 text-14 text-waiting-ink">
      <Icon name="alert" size={18} className="mt-px" />
      {network === null ? (
        <Trans>Choose the same network as the receiving platform. Coins sent on another one are lost.</Trans>
      ) : (
        <span>
          <Trans>
            The receiving platform must use the same network:{' '}
            <bdi translate="no" className="whitespace-nowrap font-semibold">
              {network}
            </bdi>
            . Coins sent on another one are lost.
          </Trans>
        </span>
      )}
    </p>
  );
}
