import type { CertificatDePage, PageTitulaire } from '@habilis/api/certificat/pageTitulaire';
import { formatCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { sql } from 'kysely';
import type { Context } from '../../../platform/Handler.ts';
import { type FormateurRow, formateurRows, intituleDe } from '../certificat-formateur/readFormateur.ts';
import { type CertificatLu, readCertificats } from '../papier/readCertificats.ts';
import type { Secrets } from './cleDePage.ts';
import { type OfPage, type PageOuverte, pageOuverte } from './openPage.ts';
import { titulairesA } from './titulairesA.ts';

/** What a page opens: the certificats of one holder at its address, and their rights to train; nothing while nobody was said. */
export async function certificatsDePage(context: Context, { page, titulaire }: PageOuverte) {
  if (titulaire === null) return { donnes: [], formateurs: [] };
  const { db } = context;
  const lignes = await titulairesA(db, page.courriel)
    .select(['ligne.certificatId', 'ligne.stagiaireId', 'ligne.personneId'])
    .where('ligne.titulaire', '=', titulaire)
    .execute();
  const idsOf = (name: keyof (typeof lignes)[number]) => lignes.flatMap((ligne) => ligne[name] ?? []);
  const donnes = await readCertificats(
    context,
    sql<boolean>`certificat.id = any(${[...new Set(idsOf('certificatId'))]}::integer[])`,
  );
  const formateurs = await formateurRows(db)
    .where((eb) =>
      eb.or([
        sql<boolean>`certificat_formateur.personne_id = any(${idsOf('personneId')}::integer[])`,
        sql<boolean>`certificat_formateur.stagiaire_id = any(${idsOf('stagiaireId')}::integer[])`,
      ]),
    )
    .execute();
  return { donnes, formateurs };
}

/** Whether a certificat gave a right to train. */
const gave = (row: CertificatLu, formateur: FormateurRow): boolean =>
  row.libelle_court === formateur.libelle_court &&
  row.niveau === formateur.niveau &&
  row.date_obtention === formateur.date_obtention;

function ofCertificat(row: CertificatLu, formateur: FormateurRow | undefined, today: string): CertificatDePage {
  // An extension is an end of the right alone.
  const dateFin = formateur?.date_fin ?? row.date_fin;
  return {
    certificatId: row.id,
    formateurId: formateur?.id ?? null,
    numero: row.numero,
    repris: row.repris,
    statut: statutCertificat({ statut: row.statut, dateFin, remplacePar: row.remplace_par }, today),
    nom: row.nom,
    prenom: row.prenom,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    mode: row.mode,
    dateObtention: row.date_obtention,
    dateFin,
    raisonSociale: row.raison_sociale,
    codeCourt: formatCodeCourt(row.code_court),
    remplacePar: row.remplace_par,
  };
}

function ofFormateur(row: FormateurRow, today: string): CertificatDePage {
  const statut = row.revoque_le === null ? 'VALIDE' : 'REVOQUE';
  return {
    certificatId: null,
    formateurId: row.id,
    numero: null,
    repris: false,
    statut: statutCertificat({ statut, dateFin: row.date_fin, remplacePar: null }, today),
    nom: row.nom,
    prenom: row.prenom,
    libelleDispositifNiveau: intituleDe(row),
    mode: null,
    dateObtention: row.date_obtention,
    dateFin: row.date_fin,
    raisonSociale: null,
    codeCourt: null,
    remplacePar: null,
  };
}

/** Those in force before the others; the next to end first, then the latest ended. */
function compare(one: CertificatDePage, other: CertificatDePage): number {
  const rank = ({ statut }: CertificatDePage) => (statut === 'VALIDE' ? 0 : 1);
  const ofOne = one.dateFin ?? '9';
  const ofOther = other.dateFin ?? '9';
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (ofOne === ofOther) return one.dateObtention < other.dateObtention ? 1 : -1;
  return ofOne < ofOther === (rank(one) === 0) ? -1 : 1;
}

/** The certificats of an open page as they stand today (C912). */
export async function lignesDePage(context: Context, ouverte: PageOuverte): Promise<CertificatDePage[]> {
  const { donnes, formateurs } = await certificatsDePage(context, ouverte);
  const isGiven = (formateur: FormateurRow) => donnes.some((row) => gave(row, formateur));
  return [
    ...donnes.map((row) =>
      ofCertificat(
        row,
        // A revoked one keeps its own days.
        row.statut === 'VALIDE' ? formateurs.find((one) => gave(row, one) && one.revoque_le === null) : undefined,
        context.today,
      ),
    ),
    ...formateurs.filter((one) => !isGiven(one)).map((one) => ofFormateur(one, context.today)),
  ].toSorted(compare);
}

/** All that the holder reads on their page (C912). */
export async function readPage(secrets: Secrets, context: OfPage): Promise<PageTitulaire> {
  const ouverte = await pageOuverte(secrets, context);
  return {
    aPreciser: ouverte.titulaire === null,
    finLe: ouverte.finLe.toISOString(),
    certificats: await lignesDePage(context, ouverte),
  };
}
