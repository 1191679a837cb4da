import { CERTIFICAT_INCONNU } from '@habilis/api/qrcode/CERTIFICAT_INCONNU';
import type { CertificatVerifie, RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import { initialsOf } from '@habilis/domain/certificat/initialsOf';
import { decodePayload, type Payload } from '@habilis/domain/certificat/payload';
import { type CodeLu, readCode } from '@habilis/domain/certificat/readCode';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { verifyByKey } from '../signature/verifyByKey.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';

type Reading = Pick<Context, 'db' | 'now' | 'today'>;
type Signe = Extract<CodeLu, { genre: 'signe' }>;
type Verified = { readonly payload: Payload; readonly isCompromise: boolean };

/** Whether a signed content comes from this site, with what it says, or why it does not. */
async function verifySigned({ db }: Reading, { charge, signature }: Signe): Promise<Verified | RaisonInconnu> {
  const decoded = decodePayload(charge);
  if (!decoded.ok) return decoded.reason;
  const signed = await verifyByKey(db, decoded.payload.cleId, { charge, signature });
  return typeof signed === 'string' ? signed : { payload: decoded.payload, ...signed };
}

/** The certificat as it stands, with its entite, its revocation and what replaces it. */
const certificatRow = ({ db, now }: Reading) =>
  db
    .selectFrom('certificat')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .innerJoin('entite', 'entite.id', 'certificat.entite_id')
    .innerJoin('habilitation', 'habilitation.id', 'certificat.habilitation_id')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .leftJoin('revocation_certificat as revocation', (join) =>
      join.onRef('revocation.certificat_id', '=', 'certificat.id').on(effectiveRevocation(now)),
    )
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .select(['certificat.id', 'certificat.numero', 'certificat.nom', 'certificat.prenom', 'certificat.charge'])
    .select(['certificat.date_obtention as dateObtention', 'certificat.date_fin as dateFin', 'niveau.niveau'])
    .select(['dispositif.libelle_court as libelleCourt', 'habilitation.numero as numeroHabilitation'])
    .select(['certificat.raison_sociale as raisonSociale', 'entite.code_postal as codePostal', 'entite.ville'])
    .select(['habilitation.id as habilitationId', 'stagiaire.pseudonymise_le as pseudonymiseLe'])
    .select(['revocation.applique_le as revoqueLe', 'next.numero as remplacePar', 'certificat.statut']);
type CertificatRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificatRow>['executeTakeFirst']>>>;

/** Whether the habilitation gave its right on the last day of training. */
async function isHabilitated(
  { db, today }: Reading,
  { habilitationId, dateObtention }: CertificatRow,
): Promise<boolean> {
  const found = await db
    .selectFrom('habilitation')
    .select('id')
    .where('id', '=', habilitationId)
    .where(activeHabilitation(dateObtention, today))
    .executeTakeFirst();
  return found !== undefined;
}

/** How a certificat stands now. */
export const statutOf = (
  { today }: Pick<Reading, 'today'>,
  { statut, revoqueLe, dateFin, remplacePar }: CertificatRow,
) => statutCertificat({ statut: revoqueLe === null ? statut : 'REVOQUE', dateFin, remplacePar }, today);

/** A certificat that a code designates, with what was signed of it when the code holds it. */
type CertificatTrouve = { readonly row: CertificatRow; readonly payload: Payload | null };

async function present(
  reading: Reading,
  { row, payload }: CertificatTrouve,
): Promise<Omit<CertificatVerifie, 'demonstration'>> {
  const { numero, dateObtention, dateFin, raisonSociale, codePostal, ville, numeroHabilitation } = row;
  const { revoqueLe, remplacePar } = row;
  const isNamed = row.pseudonymiseLe === null;
  return {
    statut: statutOf(reading, row),
    raison: null,
    signatureVerifiee: payload !== null,
    // As it is printed: whoever checks compares each line.
    intitule: libelleNiveau(row),
    numero,
    nom: isNamed ? row.nom : null,
    prenom: isNamed ? row.prenom : null,
    initiales: payload?.initiales ?? (isNamed ? initialsOf(row) : null),
    dateObtention,
    dateFin,
    dateRevocation: revoqueLe === null ? null : todayAt(revoqueLe),
    remplacePar: statutOf(reading, row) === 'REMPLACE' ? remplacePar : null,
    raisonSociale,
    codePostal,
    ville,
    numeroHabilitation,
    habilitationActive: await isHabilitated(reading, row),
  };
}

const isSameBytes = (held: Buffer | null, given: Uint8Array): boolean => held !== null && held.equals(given);

/** Finds what somebody presents: a signed content against the keys and the certificats, a short code against the certificats (C13, C15); `siteUrl` tells the codes of other sites (rules/certificats#code). */
export async function findCode(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  reading: Reading,
  code: string,
): Promise<RaisonInconnu | CertificatTrouve> {
  const read = readCode(code);
  if (read === null) return 'illisible';
  if (read.genre === 'code-court') {
    const row = await certificatRow(reading).where('certificat.code_court', '=', read.code).executeTakeFirst();
    return row === undefined ? 'code-inconnu' : { row, payload: null };
  }
  const verified = await verifySigned(reading, read);
  if (typeof verified === 'string') {
    // A key of another site is unknown here, or another one bears its number.
    const isElsewhere = read.origine !== null && read.origine !== siteUrl.toLowerCase();
    return isElsewhere && (verified === 'cle-inconnue' || verified === 'signature-fausse') ? 'autre-site' : verified;
  }
  const { payload, isCompromise } = verified;
  // A serial may be of any size: more than the column holds.
  const row = await certificatRow(reading)
    .where(sql<boolean>`certificat.id = ${payload.serial}::bigint`)
    .executeTakeFirst();
  // Whoever holds a key that leaked signs what they like: only what was issued counts.
  if (isCompromise && !isSameBytes(row?.charge ?? null, read.charge)) return 'cle-compromise';
  return row === undefined ? 'certificat-absent' : { row, payload };
}

/** The answer to a check. */
export async function checkCode(
  config: Pick<Config, 'siteUrl' | 'environment'>,
  reading: Reading,
  code: string,
): Promise<CertificatVerifie> {
  const demonstration = config.environment === 'demonstration';
  const found = await findCode(config, reading, code);
  return typeof found === 'string'
    ? { ...CERTIFICAT_INCONNU, raison: found, demonstration }
    : { ...(await present(reading, found)), demonstration };
}
