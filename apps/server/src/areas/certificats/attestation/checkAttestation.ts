import {
  ATTESTATION_INCONNUE,
  type AttestationVerifiee,
  type RaisonAttestation,
} from '@habilis/api/attestation/AttestationVerifiee';
import { type ChargeAttestation, decodeAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { statutAttestation } from '@habilis/domain/attestation/statutAttestation';
import { type CodeLu, readCode } from '@habilis/domain/certificat/readCode';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { droitHabilitation, droitJuge } from '@habilis/domain/droit/droitHabilitation';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/Handler.ts';
import { situationsOf } from '../../habilitations/habilitation/situations.ts';
import { verifyByKey } from '../signature/verifyByKey.ts';

type Reading = Pick<Context, 'db' | 'today' | 'settings'>;

/** What a code holds, once a key of this site is known to have signed it; else why it says nothing. */
async function verified(
  { db }: Reading,
  { charge, signature, origine }: Extract<CodeLu, { genre: 'signe' }>,
  siteUrl: string,
): Promise<ChargeAttestation | RaisonAttestation> {
  const decoded = decodeAttestation(charge);
  if (typeof decoded === 'string') return decoded;
  const signed = await verifyByKey(db, decoded.cleId, { charge, signature });
  if (typeof signed === 'string') {
    // A key of another site is unknown here, or another one bears its number.
    return origine !== null && origine !== siteUrl.toLowerCase() ? 'autre-site' : signed;
  }
  // Whoever holds a key that leaked signs what they like, and no attestation is kept to tell ours apart.
  return signed.isCompromise ? 'cle-compromise' : decoded;
}

/** How the habilitation of an attestation stands now, whatever the attestation says: it may be older than what withdrew it (C861). */
export async function checkAttestation(
  { siteUrl, environment }: Pick<Config, 'siteUrl' | 'environment'>,
  reading: Reading,
  code: string,
): Promise<AttestationVerifiee> {
  const demonstration = environment === 'demonstration';
  const unknown = (raison: RaisonAttestation) => ({ ...ATTESTATION_INCONNUE, raison, demonstration });
  const read = readCode(code);
  if (read === null || read.genre !== 'signe') return unknown('illisible');
  const held = await verified(reading, read, siteUrl);
  if (typeof held === 'string') return unknown(held);
  const { today, settings } = reading;
  const situation = (await situationsOf(reading, [held.habilitationId])).get(held.habilitationId);
  if (situation === undefined) return unknown('habilitation-absente');
  const { row } = situation;
  // Its renewal is no matter of who is shown an attestation.
  const { retrait } = droitHabilitation(situation, { role: 'DL', today, settings });
  return {
    statut: statutAttestation(situation, today),
    raison: null,
    demonstration,
    intitule: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    numero: row.numero,
    raisonSociale: row.raison_sociale,
    codePostal: row.code_postal_entite,
    ville: row.ville_entite,
    dateEmission: held.dateEmission,
    dateDebut: row.date_debut,
    dateFin: droitJuge(situation, settings).habilitation.dateFin,
    retireeDu: retrait?.du ?? null,
    retireeAu: retrait?.au ?? null,
  };
}
