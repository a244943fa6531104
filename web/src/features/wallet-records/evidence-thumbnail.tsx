import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useOpenPictures } from '../../navigation/picture-viewer-overlay.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';

const PICTURE_PX = 256;
const sizes = { small: 'size-11', large: 'size-18' };

interface EvidenceThumbnailProps {
  /** The picture with a signed URL, which is valid for ten minutes (decision openapi/004). */
  evidence: Schema<'PrivatePicture'>;
  size: keyof typeof sizes;
}

/** The evidence of a reported top-up. A press opens the viewer. */
export function EvidenceThumbnail({ evidence: { url }, size }: EvidenceThumbnailProps) {
  const { t } = useLingui();
  const openPictures = useOpenPictures();
  return (
    <button
      type="button"
      onClick={() => openPictures({ pictures: [url], startIndex: 0 })}
      className={classNames('block overflow-hidden rounded-box bg-well', sizes[size])}
    >
      <Picture src={url} alt={t`Evidence`} width={PICTURE_PX} height={PICTURE_PX} className="size-full object-cover" />
    </button>
  );
}
