import { useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { toasts } from '../feedback/toasts.ts';
import { standardMessages } from '../i18n/standard-messages.ts';
import { Id } from '../navigation/search-params.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { useSession } from './session.ts';

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

const Intent = v.union([
  v.object({ do: v.literal('like'), product_id: Id }),
  v.object({ do: v.literal('follow'), shop_id: Id }),
  /** `path`: the screen that it was pressed on. */
  v.object({ do: v.literal('buy'), product_id: Id, sku_id: Id, quantity: Quantity, path: v.string() }),
]);

/** The action that led a visitor to the login; done once after signing in. */
export type Intent = v.InferOutput<typeof Intent>;

// In sessionStorage: it survives a reload of the login page, and no other tab repeats it.
const STORAGE_KEY = 'meridian.intent';

/** Returns the intent and removes it, so that it is done only once. */
export function takeIntent(): Intent | undefined {
  const stored = safeSessionStorage.get(STORAGE_KEY);
  clearIntent();
  if (stored === null) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Intent), stored);
  return result.success ? result.output : undefined;
}

/** The history state of a login, or another screen that returns, that was opened over a screen: back leads there. */
export const openedOverScreen = { isOpenedOverScreen: true } as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    isOpenedOverScreen?: true;
  }
}

/** Whether there is an intent to carry out after signing in. */
export function hasIntent(): boolean {
  return safeSessionStorage.get(STORAGE_KEY) !== null;
}

export function clearIntent(): void {
  safeSessionStorage.remove(STORAGE_KEY);
}

/**
 * For actions that need a login on public screens. For a visitor, the function saves the intent, navigates to the login
 * and returns true.
 */
export function useRequireLogin(): (intent: Intent) => boolean {
  const session = useSession();
  const router = useRouter();
  return (intent) => {
    if (session.token() !== undefined) return false;
    // A second tap, while the login is loading.
    if (router.latestLocation.pathname === '/login') return true;
    safeSessionStorage.set(STORAGE_KEY, JSON.stringify(intent));
    toasts.plain(standardMessages.loginFirst);
    void router.navigate({ to: '/login', search: { return: router.state.location.href }, state: openedOverScreen });
    return true;
  };
}
