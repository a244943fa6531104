import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, startTransition, useLayoutEffect, useState } from 'react';

interface PromptSuspenseProps {
  fallback: ReactNode;
  /** What the content waits for besides queries. */
  promise?: Promise<unknown> | undefined;
  children: ReactNode;
}

/**
 * A Suspense that shows its content as soon as a query has its answer. What React itself retries is shown 300 ms after
 * the last fallback at the earliest (FALLBACK_THROTTLE_MS of react-dom 19.3); an update of state is not held back.
 */
export function PromptSuspense({ fallback, promise, children }: PromptSuspenseProps) {
  const [, setRetry] = useState({});
  const waiting = (
    <>
      <OnAnswer promise={promise} run={setRetry} />
      {fallback}
    </>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

function OnAnswer({ promise, run }: { promise: Promise<unknown> | undefined; run: (retry: object) => void }) {
  const queries = useQueryClient();
  useLayoutEffect(() => {
    // Interruptible, so that taps are handled in between.
    const retry = () => startTransition(() => run({}));
    promise?.then(retry, retry);
    return queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && /success|error/.test(event.action.type)) retry();
    });
  }, [queries, promise, run]);
  return null;
}
