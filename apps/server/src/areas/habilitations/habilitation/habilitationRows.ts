import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { HabilitationRow } from './scope.ts';

/** The habilitations with the names of their entite and niveau. */
export const habilitationRows = (db: Kysely<Database>) =>
  db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .leftJoin('mrp', 'mrp.id', 'entite.caisse_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .selectAll('habilitation')
    .select(['entite.raison_sociale', 'entite.ville as ville_entite', 'entite.nom_tri', 'entite.siret'])
    .select('entite.code_postal as code_postal_entite')
    .select(['entite.date_fin_activite', 'entite.fin_activite_decidee_le'])
    .select(['mrp.id as caisse_id', 'mrp.code as caisse_code', 'mrp.libelle as caisse_libelle'])
    .select(['dispositif_niveau.niveau', 'dispositif_niveau.code as code_niveau', 'dispositif_niveau.avec_plateforme'])
    .select(['dispositif_niveau.duree_validite_habilitation', 'dispositif_niveau.unite_duree_validite_habilitation'])
    .select(['dispositif.libelle_court', 'dispositif.id as dispositif_id']);

/** A habilitation with what names it. */
export type NamedHabilitation = Awaited<ReturnType<ReturnType<typeof habilitationRows>['executeTakeFirstOrThrow']>>;

/** The dates that a habilitation bears itself. */
export const ownDatesOf = (row: HabilitationRow) => ({
  dateDebut: row.date_debut,
  dateFin: row.date_fin,
  dateDebutSuspension: row.date_debut_suspension,
  dateFinSuspension: row.date_fin_suspension,
  rupture: row.rupture,
  prorogee: row.prorogee,
  suspensionAConfirmer: row.suspension_a_confirmer,
});

/** The dates of a habilitation that its rules need. */
export const datesOf = (row: NamedHabilitation) => ({
  ...ownDatesOf(row),
  isSansSuite: row.fin_sans_suite,
  finDecideeLe: row.fin_decidee_le,
  dateFinActivite: row.date_fin_activite,
});
