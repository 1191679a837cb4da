import { CERTIFICAT_INCONNU } from '@habilis/api/qrcode/CERTIFICAT_INCONNU';
import type { CertificatVerifie, RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import type { EcartAttestation } from '@habilis/domain/attestation/ecartsAttestation';
import { isAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { cleAncienNumero } from '@habilis/domain/certificat/cleAncienNumero';
import { type CodeLu, readCode } from '@habilis/domain/certificat/readCode';
import { useEffect, useRef, useState } from 'react';
import { type AskFault, askServer } from './askServer.ts';
import type { AttestationLue } from './readAttestation.ts';
import { type CheckedSigned, checkSigned } from './checkSigned.ts';
import { hereNow } from './hereNow.ts';
import { type Known, NOTHING_KNOWN, readKnown } from './known.ts';
import { useWhenOnline } from './useWhenOnline.ts';

/** An answer: by the server when it was reached, else by this device alone. */
export type Answer = {
  readonly code: string;
  /** The file that held the code; null for a code that was typed, filmed or followed. */
  readonly document: DocumentLu | null;
  readonly live: CertificatVerifie | null;
  readonly signed: CheckedSigned | null;
  /** What is said of an attestation d'habilitation, where the code is one. */
  readonly attestation?: { readonly lue: AttestationLue; readonly ecarts: readonly EcartAttestation[] };
  /** Whether nothing has left the device. */
  readonly isLocal: boolean;
  readonly at: string;
};
/** What is said of a code that nothing can be read of. */
const unreadable = (raison: RaisonInconnu): CertificatVerifie => ({ ...CERTIFICAT_INCONNU, raison });
type State = { readonly answer: Answer | null; readonly isBusy: boolean; readonly fault: AskFault | null };

/** How long the server may take before the device answers alone; it completes the answer when it comes. */
const PATIENCE_MS = 1500;

const inPatience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));

type Signe = Extract<CodeLu, { readonly genre: 'signe' }>;

/** What is said of an attestation, and of the file that held it; its reader is loaded with the first. */
async function attestationOf(
  { code, document, read }: Pick<Answer, 'code' | 'document'> & { readonly read: Signe },
  reading: { readonly known: Promise<Known>; readonly here: ReturnType<typeof hereNow> },
): Promise<NonNullable<Answer['attestation']>> {
  const { ecartsOf, readAttestation } = await import('./readAttestation.ts');
  const lue = await readAttestation(code, read, reading);
  return { lue, ecarts: await ecartsOf(lue, read, { document, known: reading.known }) };
}

/** What is said once the network is back of what the device answered alone; null where there is nothing to add. */
async function completed(answer: Answer, known: Promise<Known>): Promise<Partial<State> | null> {
  const byServer = () => ({ isLocal: false, at: new Date().toISOString() });
  if (answer.attestation !== undefined) {
    const read = readCode(answer.code);
    if (read?.genre !== 'signe') return null;
    const attestation = await attestationOf({ ...answer, read }, { known, here: hereNow() });
    return attestation.lue.par === 'serveur' ? { answer: { ...answer, attestation, ...byServer() } } : null;
  }
  if (answer.signed === null) return null;
  const asked = await askServer(answer.code);
  return asked.ok ? { fault: null, answer: { ...answer, live: asked.certificat, ...byServer() } } : null;
}

/** What the device knows by itself, once it is read, and what reads it anew. */
function useKnown(known: Promise<Known>) {
  const [held, setHeld] = useState(NOTHING_KNOWN);
  const kept = useRef(known);
  useEffect(() => void known.then(setHeld), [known]);
  const renew = () => {
    kept.current = readKnown();
    void kept.current.then(setHeld);
  };
  return { held, kept, renew };
}

/** Checks codes, one at a time: the device judges a signed content alone when there is no network, and completes its answer when it comes back. */
export function useCheck(known: Promise<Known>) {
  const { held, kept, renew } = useKnown(known);
  const [state, setState] = useState<State>({ answer: null, isBusy: false, fault: null });
  const current = useRef(0);
  /** Shows an answer, unless another code was given meanwhile. */
  const show = (turn: number, next: Partial<State>) => {
    if (turn === current.current) setState((before) => ({ ...before, ...next }));
  };
  const check = async (code: string, document: DocumentLu | null = null) => {
    current.current++;
    const turn = current.current;
    setState({ answer: null, isBusy: true, fault: null });
    const at = new Date().toISOString();
    const read = readCode(code);
    const unknown = { code, document, signed: null, isLocal: true, at } as const;
    // The number of a former register says nothing by itself: the server knows it.
    if (read === null && cleAncienNumero(code) === null) {
      return show(turn, { isBusy: false, answer: { ...unknown, live: unreadable('illisible') } });
    }
    const here = hereNow();
    if (read?.genre === 'signe' && isAttestation(read.charge)) {
      const attestation = await attestationOf({ code, document, read }, { known: kept.current, here });
      const isLocal = attestation.lue.par !== 'serveur';
      return show(turn, { isBusy: false, answer: { ...unknown, live: null, attestation, isLocal } });
    }
    const asking = askServer(code);
    // A short code says nothing without network: it waits for the server.
    const early = read?.genre === 'signe' && navigator.onLine ? await Promise.race([asking, inPatience()]) : null;
    if (early?.ok !== true && read?.genre === 'signe') {
      const signed = await checkSigned(read, await kept.current, here);
      const said = typeof signed === 'string' ? { live: unreadable(signed) } : { live: null, signed };
      show(turn, { isBusy: false, answer: { ...unknown, ...said } });
    }
    const asked = await asking;
    if (asked.ok) {
      // Without network too this device says it from now on.
      if (asked.certificat.remplacePar !== null || asked.certificat.statut === 'REVOQUE') renew();
      return show(turn, { isBusy: false, answer: { ...unknown, live: asked.certificat, isLocal: false } });
    }
    return show(turn, { isBusy: false, fault: asked.reason });
  };
  useWhenOnline(async () => {
    renew();
    const { answer } = state;
    if (answer === null || !answer.isLocal) return;
    const turn = current.current;
    const next = await completed(answer, kept.current);
    if (next !== null) show(turn, next);
  });
  const forget = () => {
    current.current++;
    setState({ answer: null, isBusy: false, fault: null });
  };
  return { ...state, known: held, check, forget, forgive: () => setState((before) => ({ ...before, fault: null })) };
}
