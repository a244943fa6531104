import { Picture } from '../../ui/picture/picture.tsx';

interface SlidePictureProps {
  src: string;
  alt: string;
  isFirst?: boolean;
  /** The `view-transition-name`, for the shared element in the transition to this screen. */
  transitionName?: string | undefined;
}

export const galleryPicture = 'size-(--gallery-picture) object-contain wide:size-72';

export function SlidePicture({ src, alt, isFirst = false, transitionName }: SlidePictureProps) {
  return (
    <span className="grid h-(--gallery) w-full place-items-center pt-10 wide:aspect-square wide:h-auto">
      <Picture
        src={src}
        alt={alt}
        width={256}
        height={256}
        priority={isFirst}
        className={galleryPicture}
        style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
      />
    </span>
  );
}
