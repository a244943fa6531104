import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

/** The text of a search field, mirrored in the URL: `urlQuery` is the query in the URL, `write` changes it. */
export function useQueryInUrl(urlQuery: string | undefined, write: (query: string | undefined) => void) {
  const [query, setQuery] = useState(urlQuery ?? '');
  const [known, setKnown] = useState(urlQuery);
  const [written, setWritten] = useState(urlQuery);
  // The URL changed by a link or by back. Text typed since the last write stays.
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
