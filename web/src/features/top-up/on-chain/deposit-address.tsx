import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { blockchainsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CopyRow } from '../../../feedback/copy-row.tsx';
import { SectionError } from '../../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useIsSessionOver } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Fact } from '../../../ui/fact.tsx';
import { UsualTime } from '../usual-time.tsx';
import { rememberAddress, useKnownAddress } from './known-addresses.ts';
import { networkColour } from './network-colour.ts';
import { PasteCheck } from './paste-check.tsx';
import { QrCode } from './qr-code.tsx';

/** The deposit address on a network: QR code, address to copy, the network's conditions, and a check of a paste. */
export function DepositAddress({ chain }: { chain: Schema<'Blockchain'> }) {
  const { t } = useLingui();
  const { money, count, date } = useFormats();
  const { isError, refetch } = useQuery({ ...blockchainsQuery(), enabled: false });
  const isSessionOver = useIsSessionOver();
  const [isUnread, setUnread] = useState(isError);
  // With its session the failure is forgotten, a moment before the login is on screen.
  if (!isSessionOver && isUnread !== isError) setUnread(isError);
  const { network, name, coin, address, min_amount, confirmations, minutes, address_changed_at } = chain;
  const known = useKnownAddress(network);
  const hasChanged = known !== undefined && known !== address;
  useEffect(() => {
    if (known === undefined) rememberAddress(network, address);
  }, [known, network, address]);
  // An address is valid only while it is listed, and the list could not be read again.
  if (isUnread) return <SectionError onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-3">
      {hasChanged && (
        <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-waiting-soft p-4 text-14">
          <p>
            <strong className="block font-semibold">
              <Trans>This address has changed since your last visit.</Trans>
            </strong>
            <Trans>Use only the new one below, and delete the old one from your wallet.</Trans>
          </p>
          <Button size="medium" variant="quiet" onClick={() => rememberAddress(network, address)}>
            <Trans>Use the new address</Trans>
          </Button>
        </div>
      )}
      <section aria-label={t`Address on ${name}`} className="rounded-card bg-card p-4">
        <div className="flex flex-col items-center gap-3 rounded-box bg-paper p-4 text-paper-ink">
          <p
            className={classNames(
              'max-w-full rounded-full px-4 py-1.5 text-center text-14 font-semibold text-paper',
              networkColour(network),
            )}
          >
            <bdi translate="no">{coin}</bdi>&nbsp;· <bdi translate="no">{name}</bdi>
          </p>
          <QrCode text={address} label={t`QR code for the address on ${name}`} />
        </div>
        <div className="mt-2">
          <CopyRow label={t`Wallet address`} value={address} inFours />
        </div>
        <dl className="tabular mt-1 flex flex-col gap-1.5 text-14">
          <Fact name={<Trans>Minimum amount</Trans>}>{money(min_amount)}</Fact>
          <Fact name={<Trans>Confirmations</Trans>}>{count(confirmations)}</Fact>
          <Fact name={<Trans context="top-up">Time</Trans>}>
            <UsualTime minutes={minutes} />
          </Fact>
          {address_changed_at !== null && <Fact name={<Trans>In use since</Trans>}>{date(address_changed_at)}</Fact>}
        </dl>
      </section>
      <PasteCheck key={address} address={address} />
    </div>
  );
}
