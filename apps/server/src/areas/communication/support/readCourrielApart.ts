import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../platform/Refusal.ts';
import type { ReponseCourriel } from './courrielWorker.ts';
import type { CorpsCourriel } from './readCourriel.ts';

/** On a machine that others keep busy, a person's mail takes a fifth of it. */
const longestMsOf = ({ length }: Buffer): number => 10_000 + length / 2_000;
/** Memory of the thread's own objects. */
const MEMORY_MB = 256;
/** Each holds its bytes meanwhile. */
const MOST_WAITING = 10;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Reads a mail in a thread that lives for it alone, and is ended with its time. */
function readOne(raw: Buffer, longestMs: number): Promise<CorpsCourriel | null> {
  return new Promise((resolve) => {
    // Copied once, as the caller keeps the mail, then handed over.
    const bytes = new Uint8Array(raw);
    const worker = new Worker(new URL('./courrielWorker.ts', import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const end = (corps: CorpsCourriel | null) => {
      clearTimeout(timer);
      resolve(corps);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), longestMs);
    worker.on('message', ({ corps }: ReponseCourriel) => end(corps));
    // Past its memory, too.
    worker.on('error', () => end(null));
    worker.on('exit', () => end(null));
  });
}

/** Reads a mail apart from the thread that answers calls, one at a time; null when it cannot be read within the limits (AS32). */
export async function readCourrielApart(
  raw: Buffer,
  longestMs: number = longestMsOf(raw),
): Promise<CorpsCourriel | null> {
  // The mail server keeps it and comes again.
  if (waiting >= MOST_WAITING) throw new Refusal(503, 'service-indisponible');
  waiting += 1;
  const read = last.then(() => readOne(raw, longestMs));
  last = read;
  try {
    return await read;
  } finally {
    waiting -= 1;
  }
}
