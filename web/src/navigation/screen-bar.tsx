import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { TopBar } from '../ui/top-bar.tsx';
import { useOverlays } from './use-overlay.ts';

/** Goes back in the history; without a previous screen, to the parent. */
export function useBack(parent = '/home'): () => void {
  const overlays = useOverlays();
  const { history } = useRouter();
  return () => overlays.back(() => history.replace(parent));
}

export const ScreenTitleContext = createContext<MessageDescriptor | undefined>(undefined);

interface ScreenBarProps {
  /** Defaults to the route's title. */
  title?: ReactNode;
  /** Where back leads if there is no history. */
  parent?: string;
  /** The screen of a tab has no back button. */
  isTab?: boolean;
  actions?: ReactNode;
  /** Replaces the visible title (ui/top-bar.tsx). */
  children?: ReactNode;
}

/** The top bar of a screen (R2.14). */
export function ScreenBar({ title, parent, isTab = false, actions, children }: ScreenBarProps) {
  const { i18n } = useLingui();
  const routeTitle = use(ScreenTitleContext);
  const back = useBack(parent);
  return (
    <TopBar title={title ?? (routeTitle && i18n._(routeTitle))} onBack={isTab ? undefined : back} actions={actions}>
      {children}
    </TopBar>
  );
}
