import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { createUploads, type PictureUpload } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { errorShownInPlace, isSilent } from '../../feedback/error-toasts.ts';
import { isOfflineError } from '../../feedback/offline-note.ts';
import { toasts } from '../../feedback/toasts.ts';
import { errorLine } from '../../form/error-line.ts';
import type { FieldPicture } from '../../form/picture-tile.tsx';
import { successMessages } from '../../i18n/success-messages.ts';
import { watchCustomer } from '../../session/watch-customer.ts';
import { openBlobStore } from '../../storage/blob-store.ts';
import { encodePicture, PictureRefusedError } from './encode-picture.ts';
import { refusalReasons } from './refusal-reasons.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

interface Options {
  max: number;
  /** The name of the draft that they belong to, such as `review.90051`: the pictures are kept until `clear`. */
  draft?: string;
}

/**
 * The pictures of a form. Render `<PictureField {...pictures.field} label={…} />`; send them with
 * `pictures.send((uploadIds) => mutateAsync({ …, pictures: uploadIds }))`, then call `pictures.clear()`.
 */
export function usePictureUploads({ max, draft }: Options) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const [uploads] = useState(() =>
    createUploads(queries, {
      max,
      store: draft === undefined ? undefined : openBlobStore(draft),
      encode: encodePicture,
      watchCustomer,
      meta: errorShownInPlace,
      onUploaded: () => toasts.done(successMessages.uploadSuccess),
    }),
  );
  const { pictures, refused, tooMany, isStored } = useFlow(uploads);
  useLeaveWarning(pictures.length > 0 && !isStored);
  // Retries what failed while the screen was left (for the login, perhaps) or offline.
  useEffect(() => uploads.retryAll(), [uploads]);
  useOnReconnect(uploads.retryAll);

  const problems = refused.map(({ fileName, error }) => {
    const reason = error instanceof PictureRefusedError ? error.reason : 'broken';
    return `${fileName}: ${i18n._(refusalReasons[reason])}`;
  });
  if (tooMany > 0) {
    problems.push(
      i18n._(
        msg`Up to ${plural(max, { one: '# picture', other: '# pictures' })}: ${plural(tooMany, { one: '# was not added', other: '# were not added' })}`,
      ),
    );
  }
  return {
    field: {
      max,
      pictures: pictures.map((picture) => fieldPicture(picture, i18n)),
      problems,
      onAdd: uploads.add,
      onRetry: uploads.retry,
      onRemove: uploads.remove,
      onMove: uploads.move,
    },
    count: pictures.length,
    send: uploads.send,
    clear: uploads.clear,
  };
}

export function fieldPicture(picture: PictureUpload, i18n: I18n): FieldPicture {
  switch (picture.name) {
    case 'encoding':
      return { key: picture.key, blob: undefined, share: 0, error: undefined };
    case 'uploading':
      return { key: picture.key, blob: picture.blob, share: picture.share, error: undefined };
    case 'uploaded':
      return { key: picture.key, blob: picture.blob, share: undefined, error: undefined };
    case 'failed': {
      // It is sent once the connection returns.
      const isWaiting = isOfflineError(picture.error);
      const error = isWaiting || isSilent(picture.error) ? undefined : errorLine(picture.error, i18n);
      return { key: picture.key, blob: picture.blob, share: 0, error, isWaiting };
    }
  }
}
