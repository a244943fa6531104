import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { messageList, messagesOf } from '@meridian/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { Conversation } from './conversation.tsx';
import { conversationAt, type ServiceSearch } from './conversation-address.ts';

/** One conversation: with the platform's customer service, with a shop, or about a refund case. */
export function ServicePage({ search }: { search: ServiceSearch }) {
  const { params, key } = conversationAt(search);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(messageList(params));
  // Not the query's own error, which each look for new messages clears by writing to the query.
  const [hasOlderFailed, setOlderFailed] = useState(false);
  const loadOlder = async () => {
    setOlderFailed(false);
    const { isFetchNextPageError } = await fetchNextPage({ cancelRefetch: false });
    setOlderFailed(isFetchNextPageError);
  };
  const conversation = data?.pages[0]?.conversation;
  return (
    // As high as the window: the messages scroll between the top bar and the field.
    <div className="flex h-dvh flex-col">
      <div className="shrink-0">
        <ScreenBar
          title={conversation?.title}
          parent="/services"
          actions={conversation && <Subject conversation={conversation} />}
        />
      </div>
      {data !== undefined && conversation !== undefined ? (
        <Conversation
          key={`${key} ${search.order} ${search.product} ${search.about}`}
          name={key}
          params={params}
          conversation={conversation}
          messages={messagesOf(data)}
          subject={search}
          older={{
            hasMore: hasNextPage,
            isLoading: isFetching,
            hasFailed: hasOlderFailed,
            load: () => void loadOlder(),
          }}
        />
      ) : error === null ? (
        <ConversationSkeleton />
      ) : isNobody(error) ? (
        <NoConversation />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** The link to the shop or the case of a conversation. */
function Subject({ conversation: { shop, refund_id } }: { conversation: Schema<'Conversation'> }) {
  const { t } = useLingui();
  if (refund_id !== null) {
    return (
      <LinkIconButton
        to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
        search={{ case: refund_id }}
        icon="refund"
        iconSize={22}
        label={t`View case`}
      />
    );
  }
  if (shop === null) {
    return <LinkIconButton to="/helpAndSupport" icon="help" iconSize={22} label={t`Help`} />;
  }
  return (
    <LinkIconButton
      to="/shop/{-$id}"
      params={{ id: String(shop.id) }}
      icon="shop"
      iconSize={22}
      label={t`Go to shop`}
    />
  );
}

const isNobody = (error: unknown) =>
  isApiError(error) && ['shop_not_found', 'refund_not_found', 'conversation_not_found'].includes(error.reason);

function NoConversation() {
  return (
    <EmptyState
      icon="message"
      title={<Trans>This conversation is not available.</Trans>}
      detail={<Trans>Customer service can help with any order or shop.</Trans>}
      action={
        <LinkButton to="/service" size="medium">
          <Trans>Contact customer service</Trans>
        </LinkButton>
      }
    />
  );
}

/** The skeleton of a conversation: messages of both sides, with the field below. */
function ConversationSkeleton() {
  return (
    <Loading className="flex grow flex-col">
      <div className="skeleton h-8.5 rounded-none" />
      <SkeletonBlocks
        className="flex grow flex-col justify-end gap-3 px-4 py-4"
        sizes={['h-11 w-3/5 rounded-card', 'ms-auto h-11 w-1/2 rounded-card', 'h-17 w-4/5 rounded-card']}
      />
      <div className="border-t border-line bg-card px-2 py-2">
        <div className="skeleton h-11 rounded-sheet" />
      </div>
    </Loading>
  );
}
