import { parentPort } from 'node:worker_threads';
import type { Tirage } from './Papier.ts';
import { renderTirage } from './renderTirage.ts';

/** What is asked of the thread, and what it answers. */
export type Demande = { readonly numero: number; readonly tirage: Tirage };
export type Reponse = { readonly numero: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly erreur: string }
);

let last: Promise<unknown> = Promise.resolve();

// One at a time, so that the memory is that of one.
parentPort?.on('message', ({ numero, tirage }: Demande) => {
  last = last.then(async () => {
    try {
      const bytes = await renderTirage(tirage);
      const answer: Reponse = { numero, bytes };
      parentPort?.postMessage(answer, [bytes.buffer]);
    } catch (error) {
      const answer: Reponse = {
        numero,
        erreur: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
      parentPort?.postMessage(answer);
    }
  });
});
