import { useRouter } from '@tanstack/react-router';
import { useOverlays } from '../../navigation/use-overlay.ts';

/**
 * Takes the id of the chosen address back to the screen that asked for one (`/address?select=1`), as `address` in its URL:
 * there it survives a reload, and a screen that does not know it ignores it. Without such a screen, the address book opens.
 */
export function useReturnAddress(): (id: number) => void {
  const { history } = useRouter();
  const overlays = useOverlays();
  return (id) => {
    if (!history.canGoBack()) return history.replace('/address');
    const stop = history.subscribe(({ location }) => {
      stop();
      const search = new URLSearchParams(location.search);
      search.set('address', String(id));
      history.replace(`${location.pathname}?${search}`);
    });
    overlays.back(() => undefined);
  };
}
