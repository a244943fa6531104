import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { useSanitizedHtml } from '../../ui/sanitize-html.ts';

interface HtmlTextProps {
  html: string;
  /** Called before a link of the text navigates. */
  onLeave?: (() => void) | undefined;
}

/** A text of the platform, sanitized to the elements that the contract allows. Relative links are routes of the app. */
export function HtmlText(props: HtmlTextProps) {
  return (
    <SectionErrorBoundary onRetry={() => undefined}>
      <Sanitized {...props} />
    </SectionErrorBoundary>
  );
}

function Sanitized({ html, onLeave }: HtmlTextProps) {
  const router = useRouter();
  const clean = useSanitizedHtml(html, 'text');
  if (clean === undefined) return <div aria-hidden className="skeleton h-20" />;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!path?.startsWith('/') || newTab) return;
    event.preventDefault();
    onLeave?.();
    void router.navigate({ href: path });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are real ones; Enter on them is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div dir="auto" className="prose text-14" onClick={follow} ref={clean.ref} />
  );
}
