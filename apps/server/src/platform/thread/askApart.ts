import { Worker } from 'node:worker_threads';
import { Refusal } from '../Refusal.ts';
import type { Answer } from './answerApart.ts';

/** The thread leaves, with all that it holds, when nothing was asked of it for so long. */
const IDLE_MS = 20_000;
/** Each holds what it asks for meanwhile. */
const MOST_WAITING = 100;

type Limits = {
  /** Memory of the thread's own objects. */
  readonly memoryMb: number;
  /** Longest time of one question: beyond, the thread is ended and the next one has a new one. */
  readonly longestMs: number;
};
type Bytes = Uint8Array<ArrayBuffer>;

/** Asks a thread of its own for bytes, one question after the other: other calls are answered meanwhile (decision 0217). */
export function askApart<Question>(file: URL, { memoryMb, longestMs }: Limits): (question: Question) => Promise<Bytes> {
  let open: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const openThread = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const leave = () => {
      if (open === worker) open = undefined;
    };
    return worker.on('error', leave).on('exit', leave);
  };
  const ask = (question: Question): Promise<Bytes> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      const worker = (open ??= openThread());
      worker.ref();
      const end = () => {
        clearTimeout(late);
        worker.off('message', take).off('error', fail).off('exit', gone);
        worker.unref();
        idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
      };
      const fail = (error: Error) => {
        end();
        reject(error);
      };
      const gone = () => fail(new Error('le fil de travail s’est arrêté'));
      const take = (answer: Answer) => {
        if ('erreur' in answer) return fail(new Error(answer.erreur));
        end();
        resolve(answer.bytes);
      };
      const late = setTimeout(() => {
        if (open === worker) open = undefined;
        fail(new Refusal(503, 'service-indisponible'));
        void worker.terminate();
      }, longestMs);
      worker.on('message', take).on('error', fail).on('exit', gone);
      worker.postMessage(question);
    });
  return async (question) => {
    if (waiting >= MOST_WAITING) throw new Refusal(503, 'service-indisponible');
    waiting += 1;
    const asked = last.then(() => ask(question));
    last = asked.catch(() => undefined);
    try {
      return await asked;
    } finally {
      waiting -= 1;
    }
  };
}
