import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon/icon-button.tsx';
import { useModal } from './use-modal.ts';

interface SheetProps {
  title: string;
  /** Undefined for a sheet that only its own buttons close. */
  onClose: (() => void) | undefined;
  /** Whether it is as tall as a sheet can be, so that its head does not move when its content changes. */
  isTall?: boolean;
  children: ReactNode;
}

const CLOSE_AFTER_PX = 80;

/**
 * A bottom sheet, open while it is rendered. The native `<dialog>` traps the focus, closes on Escape and returns the
 * focus. A swipe down, a press on the backdrop and back close it too: open it with `useOverlay`
 * (navigation/use-overlay.ts). It is a portal into the body, because a label or a list around its opener would react to
 * presses and swipes in the sheet.
 */
export function Sheet({ title, onClose, isTall = false, children }: SheetProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useModal(onClose);
  const drag = useRef<{ startY: number; offsetY: number } | null>(null);

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startY: event.clientY, offsetY: 0 };
  };
  const moveDrag = (event: PointerEvent) => {
    if (drag.current === null || dialog.current === null) return;
    drag.current.offsetY = Math.max(0, event.clientY - drag.current.startY);
    dialog.current.style.translate = `0 ${drag.current.offsetY}px`;
  };
  const endDrag = () => {
    const offsetY = drag.current?.offsetY ?? 0;
    drag.current = null;
    if (offsetY > CLOSE_AFTER_PX && onClose !== undefined) onClose();
    else if (dialog.current !== null) dialog.current.style.translate = '';
  };

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
      className="sheet fixed inset-x-0 bottom-0 top-auto mx-auto max-h-(--sheet) w-full max-w-(--column) overflow-hidden rounded-t-sheet bg-card p-0 text-ink"
    >
      <div className={classNames('flex flex-col', isTall ? 'h-(--sheet)' : 'max-h-(--sheet)')}>
        <header
          onPointerDown={startDrag}
          onPointerMove={moveDrag}
          onPointerUp={endDrag}
          onPointerCancel={endDrag}
          className="touch-none select-none pt-2"
        >
          <div aria-hidden className="mx-auto h-1 w-9 rounded-full bg-well-press" />
          <div className="flex min-h-11 items-center justify-between ps-4 pe-1">
            <h2 id={titleId} tabIndex={-1} className="text-18 font-semibold">
              {title}
            </h2>
            {onClose !== undefined && <IconButton icon="close" label={t`Close`} onClick={onClose} />}
          </div>
        </header>
        <div className="in-sheet grow overflow-y-auto overscroll-contain px-4 pb-[calc(16px+var(--safe-bottom))]">
          {children}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
