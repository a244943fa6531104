import { msg } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import type { ToastAction } from './toasts.ts';

/** The action of a toast about the bag, which leads there; none on the bag itself. */
export const bagAction = (router: AnyRouter): ToastAction | undefined =>
  router.latestLocation.pathname === '/bag'
    ? undefined
    : { label: msg`Go to bag`, run: () => void router.navigate({ to: '/bag' }) };
