import { type CSSProperties, memo, useEffect, useEffectEvent, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { addToCache, isCached } from './picture-cache.ts';
import { pictureAddress, pictureSettings } from './picture-settings.ts';

interface PictureProps {
  src: string;
  /** Empty if the text next to the picture says the same. */
  alt: string;
  /** Natural size in pixels, so that its box is reserved before it loads. */
  width: number;
  height: number;
  /** For the first pictures of a screen, which load eagerly and before others. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

const RETRY_AFTER_MS = 600;

/**
 * A picture that is requested several times, then replaced by a placeholder of the same size (R9.05). When the device
 * is online again, it is requested as many times again. Memoized: a list that renders again has the same pictures, if
 * `style` is the same object.
 */
export const Picture = memo(function Picture({ src, ...rest }: PictureProps) {
  return <RetryingPicture key={src} src={src} {...rest} />;
});

function RetryingPicture({ src, alt, width, height, priority = false, className, style }: PictureProps) {
  // `first` is the first attempt since the device was last online.
  const [{ current, first, hasFailed }, setTry] = useState({ current: 1, first: 1, hasFailed: false });
  const [wasCached] = useState(() => isCached(src));
  const [isVisible, setVisible] = useState(wasCached || priority);

  if (hasFailed) {
    return (
      <Placeholder
        alt={alt}
        className={className}
        style={{ aspectRatio: `${width} / ${height}`, ...style }}
        retryAfterMs={current - first + 1 < pictureSettings.tries ? RETRY_AFTER_MS * (current - first + 1) : undefined}
        onRetry={() => setTry({ current: current + 1, first, hasFailed: false })}
        onOnline={() => setTry({ current: current + 1, first: current + 1, hasFailed: false })}
      />
    );
  }
  return (
    <img
      // A new element per attempt, because an element does not request a failed source again.
      key={current}
      src={pictureAddress(src)}
      alt={alt}
      width={width}
      height={height}
      loading={priority || wasCached ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      draggable={false}
      onLoad={() => {
        addToCache(src);
        setVisible(true);
      }}
      onError={() => setTry({ current, first, hasFailed: true })}
      className={classNames('transition-opacity duration-(--calm)', !isVisible && 'opacity-0', className)}
      style={style}
    />
  );
}

interface PlaceholderProps extends Pick<PictureProps, 'alt' | 'className' | 'style'> {
  /** The delay before the next attempt; undefined if there is none. */
  retryAfterMs: number | undefined;
  onRetry: () => void;
  onOnline: () => void;
}

function Placeholder({ alt, className, style, retryAfterMs, onRetry, onOnline }: PlaceholderProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (retryAfterMs === undefined) return;
    const timer = setTimeout(() => retry(), retryAfterMs);
    return () => clearTimeout(timer);
  }, [retryAfterMs]);
  useOnReconnect(onOnline);
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...label} className={classNames('grid place-items-center text-ink-3', className)} style={style}>
      <Icon name="picture" size={24} />
    </span>
  );
}
