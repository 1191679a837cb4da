import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { mayOpenSession } from '@habilis/domain/session-certification/mayOpenSession';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import { inScope } from '../../habilitations/habilitation/scope.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { type Cadre, cadreOf } from '../session-certification/droitOf.ts';
import { type DroitTitle, findSession, refuseWithoutDroit } from '../lecture/openSession.ts';
import { contentOf, presentCadre } from '../lecture/presentSession.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { SESSION_VIERGE } from './SESSION_VIERGE.ts';

/** The habilitation under which the caller opens a session: the network opens those of its own niveaux alone (SC20, SC27). */
export async function cadreToOpen(context: RoleContext, habilitationId: number): Promise<Cadre> {
  const row = await habilitationRows(context.db)
    .where('habilitation.id', '=', habilitationId)
    .where(inScope(context))
    .executeTakeFirst();
  const cadre = row === undefined ? undefined : await cadreOf(context, habilitationId, row);
  const { type } = context.caller.role;
  if (cadre === undefined || !mayOpenSession(type, { sessionParFormateur: cadre.niveau.session_par_formateur }))
    throw refuse.badRequest('donnees-invalides', [{ path: 'habilitationId', title: 'champ.invalide' }]);
  await refusePartiePrenante(context, cadre.habilitation.entite_id);
  return cadre;
}

/** What a copy takes of a former session: its place, its formateur and its hours. */
export async function copied(
  context: RoleContext,
  row: SessionRow,
  cadre: Cadre,
): Promise<Partial<SessionCertification>> {
  const { db } = context;
  const { dateSession: _days, dateFinSession: _last, plateformeFixeId, ...content } = contentOf(row);
  const animateur =
    row.animateur_id === null
      ? undefined
      : await db
          .selectFrom('personne')
          .select(['habilis_id', 'nom', 'prenom'])
          .where('id', '=', row.animateur_id)
          .where('etat', '<>', 'fusionnee')
          .executeTakeFirst();
  const isStillThere = cadre.plateformesFixes.some(({ id }) => id === plateformeFixeId);
  return {
    ...content,
    plateformeFixeId: isStillThere ? plateformeFixeId : null,
    animateurHabilisId: animateur?.habilis_id ?? null,
    animateurNomPrenom: animateur === undefined ? null : `${animateur.prenom} ${animateur.nom}`,
  };
}

/** A session that is not stored yet, perhaps as a former one of the entite (rules/wire#start-calls). */
export async function startSession(
  context: RoleContext<DroitTitle>,
  { habilitationId, copieDe }: { readonly habilitationId: number; readonly copieDe?: number | undefined },
): Promise<SessionCertification> {
  const cadre = await cadreToOpen(context, habilitationId);
  await refuseWithoutDroit(context, cadre, null, 'ouverture');
  const former = copieDe === undefined ? undefined : await findSession(context, copieDe);
  return {
    id: null,
    version: 0,
    numero: null,
    etat: 'SAISIE',
    ...presentCadre(context, cadre),
    mode: 'INI',
    ...SESSION_VIERGE,
    // Nearly all are: what is seldom otherwise is not asked.
    lieuFormation: 'FR',
    animateurNomPrenom: null,
    ...(former === undefined ? {} : await copied(context, former, cadre)),
    lastCreatorUpdaterHabilisId: null,
    dateSuppressionSession: null,
    commentaireRenvoi: null,
    empechement: null,
    sansFormateur: false,
    sansGestionnaire: false,
    stagiaires: [],
    conflits: [],
    homonymes: [],
    saisieEcartee: null,
    imports: [],
    etapes: [],
    apercuCloture: null,
    actionsPossibles: [],
    modifiable: true,
  };
}
