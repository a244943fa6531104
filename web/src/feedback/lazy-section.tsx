import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadDeferredIcons } from '../ui/icon/icon.tsx';
import { pendingReload, reloadApp } from './chunk-errors.ts';
import { SectionError } from './section-error-boundary.tsx';

/**
 * A part of a screen as a chunk, requested once the rest is rendered. Until then it renders its placeholder;
 * after one of another height, only other content below the fold may follow. If the chunk fails to load, its place shows
 * an error with a retry; React's `lazy` would replace the screen by its error boundary.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazySection(props: Props) {
    const [Section, setSection] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded !== undefined) return;
      Promise.all([load(), loadDeferredIcons()]).then(
        ([section]) => {
          loaded = section;
          // Interruptible, so that taps are handled in between.
          startTransition(() => setSection(() => section));
        },
        async () => {
          await pendingReload();
          setFailed(true);
        },
      );
    }, []);
    if (Section !== undefined) return <Section {...props} />;
    if (hasFailed) return <SectionError onRetry={() => void reloadApp()} />;
    return <Placeholder {...props} />;
  };
}
