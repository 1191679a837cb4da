import type { certificat } from '@habilis/api/certificat/endpoints';
import type { FeuilleCertificat } from '@habilis/api/certificat/Feuille';
import type { CertificatDuTitulaire } from '@habilis/api/certificat/titulaire';
import type { TitlesOf } from '@habilis/api/endpoint';
import { formatCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { sql } from 'kysely';
import { countWithin } from '../../../platform/auth/throttle.ts';
import type { Context, FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { todayAt } from '../../../platform/today.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { feuilleOf, imageDeFeuille } from '../papier/feuille.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import { readCertificats } from '../papier/readCertificats.ts';
import {
  answerPapiers,
  readChosen,
  refuseSansPapier,
  tiresOf,
  type SansPapierTitle,
} from '../papier/downloadCertificats.ts';
import { adresseDuTitulaire } from './adresseDuTitulaire.ts';
import { courrielAuTitulaire, finDuLien, type Secrets } from './courrielAuTitulaire.ts';
import { keepRemise } from './keepRemise.ts';
import { revocationDe } from './revocationDe.ts';
import { cleOfTitulaire, isCleOf, readCle } from './cleTitulaire.ts';

/** Within this time a second demand of the same mail is the first one repeated. */
const DEUX_FOIS_MS = 2 * 60_000;

type Sending = RoleContext<TitlesOf<(typeof certificat)['envoyerAuTitulaire']>>;

/** Whether a link was written to an address a moment ago, the certificat locked so that two who ask at once wait for each other. */
async function isJustSent({ db, now }: Pick<Context, 'db' | 'now'>, certificatId: number, courriel: string) {
  await db.selectFrom('certificat').select('id').where('id', '=', certificatId).forUpdate().execute();
  const written = await db
    .selectFrom('courriel')
    .select('id')
    .where('modele', '=', 'certificat-titulaire')
    .where('objet_id', '=', certificatId)
    .where('adresse', '=', courriel)
    .where('etat', 'not in', ['refuse', 'perdu'])
    .where('cree_le', '>', new Date(now.getTime() - DEUX_FOIS_MS))
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}

/** Mails the holder a link to one certificat, for thirty days, to the address that was shown (C37). */
export async function sendToTitulaire(
  secrets: Secrets,
  context: Sending,
  { id, adresse }: { readonly id: number; readonly adresse: string },
): Promise<{ readonly dateExpiration: string }> {
  const [row] = await readChosen(context, [id]);
  const courriel = await adresseDuTitulaire(context, id);
  if (row === undefined || courriel === null) throw context.refuse.conflict('certificat.titulaire-sans-adresse');
  if (courriel !== adresse) throw context.refuse.conflict('certificat.adresse-changee');
  const dateExpiration = finDuLien(context.today);
  // Pressed twice, by one person or by two, it is one mail.
  if (await isJustSent(context, id, courriel)) return { dateExpiration };
  await countWithin(context, 'courriel', { account: courriel, address: context.exchange.address });
  const courrielId = await sendCourriel(
    context,
    courrielAuTitulaire(secrets, row, { modele: 'certificat-titulaire', courriel, ouvre: id, dateExpiration }),
  );
  await keepRemise(context, id, { adresse: courriel, courrielId });
  // The address stays with the holder.
  await context.audit({
    action: 'certificat.EnvoieAuTitulaire',
    objetType: 'certificat',
    objetId: id,
    detail: { numero: row.numero, dateExpiration },
  });
  return { dateExpiration };
}

/** The certificat that a link opens today: that one alone, and none once it has ended, its address changed or its holder was forgotten. */
async function opened(secrets: Secrets, context: Pick<Context, 'db' | 'now' | 'today'>, cle: string) {
  const read = readCle(cle);
  if (read === null || read.dateExpiration < context.today) throw refuse.notFound();
  const courriel = await adresseDuTitulaire(context, read.certificatId);
  if (courriel === null || !isCleOf(secrets, { ...read, courriel }, cle)) throw refuse.notFound();
  const [row] = await readCertificats(context, sql<boolean>`certificat.id = ${read.certificatId}`);
  if (row === undefined) throw refuse.notFound();
  return { row, courriel, dateExpiration: read.dateExpiration };
}

/** What replaces the certificat of a link; the link opens it too, when it is the same person's at the same address. */
async function suivantOf(
  secrets: Secrets,
  context: Context,
  { row, dateExpiration, courriel }: Awaited<ReturnType<typeof opened>>,
): Promise<CertificatDuTitulaire['remplacePar']> {
  const { remplace_par_id: certificatId, remplace_par: numero } = row;
  if (certificatId === null || numero === null) return null;
  const isTheirs = (await adresseDuTitulaire(context, certificatId)) === courriel;
  return { numero, cle: isTheirs ? cleOfTitulaire(secrets, { certificatId, dateExpiration, courriel }) : null };
}

/** Since when a certificat proves nothing any more, and why. */
async function revocationOf(context: Context, id: number): Promise<CertificatDuTitulaire['revocation']> {
  const revocation = await revocationDe(context, id);
  if (revocation === null) return null;
  return { date: todayAt(revocation.appliqueLe), motif: revocation.motif };
}

/** What the holder reads by their link (C37, C47). */
export async function readDuTitulaire(secrets: Secrets, context: Context, cle: string): Promise<CertificatDuTitulaire> {
  const read = await opened(secrets, context, cle);
  const { row, dateExpiration } = read;
  const { numero, nom, prenom, mode, date_obtention: dateObtention, date_fin: dateFin } = row;
  return {
    numero,
    statut: statutCertificat({ statut: row.statut, dateFin, remplacePar: row.remplace_par }, context.today),
    nom,
    prenom,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    mode,
    dateObtention,
    dateFin,
    raisonSociale: row.raison_sociale,
    codeCourt: formatCodeCourt(row.code_court),
    remplacePar: await suivantOf(secrets, context, read),
    caisse: row.caisse,
    revocation: await revocationOf(context, row.id),
    dateExpiration,
  };
}

/** The certificat that a link opens, with its paper: a revoked one has none. */
export async function openedWithPaper(secrets: Secrets, context: Context<SansPapierTitle>, cle: string) {
  const { row } = await opened(secrets, context, cle);
  refuseSansPapier(context, [row]);
  return row;
}

/** What the paper of the holder's certificat shows, by their link (C37). */
export const feuilleDuTitulaire = async (
  secrets: Secrets,
  context: Context<SansPapierTitle>,
  { texts, cle }: { readonly texts: PapierTexts; readonly cle: string },
): Promise<FeuilleCertificat> => feuilleOf(context, texts, await openedWithPaper(secrets, context, cle));

/** A picture of the holder's certificat, by their link (C37). */
export const imageDuTitulaire = async (
  secrets: Secrets,
  context: Context<SansPapierTitle | 'certificat.image-inconnue'>,
  { cle, image }: { readonly cle: string; readonly image: string },
): Promise<FileAnswer> => imageDeFeuille(context, await openedWithPaper(secrets, context, cle), image);

/** The paper of the holder's certificat, by their link (C37). */
export async function papierDuTitulaire(
  secrets: Secrets,
  context: Context<SansPapierTitle>,
  { texts, cle }: { readonly texts: PapierTexts; readonly cle: string },
): Promise<FileAnswer> {
  const row = await openedWithPaper(secrets, context, cle);
  const titre = texts.t('certificats.papier.titre-un', { numero: row.numero });
  return answerPapiers(context, texts, tiresOf(texts, [row]), {
    papier: 'A4',
    envoi: 'PDF',
    titre,
    audit: { objetType: 'certificat', objetId: row.id },
  });
}
