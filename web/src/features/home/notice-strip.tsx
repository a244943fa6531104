import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { appPath } from '../../navigation/app-path.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { setRootChoice } from '../../preferences/root-choices.ts';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';

/** The ids of the notices that were closed on this device, last closed first. */
const closedNotices = createPersistedList('closed-notices', v.pipe(v.number(), v.integer()), {
  keyOf: (id) => id,
  maxLength: 50,
});

interface NoticeStripProps {
  notices: readonly Schema<'Notice'>[];
  /** Shown if there is no notice. */
  otherwise?: ReactNode;
}

/**
 * The newest notice that has not been closed on this device (contract, Notice). Closing it shows the next one. Only
 * one is visible at a time, so that the goods stay in view.
 */
export function NoticeStrip({ notices, otherwise = null }: NoticeStripProps) {
  const { t } = useLingui();
  const closed = closedNotices.use();
  const notice = notices.find(({ id }) => !closed.includes(id));
  const isShown = notice !== undefined;
  // Tells the skeleton of the next visit whether to reserve space for a notice.
  useEffect(() => setRootChoice('notice', isShown ? undefined : 'none'), [isShown]);
  if (notice === undefined) return otherwise;
  const { id, text, link } = notice;
  const path = appPath(link);
  return (
    <section
      aria-label={t`Notices`}
      className="flex min-h-12 items-center gap-2.5 rounded-card bg-brand-soft ps-4 text-14"
    >
      <Icon name="bell" size={18} className="text-brand" />
      <p dir="auto" className="relative min-w-0 flex-1 py-1">
        {path === undefined ? (
          text
        ) : (
          <InternalLink path={path} className="hit-44 block rounded-small">
            {text}
          </InternalLink>
        )}
      </p>
      <IconButton icon="close" iconSize={16} label={t`Close`} onClick={() => closedNotices.add(id)} className="me-1" />
    </section>
  );
}
