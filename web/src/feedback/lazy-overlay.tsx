import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from './error-toasts.ts';

/**
 * Something that opens over a screen, whose file is loaded when it is first asked for. A file that does not come closes
 * it again and says why, and the screen stands as it was; React's own `lazy` would fail the screen, for good.
 */
export function lazyOverlay<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyOverlay(props: Props) {
    const [Overlay, setOverlay] = useState(() => loaded);
    const fail = useEffectEvent((error: unknown) => {
      toastError(error);
      props.onClose();
    });
    useEffect(() => {
      if (loaded !== undefined) return;
      let isOpen = true;
      load().then(
        (overlay) => {
          loaded = overlay;
          if (isOpen) setOverlay(() => overlay);
        },
        (error: unknown) => {
          if (isOpen) fail(error);
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Overlay && <Overlay {...props} />;
  };
}
