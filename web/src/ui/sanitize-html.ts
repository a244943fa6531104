import { useEffect, useMemo, useState } from 'react';
import type { HtmlKind } from './html-sanitizer.ts';

type Sanitizer = typeof import('./html-sanitizer.ts').sanitizeHtml;

let sanitizer: Sanitizer | undefined;

/** Loads the sanitizer, which is not in the first load. Rejects if its file cannot be loaded. */
export async function loadSanitizer(): Promise<Sanitizer> {
  sanitizer ??= (await import('./html-sanitizer.ts')).sanitizeHtml;
  return sanitizer;
}

interface SanitizedHtml {
  nodes: Node[];
  /** The ref of the element that shows the nodes and nothing else. */
  ref: (element: Element | null) => void;
}

/**
 * HTML from the server, reduced to what the contract allows in this kind of text; undefined until the sanitizer is
 * loaded. Throws to the screen's error boundary if the sanitizer cannot be loaded.
 */
export function useSanitizedHtml(html: string, kind: HtmlKind): SanitizedHtml | undefined {
  const [sanitize, setSanitize] = useState(() => sanitizer);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (sanitize !== undefined) return;
    let isGone = false;
    loadSanitizer().then(
      (loaded) => {
        if (!isGone) setSanitize(() => loaded);
      },
      (error: unknown) => {
        if (!isGone) setFailure({ error });
      },
    );
    return () => {
      isGone = true;
    };
  }, [sanitize]);
  if (failure !== undefined) throw failure.error;
  return useMemo(() => {
    const nodes = sanitize?.(html, kind);
    return nodes && { nodes, ref: (element) => element?.replaceChildren(...nodes) };
  }, [sanitize, html, kind]);
}
