import { Trans, useLingui } from '@lingui/react/macro';
import {
  createOwnDataCollection,
  type OwnDataCollection,
  type OwnDataPart,
  type OwnDataProgress,
  ownDataParts,
} from '@meridian/sdk/lists';
import { clientOf } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { isSilent } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { dayOf } from '../../i18n/days-ago.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';

/** Downloads all data of the customer as one file. The device builds it from the ordinary calls. */
export function OwnDataSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { bytes } = useFormats();
  const queries = useQueryClient();
  const collection = useRef<OwnDataCollection>(undefined);
  const abort = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<OwnDataProgress>();
  const [failure, setFailure] = useState<unknown>();
  const [file, setFile] = useState<Blob>();
  const url = useObjectUrl(file);
  useEffect(() => () => abort.current?.abort(), []);

  const collect = async () => {
    collection.current ??= createOwnDataCollection(clientOf(queries));
    abort.current = new AbortController();
    setFailure(undefined);
    const closeToast = toasts.loading(t`Collecting your data`);
    try {
      const text = await collection.current.run(setProgress, abort.current.signal);
      setFile(new Blob([text], { type: 'application/json' }));
    } catch (error) {
      if (isSilent(error)) return;
      setFailure(error);
    } finally {
      closeToast();
      setProgress(undefined);
    }
  };
  const names = usePartNames();
  return (
    <Sheet title={t`Download your data`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1 text-14">
        {file !== undefined && url !== undefined ? (
          <>
            <p role="status" className="text-ink-2">
              <Trans>
                Your file is ready: {bytes(file.size)}. It was created on this device. Keep it where only you can open
                it.
              </Trans>
            </p>
            {/* biome-ignore lint/plugin: the file was made on this device */}
            <a href={url} download={fileName()} className={buttonClass({ wide: true })}>
              <Trans>Save file</Trans>
            </a>
          </>
        ) : failure !== undefined ? (
          <>
            <ErrorState error={failure} onRetry={() => void collect()} />
            <p className="text-center text-ink-2">
              <Trans>Your progress is kept. You can continue where it stopped.</Trans>
            </p>
          </>
        ) : (
          <>
            <p className="text-ink-2">
              <Trans>One JSON file with all the data below, as of now. It contains no passwords or codes.</Trans>
            </p>
            <p>{ownDataParts.map((part) => names[part]).join(' · ')}</p>
            {progress === undefined ? (
              <Button wide onClick={() => void collect()}>
                <Trans>Collect my data</Trans>
              </Button>
            ) : (
              <CollectProgress name={names[progress.part]} done={progress.done} />
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}

function CollectProgress({ name, done }: { name: string; done: number }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const share = Math.round((100 * done) / ownDataParts.length);
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="flex justify-between gap-3 text-ink-2">
        <span>{name}</span>
        <span className="tabular">{percent(share)}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t`Collecting your data`}
        aria-valuenow={share}
        className="h-2 overflow-hidden rounded-full bg-well"
      >
        <div className="h-full rounded-full bg-brand" style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}

const fileName = () => `meridian-${dayOf(new Date())}.json`;

function usePartNames(): Record<OwnDataPart, string> {
  const { t } = useLingui();
  return {
    account: t`Personal details`,
    sessions: t`Signed-in devices`,
    notification_preferences: t`Notification preferences`,
    addresses: t`Addresses`,
    orders: t`Orders`,
    refunds: t`After-sale cases`,
    reviews: t`Reviews`,
    bills: t`Bills`,
    top_ups: t`Top-ups`,
    withdrawals: t`Withdrawals`,
    payees: t`Saved payees`,
    bag: t`Bag`,
    favourites: t`Favourites`,
    followed_shops: t`Followed shops`,
    notifications: t`Notifications`,
    conversations: t`Conversations`,
  };
}
