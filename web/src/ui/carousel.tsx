import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { allowsMotion } from './allows-motion.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon/icon.tsx';
import { iconButtonClass } from './icon/icon-button.tsx';
import { currentSlide, scrollToSlide } from './slide-track.ts';

interface CarouselProps {
  label: string;
  slides: { key: string | number; content: ReactNode }[];
  /** The interval of the automatic advance in milliseconds. It ends when a customer touches or pauses the carousel. */
  advanceMs: number;
}

/** A row of slides, based on the browser's scroll snapping instead of a library. */
export function Carousel({ label, slides, advanceMs }: CarouselProps) {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(allowsMotion);
  const [isHeld, setHeld] = useState(false);
  const hasMore = slides.length > 1;

  useEffect(() => {
    if (!hasMore || !playing || isHeld) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      scrollToSlide(track.current, (index + 1) % slides.length, allowsMotion() ? 'smooth' : 'instant');
    }, advanceMs);
    return () => clearInterval(timer);
  }, [hasMore, playing, isHeld, advanceMs, index, slides.length]);

  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={label}
      className="relative"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        // Makes the scrolling region reachable by the keyboard, so that the arrow keys move it.
        tabIndex={hasMore ? 0 : undefined}
        onScroll={() => setIndex(currentSlide(track.current))}
        onTouchStart={() => setPlaying(false)}
        className="rail flex snap-x snap-mandatory rounded-card -outline-offset-2"
      >
        {slides.map(({ key, content }, slide) => (
          <li key={key} className="w-full shrink-0 snap-center snap-always" inert={slide !== index}>
            {content}
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="absolute -bottom-2 start-2 flex items-center wide:start-7">
          <button
            type="button"
            aria-label={playing ? t`Pause` : t`Play`}
            onClick={() => setPlaying(!playing)}
            className={iconButtonClass('bare', 'hover:bg-transparent')}
          >
            <Icon name={playing ? 'pause' : 'play'} size={14} />
          </button>
          {/* All dots have the same width and are clipped to different lengths, so that no dot moves the next. */}
          <span aria-hidden className="flex">
            {slides.map(({ key }, slide) => (
              <span
                key={key}
                className={classNames(
                  'h-1.5 w-4 transition-[clip-path,background-color]',
                  slide === index
                    ? 'bg-ink [clip-path:inset(0_round_3px)]'
                    : 'bg-ink-3 [clip-path:inset(0_5px_round_3px)]',
                )}
              />
            ))}
          </span>
        </div>
      )}
    </section>
  );
}
