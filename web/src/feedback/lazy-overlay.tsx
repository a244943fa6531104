import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadDeferredIcons } from '../ui/icon/icon.tsx';
import { pendingReload } from './chunk-errors.ts';
import { toastError } from './error-toasts.ts';

/**
 * An overlay whose chunk is loaded when it is first opened. If that fails, it closes with an error toast, and the
 * screen is unchanged; React's `lazy` would replace the screen by its error boundary.
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
      Promise.all([load(), loadDeferredIcons()]).then(
        ([overlay]) => {
          loaded = overlay;
          if (isOpen) setOverlay(() => overlay);
        },
        async (error: unknown) => {
          await pendingReload();
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
