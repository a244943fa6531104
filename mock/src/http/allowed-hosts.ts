import type { IncomingHttpHeaders } from 'node:http';

/** Which requests the mock takes, decided as dev servers do: a page that a developer visits must not use their mock. */
export interface AllowedHosts {
  /**
   * Whether the mock is known by this host name. Any other name may have been led to this computer by a page, which
   * could then read every answer (DNS rebinding).
   */
  isKnown(headers: CallerHeaders): boolean;
  /** Whether a page asks that is neither of the mock's host, nor of this computer, nor of an allowed host. */
  isOutside(headers: CallerHeaders): boolean;
}

type CallerHeaders = Pick<IncomingHttpHeaders, 'host' | 'origin'>;

/** @param names further host names, in lower case; `.example` includes every name below it. */
export function createAllowedHosts(names: readonly string[]): AllowedHosts {
  const isNamed = (host: string) =>
    names.some((name) => host === name || (name.startsWith('.') && `.${host}`.endsWith(name)));
  return {
    isKnown({ host }) {
      const name = hostOf(`http://${host}`);
      // Browsers always send one, and no page can lead an address to another computer.
      if (host === undefined || name === undefined) return true;
      return isAddress(name) || isLocal(name) || isNamed(name);
    },
    isOutside({ host, origin }) {
      // Not a page, or a page of the mock that only reads.
      if (origin === undefined) return false;
      const page = /^https?:/.test(origin) ? hostOf(origin) : undefined;
      return page === undefined || !(page === hostOf(`http://${host}`) || isLocal(page) || isNamed(page));
    },
  };
}

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^\[(.+)\]$/, '$1');

const isAddress = (host: string) => /^(?:\d+\.){3}\d+$/.test(host) || host.includes(':');

const isLocal = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|::1)$/.test(host);

/** The message to a page from outside that asks for more than the contract has. */
export const outsideAdvice = (origin: string | undefined): string =>
  `Pages of ${origin} may call the API, but not control the mock. ${adviceFor(origin)}`.slice(0, 400);

/** The message to a request for a host that is not this one. */
export const unknownHost = (host: string | undefined): string =>
  `This mock is not known as ${host}. ${adviceFor(`http://${host}`)}`.slice(0, 400);

const adviceFor = (address = '') => `If it should be, start it with --allowed-host ${hostOf(address) ?? '<name>'}`;
