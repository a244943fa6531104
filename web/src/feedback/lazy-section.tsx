import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { SectionError } from './section-error-boundary.tsx';

/**
 * A part of a screen as a chunk, requested once the rest is rendered. Until then it renders its placeholder, or nothing:
 * then only other content below the fold may follow it. If the chunk fails to load, its place
 * shows an error with a retry; React's `lazy` would replace the screen by its error boundary.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazySection(props: Props) {
    const [Section, setSection] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState<number>();
    useEffect(() => {
      if (loaded !== undefined || failed === attempt) return;
      load().then(
        (section) => {
          loaded = section;
          // Interruptible, so that taps are handled in between.
          startTransition(() => setSection(() => section));
        },
        () => setFailed(attempt),
      );
    }, [attempt, failed]);
    if (Section !== undefined) return <Section {...props} />;
    if (failed === attempt) return <SectionError onRetry={() => setAttempt(attempt + 1)} />;
    return Placeholder && <Placeholder {...props} />;
  };
}
