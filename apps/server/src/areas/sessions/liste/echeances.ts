import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { sql } from 'kysely';
import { type EcheanceSource, withinLimits } from '../../echeances/echeance/echeanceSources.ts';
import { isAwaited, sessionsIn } from './sessionRows.ts';

const OPEN = SESSION_VUES['en-cours'];
const CLOTURE = sql<string>`session_certification.date_suppression`;

/** The day by which a session is to be closed, for those whose own sessions they are; a network has the lists (EC14). */
const cloture: EcheanceSource = {
  type: 'session-cloture',
  keys: (context, { aVous = false, ...limits }) =>
    !isNetworkScope(context.caller.role.type, 'read-sessions')
      ? sessionsIn(context, OPEN, [withinLimits(CLOTURE, limits), ...(aVous ? [isAwaited(context)] : [])]).select([
          sql<string>`'session-cloture'::text`.as('genre'),
          'session_certification.id',
          CLOTURE.as('cle'),
        ])
      : null,
  read: async (context, ids) => {
    const rows = await sessionsIn(context, OPEN, [sql`session_certification.id = any(${[...ids]}::integer[])`])
      .innerJoin('entite', 'entite.id', 'session_certification.entite_id')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'session_certification.dispositif_niveau_id')
      .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
      .select(['session_certification.id', 'session_certification.version', 'session_certification.numero'])
      .leftJoin('personne as animateur', 'animateur.id', 'session_certification.animateur_id')
      .select(['session_certification.date_suppression', 'session_certification.etat', 'entite.raison_sociale'])
      .select('session_certification.date_fin_session')
      .select(sql<string | null>`animateur.prenom || ' ' || animateur.nom`.as('animateur'))
      .select([
        'dispositif_niveau.niveau',
        'dispositif.libelle_court as libelleCourt',
        isAwaited(context).as('attendue'),
      ])
      .execute();
    return rows.map((row) => ({
      objetId: row.id,
      date: row.date_suppression ?? '',
      tache: row.etat,
      numero: row.numero,
      libelleDispositifNiveau: libelleNiveau(row),
      raisonSociale: row.raison_sociale,
      nombre: null,
      version: row.version,
      isAttendue: row.attendue,
      // Results are entered from its last day.
      isTropTot: row.etat === 'RESULTATS' && (row.date_fin_session ?? '') > context.today,
      titulaire: row.etat === 'RESULTATS' ? row.animateur : row.raison_sociale,
    }));
  },
};

/** What is due of the sessions. */
export const ECHEANCES_SESSION: readonly EcheanceSource[] = [cloture];
