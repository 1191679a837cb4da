import { CERTIFICAT_INCONNU } from '@habilis/api/qrcode/CERTIFICAT_INCONNU';
import type { RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import { numeroOf } from '@habilis/domain/certificat/numeroOf';
import { readCode } from '@habilis/domain/certificat/readCode';
import type { VerdictSigne } from '@habilis/domain/certificat/verdictSigne';
import { checkSigned, type CheckedSigned } from '../checkSigned.ts';
import type { Known } from '../known.ts';
import type { Dit } from './LigneListe.ts';

const STATUTS: Readonly<Record<VerdictSigne, Dit['statut']>> = {
  'cle-inconnue': 'INCONNU',
  'signature-fausse': 'INCONNU',
  'cle-compromise': 'INCONNU',
  revoque: 'REVOQUE',
  remplace: 'REMPLACE',
  expire: 'EXPIRE',
  'liste-absente': 'VALIDE',
  'liste-ancienne': 'VALIDE',
  verifiee: 'VALIDE',
};
const inconnu = (raison: RaisonInconnu): Dit => ({ ...CERTIFICAT_INCONNU, raison, local: null });

function saidBy({ verdict, payload, titre, remplacePar }: CheckedSigned): Dit {
  const statut = STATUTS[verdict];
  if (statut === 'INCONNU') return { ...inconnu(verdict as RaisonInconnu), local: verdict };
  const { dateObtention, dateFin, initiales } = payload;
  return {
    statut,
    raison: null,
    signatureVerifiee: true,
    repris: false,
    intitule: titre,
    numero: numeroOf(payload),
    initiales,
    dateObtention,
    dateFin,
    dateRevocation: null,
    remplacePar,
    local: verdict,
  };
}

/** What this device alone says of a code; null for a short one, which waits for the network (C1120). */
export async function localDit(
  code: string,
  known: Known,
  here: { readonly today: string; readonly site: string },
): Promise<Dit | null> {
  const read = readCode(code);
  if (read?.genre !== 'signe') return null;
  const signed = await checkSigned(read, known, here);
  return typeof signed === 'string' ? inconnu(signed) : saidBy(signed);
}
