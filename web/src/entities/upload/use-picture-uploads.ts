import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { uploadFile } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { errorShownInPlace, isSilent } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import type { FieldPicture } from '../../form/picture-tile.tsx';
import { errorMessage } from '../../i18n/error-messages.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { openBlobStore } from '../../storage/blob-store.ts';
import { encodePicture } from './encode-picture.ts';
import { createPictureUploads, type UploadedPicture } from './picture-uploads.ts';
import { refusalReasons } from './refusal-reasons.ts';

interface Options {
  /** The maximum number of pictures. */
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
  const { mutateAsync } = useMutation({ ...uploadFile(), meta: errorShownInPlace });
  const [uploads] = useState(() =>
    createPictureUploads({
      max,
      store: draft === undefined ? undefined : openBlobStore(draft),
      encode: encodePicture,
      upload: (file, options) => mutateAsync({ file, ...options }),
      onUploaded: () => toasts.done(successMessages.uploadSuccess),
    }),
  );
  const { pictures, refused, tooMany, isKept } = useSelector(uploads.state);
  // Retries what failed while the screen was left (for the login, perhaps) or offline.
  useEffect(() => uploads.retryAll(), [uploads]);
  useOnReconnect(uploads.retryAll);

  const problems = refused.map(({ name, reason }) => `${name}: ${i18n._(refusalReasons[reason])}`);
  if (tooMany > 0) {
    problems.push(
      i18n._(
        msg`Up to ${plural(max, { one: '# picture', other: '# pictures' })}: ${plural(tooMany, { one: '# was not added', other: '# were not added' })}`,
      ),
    );
  }
  return {
    /** The props of PictureField. */
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
    /** Whether the pictures survive a reload. */
    isKept,
    send: uploads.send,
    clear: uploads.clear,
  };
}

export function fieldPicture({ key, blob, uploadId, share, error }: UploadedPicture, i18n: I18n): FieldPicture {
  const isShown = error !== undefined && !isSilent(error);
  const { text, advice } = errorMessage(error, i18n);
  return {
    key,
    blob,
    share: uploadId === undefined ? share : undefined,
    error: isShown ? (advice === undefined ? text : i18n._(msg`${text}. ${advice}`)) : undefined,
  };
}
