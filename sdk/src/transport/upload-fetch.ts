const headersOf = (text: string): [name: string, value: string][] =>
  text
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);

/**
 * Sends a request by XMLHttpRequest, the only API with upload progress, but resolves like `fetch`, so that an upload
 * passes the same rules as every other call. `form` is the request's body: WebKit refuses to read one with a file out of
 * a request again. `onProgress` is called with a share from 0 to 1.
 */
export const fetchWithProgress = (
  { method, url, headers, signal }: Request,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) throw signal.reason;
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of headers) {
      // XMLHttpRequest writes the type, with its own boundary between the parts.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    }
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      const answered = headersOf(xhr.getAllResponseHeaders());
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: answered }));
    };
    xhr.onerror = () => reject(new TypeError('The upload did not reach the server'));
    xhr.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
