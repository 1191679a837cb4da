import { parentPort, workerData } from 'node:worker_threads';
import { type CorpsCourriel, readCourriel } from './readCourriel.ts';

/** What the thread answers; an answer that says nothing when the mail cannot be read. */
export type ReponseCourriel = { readonly corps: CorpsCourriel | null };

const raw: unknown = workerData;
const corps = raw instanceof Uint8Array ? await readCourriel(raw).catch(() => null) : null;
const answer: ReponseCourriel = { corps };
parentPort?.postMessage(
  answer,
  (corps?.pieces ?? []).map(({ content }) => content.buffer),
);
