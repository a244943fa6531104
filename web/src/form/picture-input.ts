import type { ChangeEvent } from 'react';

/** What a picture may be chosen from: what is sent, and AVIF, which is sent as one of these. Without HEIC, iOS converts it. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** For `onChange` of a file input: gives the picked files. The customer can pick the same file again. */
export const handleFiles =
  (onPick: (files: readonly File[]) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onPick([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
