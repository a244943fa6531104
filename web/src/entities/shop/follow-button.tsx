import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { followShop } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { toasts, undo } from '../../feedback/toasts.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { useRequireLogin } from '../../session/intent.ts';
import { Button } from '../../ui/button.tsx';

const unfollowed = msg`Unfollowed`;

interface FollowButtonProps {
  shop: Pick<Schema<'ShopCard'>, 'id' | 'name' | 'followed'>;
  /** Makes it the main action of a screen: wide, and filled until the shop is followed, unless the shop is closed. */
  main?: 'open' | 'closed';
}

/** Follows or unfollows a shop: an optimistic update, with rollback and a message on an error (R4.04). */
export function FollowButton({ shop, main }: FollowButtonProps) {
  const { t } = useLingui();
  const requireLogin = useRequireLogin();
  const follow = useMutation(followShop({ guard: false }));
  const { id, name, followed } = shop;
  // Awaits the promise instead of using a callback: the row of an unfollowed shop may be unmounted when the answer
  // comes. The mutation itself rolls back and shows a toast on an error.
  const set = (next: boolean) => follow.mutateAsync({ shop_id: id, followed: next }).catch(() => undefined);
  const toggle = async () => {
    if (requireLogin({ do: 'follow', shop_id: id })) return;
    const answer = await set(!followed);
    if (answer?.followed) toasts.done(standardMessages.followSuccess);
    else if (answer) toasts.plain(unfollowed, { label: undo, run: () => void set(true) });
  };
  return (
    <Button
      variant={main === 'open' && !followed ? 'primary' : 'quiet'}
      size={main ? 'medium' : 'small'}
      wide={main !== undefined}
      // The name changes with the state, so there is no aria-pressed as well.
      aria-label={followed ? t`Following ${name}, unfollow` : t`Follow ${name}`}
      onClick={() => void toggle()}
    >
      {followed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
