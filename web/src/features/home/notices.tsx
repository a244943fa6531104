import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** The notices of the storefront, some with a link. */
export function Notices({ notices }: { notices: Schema<'Notice'>[] }) {
  const heading = useId();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Notices</Trans>
      </SectionHeading>
      <ul className="divide-y divide-line rounded-card bg-card">
        {notices.map(({ id, text, link }) => (
          <li key={id}>
            {link === null ? (
              <p className="flex items-center gap-3 px-4 py-3 text-14">
                <Icon name="bell" className="text-ink-2" />
                {text}
              </p>
            ) : (
              <InternalLink path={link} className={listRowClass}>
                <ListRow icon="bell">{text}</ListRow>
              </InternalLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
