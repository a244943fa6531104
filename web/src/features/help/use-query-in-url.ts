import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

/** What is typed into a search field, kept in the address too: `urlQuery` is what stands there, `write` changes it. */
export function useQueryInUrl(urlQuery: string | undefined, write: (query: string | undefined) => void) {
  const [query, setQuery] = useState(urlQuery ?? '');
  const [known, setKnown] = useState(urlQuery);
  const [written, setWritten] = useState(urlQuery);
  // Another address was opened: a link, or back. What was typed since the last write stays.
  if (urlQuery !== known) {
    setKnown(urlQuery);
    if (urlQuery !== written) {
      setQuery(urlQuery ?? '');
      setWritten(urlQuery);
    }
  }
  const settled = useDebouncedValue(query).trim() || undefined;
  const writeSettled = useEffectEvent(() => {
    if (settled === written) return;
    setWritten(settled);
    write(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the customer stops typing
  useEffect(() => writeSettled(), [settled]);
  return [query, setQuery] as const;
}
