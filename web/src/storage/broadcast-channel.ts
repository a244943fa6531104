import { safeLocalStorage } from './local-storage.ts';

interface TabChannel {
  /** Sends a message to the other tabs, not to this one. */
  post: (message: string) => void;
  listen: (listener: (message: string) => void) => void;
}

/** A channel between the tabs of this browser, opened on first use. Never throws (B2.16). */
export function createTabChannel(name: string): TabChannel {
  let opened: TabChannel | undefined;
  const channel = () => {
    opened ??= openBroadcastChannel(name) ?? openStorageChannel(`meridian.channel.${name}`);
    return opened;
  };
  return {
    post: (message) => channel().post(message),
    listen: (listener) => channel().listen(listener),
  };
}

function openBroadcastChannel(name: string): TabChannel | undefined {
  try {
    const channel = new BroadcastChannel(`meridian.${name}`);
    return {
      post: (message) => channel.postMessage(message),
      listen: (listener) => channel.addEventListener('message', ({ data }) => listener(String(data))),
    };
  } catch {
    return undefined;
  }
}

/** For browsers without BroadcastChannel: the `storage` event, which only other tabs receive, carries the message. */
function openStorageChannel(key: string): TabChannel {
  return {
    post(message) {
      safeLocalStorage.set(key, message);
      // Removed, so that sending the same message again is a change.
      safeLocalStorage.remove(key);
    },
    listen: (listener) =>
      window.addEventListener('storage', (event) => {
        if (event.key === key && event.newValue !== null) listener(event.newValue);
      }),
  };
}
