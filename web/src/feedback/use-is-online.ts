import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether the device is online, as far as is known. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);
