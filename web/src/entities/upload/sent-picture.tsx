import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';
import { useOpenPictures } from '../../navigation/picture-viewer-overlay.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';

const PICTURE_PX = 256;
const sizes = { small: 'size-11', medium: 'size-16', large: 'size-18' };

interface SentPictureProps {
  /** The signed URLs of the pictures sent together, which are valid for ten minutes (decision openapi/004). */
  pictures: readonly string[];
  index?: number;
  size: keyof typeof sizes;
}

/** A picture that the customer has sent as evidence. A press opens the viewer. */
export function SentPicture({ pictures, index = 0, size }: SentPictureProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const openPictures = useOpenPictures();
  return (
    <button
      type="button"
      aria-label={t`Enlarge picture ${count(index + 1)} of ${count(pictures.length)}`}
      onClick={() => openPictures({ pictures, startIndex: index })}
      className={classNames('block overflow-hidden rounded-box bg-well', sizes[size])}
    >
      <Picture
        src={pictures[index] ?? ''}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        className="size-full object-cover"
      />
    </button>
  );
}
