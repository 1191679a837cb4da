import { useCallback, useEffect, useState } from 'react';

type Content =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly blob: Blob; readonly key: string };

const LOADING: Content = { kind: 'loading' };

/** The content of a document, read when it is shown; `retry` reads it again after a failure. */
export function useContent(key: string, read: (signal: AbortSignal) => Promise<Blob>) {
  const [content, setContent] = useState<Content>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setContent(LOADING);
    read(stop.signal).then(
      (blob) => !stop.signal.aborted && setContent({ kind: 'read', blob, key }),
      () => !stop.signal.aborted && setContent({ kind: 'failed' }),
    );
    return () => stop.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same document is read once, however often its function is made anew
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { content, retry };
}
