import { parentPort } from 'node:worker_threads';

/** What a thread answers: bytes, or what went wrong. */
export type Answer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly erreur: string };

/** Answers, within a thread, what `askApart` asks of it. */
export function answerApart<Question>(work: (question: Question) => Promise<Uint8Array<ArrayBuffer>>): void {
  parentPort?.on('message', (question: Question) => {
    work(question).then(
      (bytes) => parentPort?.postMessage({ bytes } satisfies Answer, [bytes.buffer]),
      (error: unknown) => {
        const erreur = error instanceof Error ? (error.stack ?? error.message) : String(error);
        parentPort?.postMessage({ erreur } satisfies Answer);
      },
    );
  });
}
