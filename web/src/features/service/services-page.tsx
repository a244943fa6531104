import { Trans, useLingui } from '@lingui/react/macro';
import { conversationsQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';
import { ConversationRow, ConversationRowSkeleton } from './conversation-row.tsx';

/** How often, in milliseconds, the inbox looks for new messages while it is visible. */
const LOOK_MS = 15_000;

/** The inbox: the customer's conversations with the platform's customer service, with shops and about refund cases. */
export function ServicesPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...conversationsQuery(), refetchInterval: LOOK_MS });
  return (
    <>
      <ScreenBar parent="/profile" />
      {data !== undefined ? (
        <div className="flex flex-col gap-3 px-4 pt-1 pb-6">
          <ul aria-label={t`Conversations`} className="flex flex-col gap-3">
            {data.list.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} />
              </li>
            ))}
          </ul>
          {data.list.length < 2 && (
            <p className="text-14 text-ink-2">
              <Trans>Shops you message appear here. Message one from its page, a product or an order.</Trans>
            </p>
          )}
          <div className="rounded-card bg-card">
            <Link to="/helpAndSupport" className={listRowClass}>
              <ListRow icon="help">
                <Trans>Help and support</Trans>
              </ListRow>
            </Link>
          </div>
        </div>
      ) : error === null ? (
        <Loading className="flex flex-col gap-3 px-4 pt-1">
          <ConversationRowSkeleton />
          <ConversationRowSkeleton />
          <ConversationRowSkeleton />
        </Loading>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
