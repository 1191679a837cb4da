type FormRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal?: AbortSignal | undefined;
  /** Share that was sent, 0 to 1. */
  readonly onProgress: (ratio: number) => void;
};

/** Silence, in either direction, after which the other end is given up. */
const STALLED_MS = 120_000;

/** Sends a form and tells how much has left; `fetch` cannot over HTTP/1.1, so the browser's older request does it. */
export function sendForm(url: string, { method, headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const awaitProgress = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(new TypeError('délai dépassé'));
        request.abort();
      }, STALLED_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      awaitProgress();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('progress', awaitProgress);
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.addEventListener('load', () => {
      const lines = request.getAllResponseHeaders().trim().split('\r\n');
      const pairs = lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      const answer = request.response instanceof Blob ? request.response : null;
      resolve(new Response(request.status === 204 ? null : answer, { status: request.status, headers: pairs }));
    });
    request.addEventListener('error', () => reject(new TypeError('aucune réponse')));
    request.addEventListener('abort', () => reject(new DOMException('abandonné', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    awaitProgress();
    request.send(body);
  });
}
