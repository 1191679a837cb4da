import type { Entite } from '@habilis/api/entite/Entite';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { Context, RoleContext } from '../../../platform/Handler.ts';

/** The entites with their caisse and their live demande, for lists and pages. */
const entitesWithCaisse = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('entite')
    .leftJoin('mrp', 'mrp.id', 'entite.caisse_id')
    .leftJoin('demande_administrative as demande', (join) =>
      join.onRef('demande.entite_id', '=', 'entite.id').on('demande.en_cours', '=', true),
    );

/** The columns of a line of the list of entites. */
export const selectedEntites = (context: Pick<Context, 'db'>) =>
  entitesWithCaisse(context)
    .select(['entite.id', 'entite.version', 'entite.raison_sociale', 'entite.siret', 'entite.type_entite'])
    .select(['entite.regime', 'entite.code_postal', 'entite.ville', 'entite.etat', 'entite.date_fin_activite'])
    .select(['entite.commentaire_date_fin', 'entite.commentaire_affectation_caisse', 'entite.verification_siren'])
    .select(['entite.caisse_id', 'mrp.code as caisseCode', 'mrp.libelle as caisseLibelle'])
    .select('demande.id as demandeId');

type Row = Awaited<ReturnType<ReturnType<typeof selectedEntites>['execute']>>[number];

/** An entite as its reader may see it; only the network sees why it has its caisse. */
export function presentEntite(context: RoleContext, row: Row, niveaux: Entite['niveaux']): Entite {
  const isOwn = isDemandeur(context.caller.role.type);
  const { code_postal: codePostal, ville, caisse_id: caisseId, caisseCode, caisseLibelle } = row;
  return {
    id: row.id,
    version: row.version,
    raisonSociale: row.raison_sociale,
    siret: row.siret,
    typeEntite: row.type_entite,
    regime: row.regime,
    codePostalVille: codePostal === null || ville === null ? null : { codePostal, ville },
    demandeAdministrativeId: row.demandeId,
    dateFinActivite: row.date_fin_activite,
    commentaireDateFin: row.commentaire_date_fin,
    caisseInstructrice:
      caisseId === null ? null : { id: caisseId, code: caisseCode ?? '', libelle: caisseLibelle ?? '' },
    commentaireAffectationCaisseInstructrice: isOwn ? null : row.commentaire_affectation_caisse,
    etat: row.etat,
    registre: row.verification_siren,
    niveaux,
  };
}
