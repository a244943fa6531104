import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../icon/icon-button.tsx';
import { MAX_SCALE } from './zoom.ts';

/** The zoom factor of one press. */
export const ZOOM_STEP = 1.5;

interface ViewerButtonsProps {
  index: number;
  last: number;
  scale: number;
  onStep: (by: 1 | -1) => void;
  onZoom: (by: number) => void;
}

/** Buttons for the gestures: previous and next picture, zoom in and out. */
export function ViewerButtons({ index, last, scale, onStep, onZoom }: ViewerButtonsProps) {
  const { t } = useLingui();
  return (
    <footer className="absolute inset-x-0 bottom-0 flex justify-between p-3 pb-[calc(12px+var(--safe-bottom))]">
      <ButtonGroup isVisible={last > 0}>
        <IconButton
          variant="float"
          icon="back"
          label={t`Previous picture`}
          disabled={index === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          variant="float"
          icon="forward"
          label={t`Next picture`}
          disabled={index === last}
          onClick={() => onStep(1)}
        />
      </ButtonGroup>
      <ButtonGroup>
        <IconButton
          variant="float"
          icon="minus"
          label={t`Zoom out`}
          disabled={scale <= 1}
          onClick={() => onZoom(1 / ZOOM_STEP)}
        />
        <IconButton
          variant="float"
          icon="plus"
          label={t`Zoom in`}
          disabled={scale >= MAX_SCALE}
          onClick={() => onZoom(ZOOM_STEP)}
        />
      </ButtonGroup>
    </footer>
  );
}

function ButtonGroup({ isVisible = true, children }: { isVisible?: boolean; children: ReactNode }) {
  return <div className="flex gap-2">{isVisible && children}</div>;
}
