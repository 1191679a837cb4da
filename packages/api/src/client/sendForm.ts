type FormRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** Share that was sent, 0 to 1. */
  readonly onProgress: (ratio: number) => void;
  /** Something of the answer came. */
  readonly onMoved: () => void;
};

/** The answer as `fetch` would give it. */
function answerOf(request: XMLHttpRequest, address: string): Response {
  // This request follows redirections by itself, and tells only where it ended.
  if (request.responseURL !== '' && request.responseURL !== address) return Response.redirect(request.responseURL);
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const body = request.response instanceof Blob && request.response.size > 0 ? request.response : null;
  return new Response(body, { status: request.status, headers });
}

/** Sends a form and tells how much has left; `fetch` cannot over HTTP/1.1, so the browser's older request does it. */
export function sendForm(
  url: string,
  { method, headers, body, signal, onProgress, onMoved }: FormRequest,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.responseType = 'blob';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener('progress', onMoved);
  request.addEventListener('load', () => {
    try {
      resolve(answerOf(request, new URL(url, document.baseURI).href));
    } catch (error) {
      reject(error);
    }
  });
  request.addEventListener('error', () => reject(new TypeError('aucune réponse')));
  const abort = () => {
    request.abort();
    reject(signal.reason);
  };
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  if (signal.aborted) abort();
  else {
    signal.addEventListener('abort', abort);
    request.send(body);
  }
  return promise;
}
