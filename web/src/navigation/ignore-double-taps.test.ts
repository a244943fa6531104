import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreDoubleTaps } from './ignore-double-taps.ts';
import { createScreenCache } from './keep-alive.tsx';
import type { OpenOverlay } from './overlays.ts';

class Control {
  isConnected = true;
  top = 0;
  getBoundingClientRect() {
    return { top: this.top };
  }
  closest() {
    return this;
  }
}
type Listener = (event: object) => void;

let listeners: Record<string, Listener>;
beforeEach(() => {
  listeners = {};
  vi.stubGlobal('Element', Control);
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** An app at a screen, `undefined` for one that is not kept. A tap tells whether it counts. */
function start(path?: string) {
  const screenCache = createScreenCache();
  const show = (next: string) =>
    screenCache.show({ path: next, title: undefined, page: null, isFirst: true, isPinned: false });
  if (path !== undefined) show(path);
  const sheets: OpenOverlay[] = [];
  ignoreDoubleTaps({ open: () => sheets }, screenCache);
  const send = (types: string[], event: object, meanwhile = () => undefined as unknown) => {
    let counts = true;
    const stopImmediatePropagation = () => {
      counts = false;
    };
    for (const [index, type] of types.entries()) {
      if (index > 0) meanwhile();
      listeners[type]?.({ isTrusted: true, preventDefault: () => undefined, stopImmediatePropagation, ...event });
    }
    return counts;
  };
  const tap = (at: number, place: number, target: Control, meanwhile?: () => unknown) => {
    const event = { target, timeStamp: at, clientX: place, clientY: place, pointerType: 'touch', detail: 1 };
    return send(['pointerdown', 'click'], event, meanwhile);
  };
  const pressKey = (target: Control) => send(['click'], { target, detail: 0 });
  return { show, openSheet: () => sheets.push({ id: 'sheet' }), tap, pressKey };
}

test.each([undefined, '/bag'])(
  '[B2.15] a press in a sheet counts 130 ms after it opened, over the screen %s',
  (path) => {
    const { tap, openSheet } = start(path);
    expect(tap(0, 100, new Control())).toBe(true);
    openSheet();
    expect(tap(90, 110, new Control())).toBe(false);
    expect(tap(130, 400, new Control())).toBe(true);
  },
);

test('[B2.15] a press counts unless what it was meant for goes while it lasts', () => {
  const { tap, openSheet, show } = start('/home');
  const control = new Control();
  expect(tap(0, 100, control, () => undefined)).toBe(true);
  expect(tap(1000, 100, new Control(), openSheet)).toBe(false);
  expect(tap(2000, 100, new Control(), () => show('/bag'))).toBe(false);
  const leave = () => {
    control.isConnected = false;
  };
  expect(tap(3000, 100, control, leave)).toBe(false);
});

test('[B2.15] a tap that takes its key away, as a payment does, is not followed by a second, but by a key or a later tap', () => {
  const { tap, pressKey } = start('/payment');
  const key = new Control();
  expect(tap(0, 100, key)).toBe(true);
  key.isConnected = false;
  expect(tap(90, 100, new Control())).toBe(false);
  for (const next of [new Control(), new Control()]) expect(pressKey(next)).toBe(true);
  expect(tap(700, 100, new Control())).toBe(true);
});

test('[B2.15] the second tap of a double tap that moved its control hits nothing else, and its control still', () => {
  const { tap } = start('/addressForm');
  const [save, box] = [new Control(), new Control()];
  tap(0, 100, save);
  expect(tap(100, 100, box), 'beside a control that stays').toBe(true);
  tap(1000, 100, save);
  save.top = -300;
  expect(tap(1100, 100, box)).toBe(false);
  tap(2000, 100, save);
  save.top = -310;
  expect(tap(2100, 100, save)).toBe(true);
});
