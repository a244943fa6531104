// What the visible screen does not need at once is a chunk of its own, and comes in one of two ways: when it is first
// rendered (here), or when it comes near the viewport (ui/near-view.tsx). React's `lazy` would replace the screen by its
// error boundary if a chunk fails to load.
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { loadDeferredIcons } from '../ui/icon/icon.tsx';
import { pendingReload, reloadApp } from './chunk-errors.ts';
import { toastError } from './error-toasts.ts';
import { SectionError } from './section-error-boundary.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type LoadRest = () => Promise<unknown> | undefined;

function lazy<Props extends object>(
  load: Load<Props>,
  loadRest: LoadRest,
  Placeholder: ComponentType<Props>,
  Failure: ComponentType<Props & { error: unknown }>,
) {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (loaded !== undefined) return;
      Promise.all([load(), loadRest()]).then(
        ([part]) => {
          loaded = part;
          // Interruptible, so that taps are handled in between.
          startTransition(() => setPart(() => part));
        },
        async (error: unknown) => {
          await pendingReload();
          setFailure({ error });
        },
      );
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    return failure === undefined ? <Placeholder {...props} /> : <Failure {...props} {...failure} />;
  };
}

/**
 * A part of a screen, requested once the rest is rendered. After a placeholder of another height, only other content
 * below the fold may follow. If the chunk fails to load, its place shows an error with a retry.
 */
export const lazySection = <Props extends object>(load: Load<Props>, Placeholder: ComponentType<Props>) =>
  lazy(load, loadDeferredIcons, Placeholder, () => <SectionError onRetry={() => void reloadApp()} />);

/**
 * An overlay, requested when it is first opened. If that fails, it closes with an error toast. One of a deferred module
 * that a first screen opens also loads the `deferredRooms`.
 */
export const lazyOverlay = <Props extends { onClose: () => void }>(
  load: Load<Props>,
  loadRest: LoadRest = loadDeferredIcons,
) => lazy(load, loadRest, () => null, ClosedWithToast);

function ClosedWithToast({ error, onClose }: { error: unknown; onClose: () => void }) {
  const close = useEffectEvent(() => {
    toastError(error);
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}
