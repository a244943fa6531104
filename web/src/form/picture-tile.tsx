import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useObjectUrl } from '../ui/use-object-url.ts';

/** A picture of a form. */
export interface FieldPicture {
  key: string;
  /** Undefined while it is being encoded. */
  blob: Blob | undefined;
  /** The progress of the upload, from 0 to 1; undefined when it is complete. */
  share: number | undefined;
  /** Why the upload failed. */
  error: string | undefined;
  /** Whether the upload waits for the connection. */
  isWaiting?: boolean;
}

interface PictureTileProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'type'> {
  picture: FieldPicture;
  /** The position, from 1. */
  place: number;
  total: number;
  isSelected: boolean;
  onRemove: () => void;
}

/** A picture of a form, with the progress of its upload. */
export function PictureTile({ picture, place, total, isSelected, onRemove, ...button }: PictureTileProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { blob, share, error, isWaiting = false } = picture;
  const src = useObjectUrl(blob);
  const percent = Math.round((share ?? 1) * 100);
  return (
    <>
      <button
        {...button}
        type="button"
        data-picture-button
        aria-label={
          error === undefined
            ? t`Picture ${count(place)} of ${count(total)}`
            : t`Picture ${count(place)} was not uploaded. Try again`
        }
        className={classNames(
          'relative block aspect-square w-full touch-pan-y select-none overflow-hidden rounded-box bg-well',
          isSelected && 'outline-2 outline-offset-2 outline-brand',
        )}
      >
        {src === undefined ? (
          <span className="absolute inset-0 grid place-items-center text-ink-2">
            <Icon name="spinner" className="animate-spin" />
          </span>
        ) : (
          <img src={src} alt="" width={160} height={160} draggable={false} className="size-full object-cover" />
        )}
        {error !== undefined && (
          <span className="absolute inset-0 grid place-items-center bg-scrim">
            <span className="grid size-9 place-items-center rounded-full bg-float text-danger">
              <Icon name="retry" size={18} />
            </span>
          </span>
        )}
      </button>
      {isWaiting && (
        <span className="pointer-events-none absolute inset-x-1 bottom-1 rounded-small bg-float text-center text-12">
          <Trans>No connection</Trans>
        </span>
      )}
      {blob !== undefined && share !== undefined && error === undefined && !isWaiting && (
        <span
          role="progressbar"
          aria-label={t`Uploading picture ${count(place)}`}
          aria-valuenow={percent}
          className="pointer-events-none absolute inset-x-1.5 bottom-1.5 h-1.5 overflow-hidden rounded-full bg-float"
        >
          <span className="block h-full rounded-full bg-brand" style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <button
        type="button"
        aria-label={t`Remove picture ${count(place)}`}
        onClick={onRemove}
        className="hit-44 absolute! end-1 top-1 grid size-7 place-items-center rounded-full bg-float text-ink"
      >
        <Icon name="close" size={16} />
      </button>
    </>
  );
}
