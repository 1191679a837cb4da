import { CERTIFICAT_INCONNU } from '@habilis/api/qrcode/CERTIFICAT_INCONNU';
import type { CertificatVerifie, RaisonInconnu } from '@habilis/api/qrcode/CertificatVerifie';
import type { CertificatDeListe } from '@habilis/api/qrcode/liste';
import { cleAncienNumero } from '@habilis/domain/certificat/cleAncienNumero';
import { initialsOf } from '@habilis/domain/certificat/initialsOf';
import type { Payload } from '@habilis/domain/certificat/payload';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { clesQuiVerifient } from '../signature/verifyByKey.ts';
import { isAncienNumero } from '../etat/isAncienNumero.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';
import { type Presente, readPresente } from './readPresente.ts';
import { isRepris } from '../etat/isRepris.ts';

/** What a check reads with. */
export type Reading = Pick<Context, 'db' | 'now' | 'today'>;

/** The certificat as it stands, with its entite, its revocation and what replaces it. */
export const certificatRow = ({ db, now }: Reading) =>
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
    .select(isRepris.as('repris'))
    .select(['revocation.applique_le as revoqueLe', 'next.numero as remplacePar', 'certificat.statut']);
export type CertificatRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificatRow>['executeTakeFirst']>>>;

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
export type CertificatTrouve = {
  readonly row: CertificatRow;
  readonly payload: Payload | null;
  /** Found by the number of a former register. */
  readonly parNumero?: true;
};

/** What any check tells of a certificat: how it stands, and what its paper says but for names. */
export function factsOf(reading: Pick<Reading, 'today'>, { row, payload }: CertificatTrouve): CertificatDeListe {
  const { numero, repris, dateObtention, dateFin, revoqueLe, remplacePar } = row;
  const statut = statutOf(reading, row);
  return {
    statut,
    raison: null,
    signatureVerifiee: payload !== null,
    repris,
    // As it is printed: whoever checks compares each line.
    intitule: libelleNiveau(row),
    numero,
    initiales: payload?.initiales ?? (row.pseudonymiseLe === null ? initialsOf(row) : null),
    dateObtention,
    dateFin,
    dateRevocation: revoqueLe === null ? null : todayAt(revoqueLe),
    remplacePar: statut === 'REMPLACE' ? remplacePar : null,
  };
}

async function present(reading: Reading, found: CertificatTrouve): Promise<Omit<CertificatVerifie, 'demonstration'>> {
  const { row } = found;
  const { raisonSociale, codePostal, ville, numeroHabilitation } = row;
  // A number of a former register is guessed, a code is not.
  const isNamed = row.pseudonymiseLe === null && found.parNumero !== true;
  return {
    ...factsOf(reading, found),
    nom: isNamed ? row.nom : null,
    prenom: isNamed ? row.prenom : null,
    raisonSociale,
    codePostal,
    ville,
    numeroHabilitation,
    habilitationActive: await isHabilitated(reading, row),
  };
}

const isSameBytes = (held: Buffer | null, given: Uint8Array): boolean => held !== null && held.equals(given);

/** The certificat of what is presented, if it is there; of a key that leaked, only what was issued counts (C14). */
export function certificatTrouve(presente: Presente, row: CertificatRow | undefined): CertificatTrouve | RaisonInconnu {
  if (presente.genre === 'code-court') return row === undefined ? 'code-inconnu' : { row, payload: null };
  const { payload, charge, isCompromise } = presente;
  // Whoever holds a key that leaked signs what they like: only what was issued counts.
  if (isCompromise && !isSameBytes(row?.charge ?? null, charge)) return 'cle-compromise';
  return row === undefined ? 'certificat-absent' : { row, payload };
}

/** The one certificat that was taken over under a number; several tell nobody apart (C1147). */
async function byAncienNumero(reading: Reading, typed: string): Promise<RaisonInconnu | CertificatTrouve | null> {
  const cle = cleAncienNumero(typed);
  if (cle === null) return null;
  const [row, other] = await certificatRow(reading).where(isAncienNumero(cle)).limit(2).execute();
  if (row === undefined) return null;
  return other === undefined ? { row, payload: null, parNumero: true } : 'numero-partage';
}

/** Finds what somebody presents: a signed content against the keys and the certificats, a short code against the certificats (C13, C15). */
export async function findCode(
  config: Pick<Config, 'siteUrl'>,
  reading: Reading,
  code: string,
): Promise<RaisonInconnu | CertificatTrouve> {
  const cles = await clesQuiVerifient(reading.db);
  const presente = readPresente(config, (id) => cles.get(id), code);
  if (typeof presente === 'string')
    return presente === 'illisible' ? ((await byAncienNumero(reading, code)) ?? presente) : presente;
  const rows = certificatRow(reading);
  const row = await (
    presente.genre === 'code-court'
      ? rows.where('certificat.code_court', '=', presente.code)
      : // A serial may be of any size: more than the column holds.
        rows.where(sql<boolean>`certificat.id = ${presente.payload.serial}::bigint`)
  ).executeTakeFirst();
  const found = certificatTrouve(presente, row);
  return found === 'code-inconnu' ? ((await byAncienNumero(reading, code)) ?? found) : found;
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
