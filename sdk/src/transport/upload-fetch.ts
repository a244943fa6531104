const headersOf = (text: string): [name: string, value: string][] =>
  text
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);

/**
 * Sends a request by XMLHttpRequest, the only API with upload progress, but resolves like `fetch`, so that an upload
 * passes the same rules as every other call. `onProgress` is called with a share from 0 to 1.
 */
export const fetchWithProgress = async (request: Request, onProgress: (share: number) => void): Promise<Response> => {
  const { signal } = request;
  const body = await request.blob();
  if (signal.aborted) throw signal.reason;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      const headers = headersOf(xhr.getAllResponseHeaders());
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers }));
    };
    xhr.onerror = () => reject(new TypeError('The upload did not reach the server'));
    xhr.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
};
