type FormRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (ratio: number) => void;
  /** Called when a part of the answer arrives. */
  readonly onMoved: () => void;
};

/** The answer, in the form that `fetch` gives. */
function answerOf(request: XMLHttpRequest, address: string): Response {
  // XMLHttpRequest follows redirections and only shows the last address.
  if (request.responseURL !== '' && request.responseURL !== address) return Response.redirect(request.responseURL);
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const body = request.response instanceof Blob && request.response.size > 0 ? request.response : null;
  return new Response(body, { status: request.status, headers });
}

/** Sends a form with its progress: by XMLHttpRequest, because `fetch` cannot tell it over HTTP/1.1. */
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
