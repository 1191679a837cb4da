import { Worker } from 'node:worker_threads';
import type { Tirage } from './Papier.ts';
import type { Demande, Reponse } from './tirageWorker.ts';

/** The thread leaves, with all that it holds, when nothing was asked of it for so long. */
const IDLE_MS = 20_000;
/** Memory of the thread's own objects; a thousand certificats take less than half. */
const MEMORY_MB = 512;

type Waiting = { readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void; readonly reject: (error: Error) => void };
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined };

let open: Thread | undefined;
let numero = 0;

function openThread(): Thread {
  const worker = new Worker(new URL('./tirageWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const thread: Thread = { worker, waiting: new Map(), idle: undefined };
  const close = (error: Error) => {
    if (open === thread) open = undefined;
    for (const { reject } of thread.waiting.values()) reject(error);
    thread.waiting.clear();
  };
  worker.on('message', (answer: Reponse) => {
    const waiting = thread.waiting.get(answer.numero);
    thread.waiting.delete(answer.numero);
    if ('bytes' in answer) waiting?.resolve(answer.bytes);
    else waiting?.reject(new Error(answer.erreur));
    if (thread.waiting.size > 0) return;
    worker.unref();
    thread.idle = setTimeout(() => {
      if (open === thread) open = undefined;
      void worker.terminate();
    }, IDLE_MS).unref();
  });
  worker.on('error', close);
  worker.on('exit', () => close(new Error('le fil qui tire les certificats s’est arrêté')));
  return thread;
}

/** Prints certificats in a thread of their own: a page takes milliseconds that other calls would wait for (decision 0093). */
export function renderTirageApart(tirage: Tirage): Promise<Uint8Array<ArrayBuffer>> {
  open ??= openThread();
  const thread = open;
  clearTimeout(thread.idle);
  thread.worker.ref();
  const demande: Demande = { numero: ++numero, tirage };
  return new Promise((resolve, reject) => {
    thread.waiting.set(demande.numero, { resolve, reject });
    thread.worker.postMessage(demande);
  });
}
