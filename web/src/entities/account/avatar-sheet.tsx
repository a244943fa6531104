import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createAvatar } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useReportError } from '../../behaviour/report-error.ts';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { errorShownInPlace, isSilent } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { handleFiles, PICTURE_TYPES } from '../../form/picture-input.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { watchCustomer } from '../../session/watch-customer.ts';
import { AlertBox, ErrorBox, type ErrorBoxProps } from '../../ui/alert-box.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { cropPicture, type PictureArea } from '../upload/crop-picture.ts';
import { encodePicture, PictureRefusedError } from '../upload/encode-picture.ts';
import { refusalReasons } from '../upload/refusal-reasons.ts';
import { initialsOf } from './initials.ts';
import { PictureCropper } from './picture-cropper.tsx';

/** Picks or takes a profile picture, crops it to a square and saves it; or removes the present one. */
export function AvatarSheet({ user, onClose }: { user: Schema<'UserInfo'>; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [avatar] = useState(() => createAvatar(queries, { watchCustomer, meta: errorShownInPlace }));
  const [picture, setPicture] = useState<Blob>();
  const src = useObjectUrl(picture);
  const [area, setArea] = useState<PictureArea>();
  const [busy, setBusy] = useState<'opening' | 'saving' | 'removing'>();
  const [failure, setFailure] = useState<unknown>();
  const report = useReportError();
  const isShown = useIsShown();
  /** The last crop. A retry uploads the same blob, so that it counts as the same upload. */
  const cut = useRef<{ area: PictureArea; blob: Blob }>(undefined);

  const run = async (what: typeof busy, work: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(what);
    try {
      await work();
    } catch (error) {
      if (!isSilent(error)) setFailure(error);
      if (!(error instanceof PictureRefusedError)) report(error);
    } finally {
      setBusy(undefined);
    }
  };
  const open = (file: File) =>
    run('opening', async () => {
      const encoded = await encodePicture(file);
      cut.current = undefined;
      setArea(undefined);
      setPicture(encoded);
    });
  const saveCut = async () => {
    if (picture === undefined || area === undefined) return;
    await run('saving', async () => {
      if (cut.current?.area !== area) cut.current = { area, blob: await cropPicture(picture, area) };
      await avatar.save(cut.current.blob, user.version);
      toasts.done(successMessages.saveSuccess);
      if (isShown()) onClose();
    });
  };
  const removeAvatar = () =>
    run('removing', async () => {
      await avatar.remove(user.version);
      toasts.done(t`Picture removed`);
      if (isShown()) onClose();
    });
  return (
    <Sheet title={t`Profile picture`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        {src === undefined ? (
          <div className="grid place-items-center rounded-box bg-well p-6">
            <Avatar kind="person" size="huge" picture={user.avatar} initials={initialsOf(i18n.locale, user)} />
          </div>
        ) : (
          <PictureCropper key={src} src={src} onChange={setArea} />
        )}
        <p className="text-14 text-ink-2">
          {src === undefined ? (
            <Trans>It appears next to your reviews. We remove where and when it was taken.</Trans>
          ) : (
            <Trans>Drag the circle to move it, or a corner to resize it.</Trans>
          )}
        </p>
        {failure !== undefined && <Failure error={failure} onReconnect={() => setFailure(undefined)} />}
        <div className="flex flex-col gap-2">
          {picture !== undefined && (
            <Button wide busy={busy === 'saving'} disabled={area === undefined} onClick={() => void saveCut()}>
              <Trans>Save picture</Trans>
            </Button>
          )}
          <PickButton isMain={picture === undefined} busy={busy === 'opening'} onPick={(file) => void open(file)}>
            {picture === undefined ? <Trans>Choose picture</Trans> : <Trans>Choose another picture</Trans>}
          </PickButton>
          {picture === undefined && (
            <div className="hidden pointer-coarse:grid">
              <PickButton isCamera busy={false} onPick={(file) => void open(file)}>
                <Trans>Take a photo</Trans>
              </PickButton>
            </div>
          )}
          {picture === undefined && user.avatar !== null && (
            <Button variant="plain" wide busy={busy === 'removing'} onClick={() => void removeAvatar()}>
              <Trans>Remove picture</Trans>
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function Failure({ error, onReconnect }: ErrorBoxProps) {
  const { i18n } = useLingui();
  if (error instanceof PictureRefusedError) return <AlertBox title={i18n._(refusalReasons[error.reason])} />;
  return <ErrorBox error={error} onReconnect={onReconnect} />;
}

interface PickButtonProps {
  isMain?: boolean;
  isCamera?: boolean;
  busy: boolean;
  onPick: (file: File) => void;
  children: ReactNode;
}

/** A file input that looks like a button. */
function PickButton({ isMain = false, isCamera = false, busy, onPick, children }: PickButtonProps) {
  return (
    <label
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant: isMain ? 'primary' : 'quiet', wide: true })} outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
    >
      {busy ? <Icon name="spinner" className="animate-spin" /> : children}
      <input
        type="file"
        accept={PICTURE_TYPES}
        capture={isCamera ? 'user' : undefined}
        // Not disabled, so that it keeps the focus.
        aria-disabled={busy}
        onClick={(event) => busy && event.preventDefault()}
        className="sr-only"
        onChange={handleFiles(([file]) => file !== undefined && onPick(file))}
      />
    </label>
  );
}
