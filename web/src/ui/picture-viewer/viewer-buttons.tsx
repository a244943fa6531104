import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../icon/icon-button.tsx';
import { MOST_SCALE } from './zoom.ts';

/** By how much one press enlarges. */
export const STEP_SCALE = 1.5;

interface ViewerButtonsProps {
  index: number;
  last: number;
  scale: number;
  onStep: (by: 1 | -1) => void;
  onZoom: (by: number) => void;
}

/** What fingers do on the pictures, for whoever has none free: one step on or back, larger or smaller. */
export function ViewerButtons({ index, last, scale, onStep, onZoom }: ViewerButtonsProps) {
  const { t } = useLingui();
  const look = { look: 'float', className: 'disabled:text-ink-3' } as const;
  return (
    <footer className="absolute inset-x-0 bottom-0 flex justify-between p-3 pb-[calc(12px+var(--safe-bottom))]">
      <Pair isNeeded={last > 0}>
        <IconButton
          {...look}
          icon="back"
          label={t`Previous picture`}
          disabled={index === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          {...look}
          icon="forward"
          label={t`Next picture`}
          disabled={index === last}
          onClick={() => onStep(1)}
        />
      </Pair>
      <Pair>
        <IconButton
          {...look}
          icon="less"
          label={t`Zoom out`}
          disabled={scale <= 1}
          onClick={() => onZoom(1 / STEP_SCALE)}
        />
        <IconButton
          {...look}
          icon="more"
          label={t`Zoom in`}
          disabled={scale >= MOST_SCALE}
          onClick={() => onZoom(STEP_SCALE)}
        />
      </Pair>
    </footer>
  );
}

function Pair({ isNeeded = true, children }: { isNeeded?: boolean; children: ReactNode }) {
  return <div className="flex gap-2">{isNeeded && children}</div>;
}
