import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon/icon-button.tsx';
import { useModal } from '../overlay/use-modal.ts';
import { Picture } from '../picture/picture.tsx';
import { type Tint, tintClass } from '../tint.ts';
import { PictureCounter } from './picture-counter.tsx';
import { useGestures } from './use-gestures.ts';
import { STEP_SCALE, ViewerButtons } from './viewer-buttons.tsx';
import { zoomedAt } from './zoom.ts';

export interface ViewedPictures {
  pictures: readonly string[];
  /** The picture that it opens with. */
  at: number;
  /** What stands behind a product's cut-out; photographs have none. */
  tint?: Tint;
}

const STEP_PX = 80;
const MIDDLE = { x: 0, y: 0 };

/** Pictures on the whole screen: swiped, pinched, tapped, or by the buttons and keys. Escape, a swipe down or back close. */
export function PictureViewer({ pictures, at, tint, onClose }: ViewedPictures & { onClose: () => void }) {
  const { t } = useLingui();
  const dialog = useModal(onClose);
  const stage = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(at);
  // Slides stand in the order of reading; a finger knows only left and right.
  const isRtl = document.documentElement.dir === 'rtl';
  const last = pictures.length - 1;

  const go = (to: number) => {
    if (to < 0 || to > last) return;
    setIndex(to);
    reset();
  };
  const { view, pull, look, reset, handlers } = useGestures({
    stage,
    picture: () => stage.current?.children[index]?.querySelector('img') ?? null,
    onSwipe: (towards) => go(index + (isRtl ? -towards : towards)),
    onDismiss: onClose,
  });
  const zoom = (by: number) => look(zoomedAt(view, view.scale * by, MIDDLE));

  const keys: Record<string, () => void> = {
    '+': () => zoom(STEP_SCALE),
    '=': () => zoom(STEP_SCALE),
    '-': () => zoom(1 / STEP_SCALE),
    ArrowUp: () => look({ ...view, y: view.y + STEP_PX }),
    ArrowDown: () => look({ ...view, y: view.y - STEP_PX }),
    ArrowLeft: () => (view.scale > 1 ? look({ ...view, x: view.x + STEP_PX }) : go(index + (isRtl ? 1 : -1))),
    ArrowRight: () => (view.scale > 1 ? look({ ...view, x: view.x - STEP_PX }) : go(index + (isRtl ? -1 : 1))),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t`Pictures`}
      onKeyDown={press}
      className={classNames(
        'm-0 size-full max-h-none max-w-none overflow-hidden p-0 text-ink',
        tint === undefined ? 'bg-page' : tintClass(tint),
      )}
    >
      <ul
        ref={stage}
        {...handlers}
        onWheel={({ deltaY }) => zoom(deltaY < 0 ? 1.1 : 1 / 1.1)}
        className="absolute inset-0 touch-none select-none"
      >
        {pictures.map((src, place) => {
          const isShown = place === index;
          const side = (place - index) * (isRtl ? -1 : 1);
          const by = isShown ? view : { scale: 1, x: 0, y: 0 };
          return (
            <li
              key={src}
              aria-hidden={!isShown}
              className={classNames(
                'absolute inset-0 grid grid-cols-1 grid-rows-1 place-items-center',
                pull === undefined && 'transition-transform duration-(--calm)',
                Math.abs(side) > 1 && 'invisible',
              )}
              style={{ transform: `translate(calc(${side * 100}% + ${pull?.x ?? 0}px), ${pull?.y ?? 0}px)` }}
            >
              <Picture
                src={src}
                alt={t`Picture ${place + 1}`}
                width={512}
                height={512}
                priority={isShown}
                className="size-full object-contain"
                style={{ transform: `translate(${by.x}px, ${by.y}px) scale(${by.scale})` }}
              />
            </li>
          );
        })}
      </ul>
      <header className="absolute inset-x-0 top-0 flex items-center justify-between p-3 pt-[calc(12px+var(--safe-top))]">
        <PictureCounter index={index} pictures={pictures} className="text-14" />
        <IconButton icon="close" label={t`Close`} look="float" onClick={onClose} />
      </header>
      <ViewerButtons index={index} last={last} scale={view.scale} onStep={(by) => go(index + by)} onZoom={zoom} />
    </dialog>
  );
}
