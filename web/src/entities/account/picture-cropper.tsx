import 'react-image-crop/dist/ReactCrop.css';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import type { PictureArea } from '../upload/crop-picture.ts';

interface PictureCropperProps {
  /** The address of the picture. */
  src: string;
  /** Called with the first area as soon as the picture has its size, and with every other one. */
  onChange: (area: PictureArea) => void;
}

const FIRST_WIDTH = 90;

/**
 * Chooses the square of a picture that is shown as a circle: by dragging it and its corners, or by the arrow keys (with
 * Shift by more). It pulls in react-image-crop, so it is imported by what is loaded when it is opened.
 */
export function PictureCropper({ src, onChange }: PictureCropperProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState<PercentCrop>();
  const change = (next: PercentCrop) => {
    setCrop(next);
    onChange(next);
  };
  return (
    // The library counts from the left in every language.
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
          cropArea: t`The part that is shown. Arrow keys move it`,
          nwDragHandle: t`Upper left corner. Arrow keys change the size`,
          neDragHandle: t`Upper right corner. Arrow keys change the size`,
          swDragHandle: t`Lower left corner. Arrow keys change the size`,
          seDragHandle: t`Lower right corner. Arrow keys change the size`,
          // Not shown for a square.
          nDragHandle: '',
          eDragHandle: '',
          sDragHandle: '',
          wDragHandle: '',
        }}
      >
        <img
          src={src}
          alt={t`What you have chosen`}
          onLoad={({ currentTarget: { width, height } }) =>
            change(centerCrop(makeAspectCrop({ unit: '%', width: FIRST_WIDTH }, 1, width, height), width, height))
          }
        />
      </ReactCrop>
    </div>
  );
}
