import { Trans } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { sanitizeHtml } from '../../ui/sanitize-html.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** The shop's own words about the product, cleaned to the few elements that the contract allows. */
export function Description({ html }: { html: string }) {
  const heading = useId();
  const clean = useMemo(() => sanitizeHtml(html, 'description'), [html]);
  if (clean === '') return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Description</Trans>
      </SectionHeading>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above */}
      <div className="prose text-14" dangerouslySetInnerHTML={{ __html: clean }} />
    </section>
  );
}
