import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { lazyOverlay } from '../../feedback/lazy.tsx';

/** Whether the market gives customers the right to undo a purchase without a reason, and screens offer it. */
export const useIsChangeOfMindShown = (): boolean => useQuery(configQuery()).data?.change_of_mind_shown === true;

export const ChangeOfMind = lazyOverlay(async () => (await import('./change-of-mind-sheet.tsx')).ChangeOfMindSheet);
