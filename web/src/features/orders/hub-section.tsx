import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { moreClass, Section } from '../../ui/section.tsx';

interface HubSectionProps {
  title: ReactNode;
  /** The screen that lists all of them. */
  path: string;
  /** Whether that screen lists others too, such as what is done. */
  hasOthers?: boolean;
  page: { list: readonly unknown[]; total: number };
  children: ReactNode;
}

/** The first items of a list, with a link to the whole list if that has more. */
export function HubSection({ title, path, hasOthers = false, page: { list, total }, children }: HubSectionProps) {
  const { count } = useFormats();
  const hasMore = total > list.length;
  return (
    <Section
      title={title}
      more={
        (hasMore || hasOthers) && (
          <InternalLink path={path} className={moreClass}>
            {hasMore ? <Trans>See all {count(total)}</Trans> : <Trans>See all</Trans>}
          </InternalLink>
        )
      }
    >
      {children}
    </Section>
  );
}
