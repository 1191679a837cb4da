import type { Renouvellement, Renouvellements } from '@habilis/api/certificat/Renouvellement';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { byCode } from '../../../database/byCode.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { inScope as habilitationInScope } from '../../habilitations/habilitation/scope.ts';
import { finissants } from './finissants.ts';
import { inScope } from './scope.ts';

/** An entite with more certificats that end within three months prepares them in several turns. */
const MOST = 1000;

/** The habilitations under which the caller may open sessions today, as `entite-niveau`. */
async function habilitees({ db, caller, today }: RoleContext): Promise<Set<string>> {
  const rows = await db
    .selectFrom('habilitation')
    .select(['habilitation.entite_id as entite', 'habilitation.dispositif_niveau_id as niveau'])
    .where(habilitationInScope({ db, caller }))
    .where(activeHabilitation(today, today))
    .execute();
  return new Set(rows.map(({ entite, niveau }) => `${entite}-${niveau}`));
}

/** The certificats of the caller's entites that end soon and that nothing follows yet, by entite and niveau (C35). */
export async function listRenouvellements(context: RoleContext): Promise<Renouvellements> {
  const { db, today } = context;
  const rows = await finissants(db, { from: today, to: derniereFinARenouveler(today) })
    .innerJoin('entite', 'entite.id', 'certificat.entite_id')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .where(inScope(context))
    .where('stagiaire.pseudonymise_le', 'is', null)
    .select(['certificat.id', 'certificat.numero', 'certificat.nom', 'certificat.prenom', 'certificat.date_fin'])
    .select(['stagiaire.habilis_id', 'entite.id as entite_id', 'entite.raison_sociale', 'niveau.id as niveau_id'])
    .select(['niveau.niveau', 'niveau.nb_stagiaires_max', 'dispositif.libelle_court as libelleCourt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('session_stagiaire as ligne')
          .innerJoin('session_certification as session', 'session.id', 'ligne.session_id')
          .select('ligne.id')
          .whereRef('ligne.stagiaire_id', '=', 'certificat.stagiaire_id')
          .whereRef('session.entite_id', '=', 'certificat.entite_id')
          .whereRef('session.dispositif_niveau_id', '=', 'certificat.dispositif_niveau_id')
          .where('session.etat', 'in', SESSION_VUES['en-cours']),
      ).as('deja_inscrit'),
    )
    .orderBy('entite.nom_tri')
    .orderBy('entite.id')
    .orderBy('niveau.code', byCode)
    .orderBy('certificat.date_fin')
    .orderBy('certificat.nom_tri')
    .orderBy('certificat.id')
    .limit(MOST + 1)
    .execute();
  const held = await habilitees(context);
  const groupes = [...Map.groupBy(rows.slice(0, MOST), (row) => `${row.entite_id}-${row.niveau_id}`)];
  return {
    groupes: groupes.flatMap(([key, members]): Renouvellement[] => {
      const [first] = members;
      if (first === undefined) return [];
      return [
        {
          entiteId: first.entite_id,
          raisonSociale: first.raison_sociale,
          dispositifNiveauId: first.niveau_id,
          libelleDispositifNiveau: libelleNiveau(first),
          nbStagiairesMax: first.nb_stagiaires_max,
          habilitee: held.has(key),
          certificats: members.map(({ id, numero, nom, prenom, habilis_id: habilisId, date_fin, deja_inscrit }) => ({
            id,
            numero,
            nom,
            prenom,
            habilisId,
            dateFin: date_fin ?? today,
            dejaInscrit: Boolean(deja_inscrit),
          })),
        },
      ];
    }),
    incomplet: rows.length > MOST,
  };
}
