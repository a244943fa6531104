import { type CSSProperties, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { addToCache, isCached } from './picture-cache.ts';
import { pictureAddress, pictureSettings } from './picture-settings.ts';

interface PictureProps {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** Natural size in pixels, so that its box is reserved before it arrives. */
  width: number;
  height: number;
  /** The first pictures of a screen: fetched at once and before others. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

const RETRY_AFTER_MS = 600;

/** A picture that is tried several times, then gives way to a placeholder of the same size (specification 9). */
export function Picture({ src, ...rest }: PictureProps) {
  return <TriedPicture key={src} src={src} {...rest} />;
}

function TriedPicture({ src, alt, width, height, priority = false, className, style }: PictureProps) {
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(false);
  const [known] = useState(() => isCached(src));
  const [shown, setShown] = useState(known || priority);

  useEffect(() => {
    if (!failed || tries >= pictureSettings.tries) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      setFailed(false);
    }, RETRY_AFTER_MS * tries);
    return () => clearTimeout(timer);
  }, [failed, tries]);

  if (failed) {
    const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span
        {...label}
        className={classNames('grid place-items-center text-ink-3', className)}
        style={{ aspectRatio: `${width} / ${height}`, ...style }}
      >
        <Icon name="picture" size={24} />
      </span>
    );
  }
  return (
    <img
      // A new element per try: a browser does not ask again for a source that has failed in the same one.
      key={tries}
      src={pictureAddress(src)}
      alt={alt}
      width={width}
      height={height}
      loading={priority || known ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      draggable={false}
      onLoad={() => {
        addToCache(src);
        setShown(true);
      }}
      onError={() => setFailed(true)}
      className={classNames('transition-opacity duration-(--calm)', !shown && 'opacity-0', className)}
      style={style}
    />
  );
}
