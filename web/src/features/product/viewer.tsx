import { useLocation, useRouter } from '@tanstack/react-router';
import { later } from '../../shell/later.tsx';
import type { Tint } from '../../ui/tint.ts';

const PictureViewer = later(() => import('./picture-viewer.tsx').then((m) => m.PictureViewer));

export interface Viewed {
  pictures: readonly string[];
  /** The picture that it opens with. */
  at: number;
  /** What stands behind a product's cut-out; photographs have none. */
  tint?: Tint;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    viewer?: Viewed;
  }
}

/** Opens pictures on the whole screen. That is a step of the history, so that the device's way back closes them. */
export function useShowPictures(): (viewed: Viewed) => void {
  const router = useRouter();
  return (viewer) => {
    void router.navigate({ to: '.', search: true, state: (state) => ({ ...state, viewer }) });
  };
}

/** Draws the pictures that were opened, in front of whatever opened them. */
export function ViewerHost() {
  const router = useRouter();
  const viewed = useLocation({ select: ({ state }) => state.viewer });
  return viewed && <PictureViewer {...viewed} onClose={() => router.history.back()} />;
}
