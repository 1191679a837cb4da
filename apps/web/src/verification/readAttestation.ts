import type { AttestationVerifiee, RaisonAttestation } from '@habilis/api/attestation/AttestationVerifiee';
import { type ChargeAttestation, decodeAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { type EcartAttestation, ecartsAttestation } from '@habilis/domain/attestation/ecartsAttestation';
import { type VerdictAttestation, verdictAttestation } from '@habilis/domain/attestation/verdictAttestation';
import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import type { CodeLu } from '@habilis/domain/certificat/readCode';
import { askAbout } from './askServer.ts';
import { bytesOfBase64Url, type Known } from './known.ts';
import { verifySignature } from './verifySignature.ts';

/** What is said of an attestation d'habilitation: by the server, else by this device alone. */
export type AttestationLue =
  | { readonly par: 'serveur'; readonly dite: AttestationVerifiee }
  | {
      readonly par: 'appareil';
      readonly charge: ChargeAttestation;
      readonly verdict: Extract<VerdictAttestation, 'signee' | 'finie' | 'pas-commencee'>;
      readonly titre: string;
    }
  | { readonly par: 'rien'; readonly raison: RaisonAttestation };

type Here = { readonly today: string; readonly site: string };

/** What this device alone says of it: its signature and its dates (C862). */
async function readAlone(
  { charge: bytes, signature, origine }: Extract<CodeLu, { genre: 'signe' }>,
  { cles, titres }: Known,
  { today, site }: Here,
): Promise<AttestationLue> {
  const charge = decodeAttestation(bytes);
  if (typeof charge === 'string') return { par: 'rien', raison: charge };
  const cle = cles.find(({ id }) => id === charge.cleId);
  const isSigned =
    cle !== undefined &&
    (await verifySignature(bytesOfBase64Url(cle.clePublique), Uint8Array.from(bytes), Uint8Array.from(signature)));
  const verdict = verdictAttestation(charge, {
    cle: cle === undefined ? 'inconnue' : cle.compromiseLe === null ? 'connue' : 'compromise',
    isSigned,
    today,
  });
  if (verdict === 'signee' || verdict === 'finie' || verdict === 'pas-commencee')
    return { par: 'appareil', charge, verdict, titre: titres.get(charge.codeNiveau) ?? charge.codeNiveau };
  // A key of another site is unknown here, or another one bears its number.
  const isElsewhere = origine !== null && origine !== site && verdict !== 'cle-compromise';
  return { par: 'rien', raison: isElsewhere ? 'autre-site' : verdict };
}

/** Asks the server how the habilitation of an attestation stands; without it, reads what was signed. */
export async function readAttestation(
  code: string,
  read: Extract<CodeLu, { genre: 'signe' }>,
  { known, here }: { readonly known: Promise<Known>; readonly here: Here },
): Promise<AttestationLue> {
  const asked = await askAbout<AttestationVerifiee>('/api/attestation/verification', code);
  return asked.ok ? { par: 'serveur', dite: asked.said } : readAlone(read, await known, here);
}

/** Where the file that held a code says otherwise than what was signed; of no use where nothing signed is told. */
export async function ecartsOf(
  lue: AttestationLue,
  { charge: bytes }: Extract<CodeLu, { genre: 'signe' }>,
  { document, known }: { readonly document: DocumentLu | null; readonly known: Promise<Known> },
): Promise<readonly EcartAttestation[]> {
  const charge = decodeAttestation(bytes);
  const isTold = lue.par === 'appareil' || (lue.par === 'serveur' && lue.dite.statut !== 'INCONNU');
  if (document === null || typeof charge === 'string' || !isTold) return [];
  const { titres } = await known;
  return ecartsAttestation(document, charge, titres);
}
