/**
 * Runs `act` while no other tab runs one of the same name; they go on one after another. Where the browser has no locks,
 * as on a page that is not served by HTTPS, it runs at once.
 */
export async function inOneTab<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(`meridian.${name}`, act);
}
