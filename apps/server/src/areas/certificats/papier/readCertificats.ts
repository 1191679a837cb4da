import { formatCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';
import type { SessionMode } from '@habilis/domain/session-certification/etats';
import { formatDate } from '@habilis/i18n/format';
import { type ExpressionOrFactory, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { adresseOf, type PapierTexts } from './papierTexts.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';
import { isRepris } from '../etat/isRepris.ts';

type Where = ExpressionOrFactory<Database, 'certificat', SqlBool>;

/** A certificat with all that its paper shows. */
export type CertificatLu = Awaited<ReturnType<typeof readCertificats>>[number];

/** Certificats with what their papers show, in the order of their session and its lines; revoked from the hour on, whatever applies it later (C24). */
export const readCertificats = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  where: Where,
  ids: readonly number[] | null = null,
) =>
  db
    .selectFrom('certificat')
    .leftJoin('session_certification as session', 'session.id', 'certificat.session_id')
    .leftJoin('session_stagiaire as ligne', 'ligne.id', 'certificat.session_stagiaire_id')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .innerJoin('habilitation', 'habilitation.id', 'certificat.habilitation_id')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .leftJoin('revocation_certificat as revocation', (join) =>
      join.onRef('revocation.certificat_id', '=', 'certificat.id').on(effectiveRevocation(now)),
    )
    .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
    .select(
      sql<'VALIDE' | 'REVOQUE'>`case when revocation.id is null then certificat.statut else 'REVOQUE' end`.as('statut'),
    )
    .select(isRepris.as('repris'))
    .select(['certificat.id', 'certificat.numero', 'certificat.mode'])
    .select(['certificat.nom', 'certificat.prenom', 'certificat.date_obtention', 'certificat.date_fin'])
    .select(['certificat.code_court', 'certificat.charge', 'certificat.signature', 'certificat.session_id'])
    .select(['certificat.modele_a4_version_id as A4', 'certificat.modele_carte_version_id as CR80'])
    .select(['session.numero as session', 'session.date_session', 'session.date_fin_session'])
    .select(['session.lieu_formation_ville as ville', 'session.lieu_formation_code_postal as code_postal'])
    .select(['session.lieu_formation_adresse as adresse', 'session.lieu_formation'])
    .select(['certificat.entite_id', 'niveau.code as code_niveau'])
    .select(['niveau.niveau', 'niveau.heures_initiales', 'niveau.heures_mac', 'dispositif.libelle_court'])
    .select([
      'habilitation.numero as habilitation',
      'certificat.raison_sociale',
      'certificat.caisse',
      'certificat.formateur',
    ])
    .select(['stagiaire.habilis_id', 'stagiaire.date_naissance'])
    .select(['next.id as remplace_par_id', 'next.numero as remplace_par'])
    .where(where)
    .$if(ids !== null, (query) => query.where('certificat.id', 'in', [...(ids ?? [])]))
    .orderBy('certificat.session_id')
    .orderBy('ligne.rang')
    .orderBy('certificat.id')
    .execute();

const dateOf = (date: string | null): string => (date === null ? '' : formatDate(date));

function joursOf({ t }: PapierTexts, { date_session, date_fin_session }: CertificatLu): string {
  const [debut, fin] = [dateOf(date_session), dateOf(date_fin_session)];
  return debut === '' || debut === fin ? fin : t('sessions-certification.papiers.du-au', { debut, fin });
}

const heuresOf = (row: CertificatLu): number | null => (row.mode === 'INI' ? row.heures_initiales : row.heures_mac);

function parcoursOf({ t }: PapierTexts, row: CertificatLu): string {
  const heures = heuresOf(row);
  const mode: SessionMode = row.mode;
  return heures === null
    ? t(`certificats.papier.parcours.${mode}`)
    : t(`certificats.papier.parcours-heures.${mode}`, { heures });
}

/** Outside France it is one line of address. */
const lieuOf = ({ lieu_formation, adresse, code_postal, ville }: CertificatLu): string =>
  lieu_formation === 'HF' ? (adresse ?? '') : [code_postal, ville].filter((part) => part !== null).join(' ');

/** The text of its code; empty until it is signed. */
const qrOf = (siteUrl: string, { charge, signature }: CertificatLu): string =>
  charge === null || signature === null ? '' : urlOfCertificat(siteUrl, Uint8Array.from([...charge, ...signature]));

/** What a certificat shows for each field that a zone may have. */
export function valeursOf(texts: PapierTexts, row: CertificatLu): ValeursCertificat {
  const { t, siteUrl } = texts;
  const heures = heuresOf(row);
  return {
    intituleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    prenom: row.prenom,
    nom: row.nom,
    dateNaissance: dateOf(row.date_naissance),
    identifiant: row.habilis_id,
    parcours: parcoursOf(texts, row),
    mode: t(`sessions-certification.mode-long.${row.mode}`),
    duree: heures === null ? '' : t('certificats.papier.heures', { heures }),
    dateObtention: dateOf(row.date_obtention),
    dateFinValidite: row.date_fin === null ? t('certificats.papier.sans-fin') : dateOf(row.date_fin),
    datesSession: joursOf(texts, row),
    numeroSession: row.session ?? '',
    lieu: lieuOf(row),
    raisonSocialeEntite: row.raison_sociale,
    numeroHabilitation: row.habilitation,
    nomFormateur: row.formateur,
    caisse: row.caisse ?? '',
    qrCode: qrOf(siteUrl, row),
    verification: t('certificats.papier.verifier', { adresse: adresseOf(siteUrl) }),
    comparaison: t('certificats.papier.comparer'),
    codeCourt: formatCodeCourt(row.code_court),
    numeroCertificat: row.numero,
  };
}
