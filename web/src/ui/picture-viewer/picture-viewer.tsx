import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon/icon-button.tsx';
import { useModal } from '../overlay/use-modal.ts';
import { Picture } from '../picture/picture.tsx';
import { plinthClass, type Tint } from '../tint.ts';
import { PictureCounter } from './picture-counter.tsx';
import { useGestures } from './use-gestures.ts';
import { ViewerButtons, ZOOM_STEP } from './viewer-buttons.tsx';
import { zoomAround } from './zoom.ts';

export interface ViewedPictures {
  pictures: readonly string[];
  startIndex: number;
  /** The background of product pictures; photographs have none. */
  tint?: Tint;
}

const STEP_PX = 80;
const CENTER = { x: 0, y: 0 };

/** A full-screen picture viewer for swipe, pinch, tap, buttons and keys. Escape, a swipe down and back close it. */
export function PictureViewer({ pictures, startIndex, tint, onClose }: ViewedPictures & { onClose: () => void }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const dialog = useModal(onClose);
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(startIndex);
  // Slides are in reading order, but swipes and arrow keys are physical directions.
  const isRtl = document.documentElement.dir === 'rtl';
  const last = pictures.length - 1;

  const goTo = (to: number) => {
    if (to < 0 || to > last) return;
    setIndex(to);
    reset();
  };
  const { view, drag, changeView, reset, handlers } = useGestures({
    container: list,
    picture: () => list.current?.children[index]?.querySelector('img') ?? null,
    onSwipe: (direction) => goTo(index + (isRtl ? -direction : direction)),
    onDismiss: onClose,
  });
  const zoom = (by: number) => changeView(zoomAround(view, view.scale * by, CENTER));

  const keys: Record<string, () => void> = {
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    ArrowUp: () => changeView({ ...view, y: view.y + STEP_PX }),
    ArrowDown: () => changeView({ ...view, y: view.y - STEP_PX }),
    ArrowLeft: () => (view.scale > 1 ? changeView({ ...view, x: view.x + STEP_PX }) : goTo(index + (isRtl ? 1 : -1))),
    ArrowRight: () => (view.scale > 1 ? changeView({ ...view, x: view.x - STEP_PX }) : goTo(index + (isRtl ? -1 : 1))),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    action();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t`Pictures`}
      onKeyDown={onKeyDown}
      className={classNames(
        'm-0 size-full max-h-none max-w-none overflow-hidden p-0 text-ink',
        tint === undefined ? 'bg-page' : plinthClass(tint),
      )}
    >
      <ul
        ref={list}
        {...handlers}
        onWheel={({ deltaY }) => zoom(deltaY < 0 ? 1.1 : 1 / 1.1)}
        className="absolute inset-0 touch-none select-none"
      >
        {pictures.map((src, slide) => {
          const isCurrent = slide === index;
          const offset = (slide - index) * (isRtl ? -1 : 1);
          const by = isCurrent ? view : { scale: 1, x: 0, y: 0 };
          return (
            <li
              key={src}
              aria-hidden={!isCurrent}
              className={classNames(
                'absolute inset-0 grid grid-cols-1 grid-rows-1 place-items-center',
                drag === undefined && 'transition-transform duration-(--calm)',
                Math.abs(offset) > 1 && 'invisible',
              )}
              style={{ transform: `translate(calc(${offset * 100}% + ${drag?.x ?? 0}px), ${drag?.y ?? 0}px)` }}
            >
              <Picture
                src={src}
                alt={t`Picture ${count(slide + 1)}`}
                width={512}
                height={512}
                priority={isCurrent}
                className="size-full object-contain"
                style={{ transform: `translate(${by.x}px, ${by.y}px) scale(${by.scale})` }}
              />
            </li>
          );
        })}
      </ul>
      <header className="absolute inset-x-0 top-0 flex items-center justify-between p-3 pt-[calc(12px+var(--safe-top))]">
        <PictureCounter index={index} total={pictures.length} className="text-14" />
        <IconButton icon="close" label={t`Close`} variant="float" onClick={onClose} />
      </header>
      <ViewerButtons index={index} last={last} scale={view.scale} onStep={(by) => goTo(index + by)} onZoom={zoom} />
    </dialog>
  );
}
