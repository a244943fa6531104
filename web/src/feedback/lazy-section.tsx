import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { SectionError } from './section-error-boundary.tsx';

interface LazySectionProps<Props> {
  section: Props;
  /** Until the chunk has come. */
  placeholder: ReactNode;
}

/**
 * A section below the fold whose chunk is loaded when it is rendered: `<Section section={{ product }} placeholder={…} />`. If
 * the chunk does not come, a retry is in its place; React's own `lazy` would never ask again.
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LazySection({ section, placeholder }: LazySectionProps<Props>) {
    const [Section, setSection] = useState(() => loaded);
    const [tries, setTries] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      let isShown = true;
      load().then(
        (component) => {
          loaded = component;
          if (isShown) setSection(() => component);
        },
        () => {
          if (isShown) setFailed(tries);
        },
      );
      return () => {
        isShown = false;
      };
    }, [tries]);
    if (Section !== undefined) return <Section {...section} />;
    return failed === tries ? <SectionError onRetry={() => setTries(tries + 1)} /> : placeholder;
  };
}
