import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/formats.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pictureAddress } from '../../../ui/picture/picture-settings.ts';
import { SlidePicture } from '../slide-picture.tsx';

interface GalleryVideoProps {
  video: Schema<'ProductVideo'>;
  /** Whether the video's slide is in view. Out of view, the video pauses. */
  isCurrent: boolean;
}

/** The product's video: a poster until a press plays it with the browser's controls. It loads nothing before that. */
export function GalleryVideo({ video, isCurrent }: GalleryVideoProps) {
  const { t } = useLingui();
  const { seconds } = useFormats();
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'player' | 'failed'>('poster');
  useEffect(() => {
    if (!isCurrent) player.current?.pause();
  }, [isCurrent]);

  if (state === 'player') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the contract has no captions; the film shows the product
      <video
        ref={player}
        src={pictureAddress(video.url)}
        poster={pictureAddress(video.poster)}
        controls
        playsInline
        autoPlay
        onError={() => setState('failed')}
        aria-label={t`Product video`}
        className="h-(--gallery) w-full object-contain -outline-offset-4 wide:aspect-square wide:h-auto"
      />
    );
  }
  return (
    <div className="relative">
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={t`Play the video`}
        onClick={() => setState('player')}
        className="block w-full -outline-offset-4"
      >
        <SlidePicture src={video.poster} alt="" />
        <span aria-hidden className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-float">
          <Icon name="play" size={24} filled />
        </span>
      </button>
      <span
        aria-hidden
        className="pointer-events-none tabular absolute start-4 bottom-3 rounded-full bg-float px-3 py-1 text-12 font-medium"
      >
        {seconds(video.seconds)}
      </span>
      {state === 'failed' && (
        <p role="alert" className="absolute inset-x-4 bottom-12 text-center text-14 text-danger">
          <Trans>Could not play the video. Tap to try again.</Trans>
        </p>
      )}
    </div>
  );
}
