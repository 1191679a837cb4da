import type {
  CertificatFormateur,
  CertificatFormateurSummary,
} from '@habilis/api/certificat-formateur/CertificatFormateur';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { actsOnSelf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { formateurInScope, reachesFormateur } from './formateurScope.ts';

/** The formateurs' certificats with the names of their holder and niveau. */
export const formateurRows = (db: Kysely<Database>) =>
  db
    .selectFrom('certificat_formateur')
    .leftJoin('personne', 'personne.id', 'certificat_formateur.personne_id')
    .leftJoin('stagiaire', 'stagiaire.id', 'certificat_formateur.stagiaire_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat_formateur.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .selectAll('certificat_formateur')
    // A new formateur may have no account yet.
    .select(({ ref }) => [
      sql<string>`coalesce(${ref('personne.habilis_id')}, ${ref('stagiaire.habilis_id')})`.as('habilis_id'),
      sql<string>`coalesce(${ref('personne.nom')}, ${ref('stagiaire.nom')})`.as('nom'),
      sql<string>`coalesce(${ref('personne.prenom')}, ${ref('stagiaire.prenom')})`.as('prenom'),
    ])
    .select(['dispositif_niveau.niveau', 'dispositif.libelle_court']);
export type FormateurRow = Awaited<ReturnType<ReturnType<typeof formateurRows>['executeTakeFirstOrThrow']>>;

/** As whom the holder of a certificat was admitted: a person may be known as several stagiaires. */
export const stagiaireOf =
  ({ personne_id, stagiaire_id }: Pick<FormateurRow, 'personne_id' | 'stagiaire_id'>) =>
  (eb: ExpressionBuilder<Database, 'stagiaire'>) =>
    eb.or([
      ...(personne_id === null ? [] : [eb('stagiaire.personne_id', '=', personne_id)]),
      ...(stagiaire_id === null ? [] : [eb('stagiaire.id', '=', stagiaire_id)]),
    ]);

/** The name of a formateur. */
export const nomPrenomDe = ({ nom, prenom }: Pick<FormateurRow, 'nom' | 'prenom'>): string => `${prenom} ${nom}`;

/** The name of the niveau of a certificat. */
export const intituleDe = (row: Pick<FormateurRow, 'libelle_court' | 'niveau'>): string =>
  libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau });

/** A certificat as a list shows it. */
export const presentFormateur = (row: FormateurRow): CertificatFormateurSummary => ({
  id: row.id,
  version: row.version,
  titulaire: { habilisId: row.habilis_id, nomPrenom: nomPrenomDe(row) },
  dispositifNiveau: { id: row.dispositif_niveau_id, libelle: intituleDe(row) },
  dateObtention: row.date_obtention,
  dateFin: row.date_fin,
});

/** One certificat that the caller may read, with the steps by which it was extended (C34). */
export async function readFormateur(context: RoleContext, id: number): Promise<CertificatFormateur> {
  const row = await formateurRows(context.db)
    .where('certificat_formateur.id', '=', id)
    .where(formateurInScope(context, 'read-certificats'))
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const steps = await context.db
    .selectFrom('prolongation_certificat as step')
    .innerJoin('personne', 'personne.id', 'step.personne_id')
    .select(['step.id', 'step.date_fin_avant', 'step.date_fin', 'step.motif', 'step.role_type', 'step.le'])
    .select(['personne.nom', 'personne.prenom'])
    .where('step.certificat_id', '=', id)
    .orderBy('step.id', 'desc')
    .execute();
  const isInForce = row.revoque_le === null;
  return {
    ...presentFormateur(row),
    prolongations: steps.map((step) => ({
      id: step.id,
      dateFinAvant: step.date_fin_avant,
      dateFin: step.date_fin,
      motif: step.motif,
      auteurNomPrenom: nomPrenomDe(step),
      roleType: step.role_type,
      faitLe: step.le.toISOString(),
    })),
    dateRevocation: row.revoque_le,
    prolongeable:
      isInForce &&
      row.date_fin !== null &&
      !actsOnSelf(context, [row.personne_id]) &&
      (await reachesFormateur(context, 'extend-certificat-formateur', id)),
    telechargeable: isInForce && (await reachesFormateur(context, 'issue-certificats-formateur', id)),
  };
}
