const HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls once a customer begins to move the page. Answers a function that stops listening. */
export function onUserScroll(call: () => void): () => void {
  for (const event of HAND) window.addEventListener(event, call, { passive: true });
  return () => {
    for (const event of HAND) window.removeEventListener(event, call);
  };
}
