import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { parseUrl } from '../../../shared/parse-url.ts';

/** Why a proxy cannot start; the message is one line that says what to do. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
}

/** The server behind the proxy. */
export interface Target {
  /** Without a trailing slash: `https://shop.example`, `https://shop.example/v2`. */
  readonly url: string;
  readonly secure: boolean;
  readonly hostname: string;
  readonly port: number;
  /** The value of the `host` header. */
  readonly host: string;
  /** The prefix of each path of the contract; usually empty. */
  readonly prefix: string;
  /** Whether an untrusted certificate is accepted. */
  readonly insecure: boolean;
}

/** Parses the address of a server. Throws ProxyError for an unusable address. */
export function readTarget(address: string, insecure = false): Target {
  const url = parseUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ProxyError(`“${address}” is not the address of a server: write https://their.server`);
  }
  const prefix = url.pathname.replace(/\/+$/, '');
  if (/\/api$/.test(prefix)) {
    throw new ProxyError(
      `Leave out /api: write ${url.origin}${prefix.slice(0, -4)}. The contract's paths begin with it`,
    );
  }
  const secure = url.protocol === 'https:';
  return {
    url: url.origin + prefix,
    secure,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 443 : 80),
    host: url.host,
    prefix,
    insecure,
  };
}

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|ALTNAME/;

/** Explains a failed connection in one line. */
export function explainFailure(error: NodeJS.ErrnoException, { url }: Target): string {
  const code = error.code ?? '';
  if (untrusted.test(code)) return `The certificate of ${url} is not trusted (${code}): add --insecure if you know it`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${url} is not known: no such name`;
  if (code === 'ECONNREFUSED') return `${url} refuses connections: nothing listens there`;
  if (code.startsWith('HPE_')) return `${url} does not answer in HTTP: ${error.message}`;
  if (code === 'EPROTO') return `${url} does not speak TLS: is it http:// instead of https://?`;
  return `${url} cannot be reached: ${error.message}`;
}

/**
 * Connects to the server once at the start. Resolves to the problem, or undefined. Throws ProxyError for an untrusted
 * certificate, since later requests would fail too.
 */
export async function tryTarget(target: Target): Promise<string | undefined> {
  const { hostname: host, port, secure, insecure } = target;
  const name = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  const socket: Socket = secure
    ? connectSecurely({ host, port, rejectUnauthorized: !insecure, ...name })
    : connectPlain({ host, port });
  socket.setTimeout(3000, () => socket.destroy(new Error('no connection within 3 seconds')));
  try {
    await once(socket, secure ? 'secureConnect' : 'connect');
    return undefined;
  } catch (cause) {
    const error: NodeJS.ErrnoException = cause instanceof Error ? cause : new Error(String(cause));
    const line = explainFailure(error, target);
    if (untrusted.test(error.code ?? '')) throw new ProxyError(line);
    return line;
  } finally {
    socket.destroy();
  }
}
