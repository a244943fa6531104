import { useEffect, useMemo, useState } from 'react';
import type { HtmlKind } from './html-sanitizer.ts';

type Sanitizer = typeof import('./html-sanitizer.ts').sanitizeHtml;

let sanitizer: Sanitizer | undefined;

/** Loads the sanitizer, which the first load does without. Rejects where its file does not come. */
export async function loadSanitizer(): Promise<Sanitizer> {
  sanitizer ??= (await import('./html-sanitizer.ts')).sanitizeHtml;
  return sanitizer;
}

interface SanitizedHtml {
  nodes: Node[];
  /** The ref of the element that shows them, and nothing else. */
  ref: (element: Element | null) => void;
}

/**
 * HTML that the server wrote, reduced to what the contract allows in this kind of text; undefined until the sanitizer has
 * loaded. A sanitizer that does not load is thrown to the error boundary of the screen.
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
