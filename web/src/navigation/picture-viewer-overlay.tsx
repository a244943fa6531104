import { useLocation, useRouter } from '@tanstack/react-router';
import { lazyOverlay } from '../feedback/lazy-overlay.tsx';
import type { ViewedPictures } from '../ui/picture-viewer/picture-viewer.tsx';

const PictureViewer = lazyOverlay(() => import('../ui/picture-viewer/picture-viewer.tsx').then((m) => m.PictureViewer));

declare module '@tanstack/react-router' {
  interface HistoryState {
    viewer?: ViewedPictures;
  }
}

/** Opens pictures on the whole screen. That is a step of the history, so that the device's way back closes them. */
export function useOpenPictures(): (viewed: ViewedPictures) => void {
  const router = useRouter();
  return (viewer) => {
    void router.navigate({ to: '.', search: true, state: (state) => ({ ...state, viewer }) });
  };
}

/** Draws the pictures that were opened, in front of whatever opened them. */
export function PictureViewerOverlay() {
  const router = useRouter();
  const viewed = useLocation({ select: ({ state }) => state.viewer });
  return viewed && <PictureViewer {...viewed} onClose={() => router.history.back()} />;
}
