import { useSyncExternalStore } from 'react';
import { lazyOverlay } from '../feedback/lazy.tsx';
import type { ViewedPictures } from '../ui/picture-viewer/picture-viewer.tsx';
import { useOverlays } from './use-overlay.ts';

const PictureViewer = lazyOverlay(() => import('../ui/picture-viewer/picture-viewer.tsx').then((m) => m.PictureViewer));

const ID = 'pictures';

export function useOpenPictures(): (viewed: ViewedPictures) => void {
  const overlays = useOverlays();
  return (pictures) => overlays.show({ id: ID, pictures });
}

export function PictureViewerOverlay() {
  const overlays = useOverlays();
  const viewed = useSyncExternalStore(overlays.subscribe, () => overlays.open().find(({ id }) => id === ID)?.pictures);
  return viewed && <PictureViewer {...viewed} onClose={() => overlays.close(ID)} />;
}
