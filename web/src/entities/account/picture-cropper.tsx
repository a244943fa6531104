import 'react-image-crop/dist/ReactCrop.css';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import type { PictureArea } from '../upload/crop-picture.ts';

interface PictureCropperProps {
  src: string;
  /** Called with the first area as soon as the size of the picture is known, then with every change. */
  onChange: (area: PictureArea) => void;
}

const FIRST_WIDTH = 90;

/**
 * Selects the square of a picture that is shown as a circle: by dragging it or its corners, or by the arrow keys (Shift
 * for larger steps). It depends on react-image-crop, so only lazy modules import it.
 */
export function PictureCropper({ src, onChange }: PictureCropperProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState<PercentCrop>();
  const change = (next: PercentCrop) => {
    setCrop(next);
    onChange(next);
  };
  return (
    // The library measures from the left in every language.
    <div dir="ltr" className="grid place-items-center rounded-box bg-well p-5">
      <ReactCrop
        aspect={1}
        circularCrop
        keepSelection
        minWidth={64}
        crop={crop}
        onChange={(_, percent) => change(percent)}
        className="max-h-[45dvh] [--rc-drag-handle-mobile-size:1.75rem] [--rc-drag-handle-size:1.25rem] [--rc-border-color:var(--brand)] [--rc-drag-handle-bg-colour:var(--card)] [--rc-focus-color:var(--brand)]"
        ariaLabels={{
          cropArea: t`Visible area. Use arrow keys to move`,
          nwDragHandle: t`Top left corner. Use arrow keys to resize`,
          neDragHandle: t`Top right corner. Use arrow keys to resize`,
          swDragHandle: t`Bottom left corner. Use arrow keys to resize`,
          seDragHandle: t`Bottom right corner. Use arrow keys to resize`,
          // A square crop has no such handles.
          nDragHandle: '',
          eDragHandle: '',
          sDragHandle: '',
          wDragHandle: '',
        }}
      >
        <img
          src={src}
          alt={t`Your selection`}
          onLoad={({ currentTarget: { width, height } }) =>
            change(centerCrop(makeAspectCrop({ unit: '%', width: FIRST_WIDTH }, 1, width, height), width, height))
          }
        />
      </ReactCrop>
    </div>
  );
}
