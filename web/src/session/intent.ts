import { i18n } from '@lingui/core';
import { useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { toasts } from '../feedback/toasts.ts';
import { standardMessages } from '../i18n/standard-messages.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { useSession } from './session.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const skuQuantity = { product_id: id, sku_id: id, quantity: id };

const Intent = v.variant('do', [
  v.object({ do: v.literal('like'), product_id: id }),
  v.object({ do: v.literal('follow'), shop_id: id }),
  v.object({ do: v.literal('add'), ...skuQuantity }),
  v.object({ do: v.literal('buy'), ...skuQuantity }),
]);

/** What a visitor was about to do when the login stood in the way; done once after signing in. */
export type Intent = v.InferOutput<typeof Intent>;

// In this tab's storage: it outlives a reload of the login page, and no other tab carries it out again.
const STORAGE_KEY = 'meridian.intent';

/** Takes the intent out, so that it can be carried out only once. */
export function takeIntent(): Intent | undefined {
  const stored = safeSessionStorage.get(STORAGE_KEY);
  clearIntent();
  if (stored === null) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Intent), stored);
  return result.success ? result.output : undefined;
}

/** The login opens over the screen that it leads back to: the one before it in the history. */
export const openedOverScreen = { isOpenedOverScreen: true } as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    isOpenedOverScreen?: true;
  }
}

/** Whether something waits to be done after signing in. */
export function hasIntent(): boolean {
  return safeSessionStorage.get(STORAGE_KEY) !== null;
}

/** Gives up what was waiting. */
export function clearIntent(): void {
  safeSessionStorage.remove(STORAGE_KEY);
}

/**
 * For actions that need a login on screens that do not: answers true, after leading to the login and keeping the
 * intent, when a visitor asks.
 */
export function useRequireLogin(): (intent: Intent) => boolean {
  const session = useSession();
  const router = useRouter();
  return (intent) => {
    if (session.token() !== undefined) return false;
    // A second tap, while the login is still on its way, asks for nothing new.
    if (router.latestLocation.pathname === '/login') return true;
    safeSessionStorage.set(STORAGE_KEY, JSON.stringify(intent));
    toasts.plain(i18n._(standardMessages.loginFirst));
    void router.navigate({ to: '/login', search: { return: router.state.location.href }, state: openedOverScreen });
    return true;
  };
}
