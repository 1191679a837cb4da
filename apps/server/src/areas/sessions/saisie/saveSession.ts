import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { dateSuppression } from '@habilis/domain/session-certification/dateSuppression';
import { numeroSession } from '@habilis/domain/session-certification/numeroSession';
import { actsForNetwork } from '@habilis/domain/role/refusalOfPartiePrenante';
import { sessionFaults } from '@habilis/domain/session-saisie/sessionFaults';
import type { Config } from '../../../config.ts';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { nextRang } from '../../../platform/nextNumero.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { personsOf } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { findAnimateur, findSansCompte, lookUpAnimateur } from '../animateur/animateur.ts';
import { updateAlertesSession } from '../alerte/alertesSession.ts';
import { type Cadre, cadreOf, reglesOf } from '../session-certification/droitOf.ts';
import { setAsideSaisie } from '../stagiaire/setAsideSaisie.ts';
import {
  openDraft,
  refuseFaults,
  refuseStale,
  refuseWithoutDroit,
  writeSession,
  type WriteTitle,
} from '../lecture/openSession.ts';
import { presentSession } from '../lecture/presentSession.ts';
import { recordEtape } from '../session-certification/recordEtape.ts';
import { saveStagiaires } from '../stagiaire/saveStagiaires.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import { cadreToOpen } from './startSession.ts';

type SaveContext = RoleContext<WriteTitle | 'session-certification.trop-de-recherches'>;

/** The row of a first save; a repeated one with the same key waits for the first and finds its row (rules/wire#start-calls). */
export async function createSession(
  context: RoleContext<WriteTitle>,
  body: Pick<SessionWrite, 'cleBrouillon' | 'habilitationId' | 'dateSession' | 'mode'>,
): Promise<SessionRow> {
  const { db, caller, today } = context;
  const { cleBrouillon: cle } = body;
  if (cle === null) throw refuse.badRequest('donnees-invalides', [{ path: 'cleBrouillon', title: 'champ.requis' }]);
  const cadre = await cadreToOpen(context, body.habilitationId);
  const same = () =>
    db.selectFrom('session_certification').selectAll().where('cle_brouillon', '=', cle).forUpdate().executeTakeFirst();
  const before = await same();
  if (before === undefined) {
    await refuseWithoutDroit(context, cadre, body.dateSession, 'ouverture');
    const annee = Number(today.slice(0, 4));
    const created = await db
      .insertInto('session_certification')
      .values({
        version: 0,
        // A number is taken for each try: one that is repeated leaves a hole and no second session.
        numero: numeroSession(annee, await nextRang(db, 'S', annee)),
        habilitation_id: body.habilitationId,
        etat: 'SAISIE',
        mode: body.mode,
        date_session: null,
        date_fin_session: null,
        lieu_formation: null,
        lieu_formation_type: null,
        lieu_formation_adresse: null,
        lieu_formation_code_postal: null,
        lieu_formation_ville: null,
        plateforme_fixe_id: null,
        animateur_id: null,
        last_creator_updater_id: caller.personneId,
        cle_brouillon: cle,
        ouverte_par_role: caller.role.type,
        ouverte_par_role_id: caller.role.id,
      })
      .onConflict((conflict) => conflict.column('cle_brouillon').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created !== undefined) {
      await recordEtape(actingOf(context), created, { action: 'Ouvre', de: null, vers: 'SAISIE' });
      return created;
    }
  }
  const held = before ?? (await same());
  if (held === undefined || held.ouverte_par_role_id !== caller.role.id) throw refuse.notFound();
  return openDraft(context, held.id);
}

/** The row to write, locked: the draft of the id, or the one that it creates. */
async function openForSave(context: SaveContext, body: SessionWrite): Promise<SessionRow> {
  const row = body.id === null ? await createSession(context, body) : await openDraft(context, body.id);
  // What is checked, counted and certified hangs on the habilitation: another one is another session.
  if (body.habilitationId !== row.habilitation_id)
    throw refuse.badRequest('donnees-invalides', [
      { path: 'habilitationId', title: 'session-certification.habilitation-fixe' },
    ]);
  // A repeated first save counts as first while nobody saved after it.
  if (body.id !== null || row.version > 1) await refuseStale(context, row, body.version);
  return row;
}

/** The person named as the formateur; a draft keeps only who exists. Another one than before is looked up (SC22). */
async function animateurIdOf(
  context: SaveContext,
  { animateurHabilisId: habilisId }: SessionWrite,
  { animateur_id: before }: SessionRow,
  { niveau }: Cadre,
): Promise<number | null> {
  if (habilisId === null) return null;
  const known = await findAnimateur(context.db, habilisId, niveau.niveau_formateur_id);
  const isKept = known !== undefined && known.id === before;
  const found = isKept ? known : await lookUpAnimateur(context, habilisId, niveau.niveau_formateur_id);
  if (found === undefined) {
    const days = { dateSession: null, dateFinSession: null };
    const sansCompte = await findSansCompte(context, habilisId, niveau.niveau_formateur_id, days);
    const title = sansCompte === undefined ? 'inconnu' : 'sans-compte';
    throw refuse.badRequest('donnees-invalides', [
      { path: 'animateurHabilisId', title: `session-certification.animateur-${title}` },
    ]);
  }
  // Who opens it for the network and leads it would close what they entered themselves.
  if (actsForNetwork(context.caller.role.type) && personsOf(context.caller).includes(found.id))
    throw refuse.badRequest('donnees-invalides', [
      { path: 'animateurHabilisId', title: 'session-certification.animateur-soi' },
    ]);
  return found.id;
}

/** The place as it is kept: a fixed platform stands with its own address, a place abroad has neither type nor city. */
function placeColumns(body: SessionWrite, { plateformesFixes }: Cadre) {
  const isInFrance = body.lieuFormation !== 'HF';
  const type = isInFrance ? body.lieuFormationType : null;
  const plateforme =
    type === 'PLATEFORME_FIXE' ? plateformesFixes.find(({ id }) => id === body.plateformeFixeId) : undefined;
  const place = plateforme?.adresse.codePostalVille ?? (isInFrance ? body.lieuFormationCodePostalVille : null);
  return {
    lieu_formation: body.lieuFormation,
    lieu_formation_type: type,
    lieu_formation_adresse: plateforme?.adresse.ligne1 ?? body.lieuFormationAdresse,
    lieu_formation_code_postal: place?.codePostal ?? null,
    lieu_formation_ville: place?.ville ?? null,
    plateforme_fixe_id: plateforme?.id ?? null,
  };
}

/** A draft with what was typed, its row and its habilitation, for a save or a submit. */
export async function keepTyped(
  config: Config,
  context: SaveContext,
  body: SessionWrite,
): Promise<{ readonly row: SessionRow; readonly cadre: Cadre }> {
  const before = await openForSave(context, body);
  const cadre = await cadreOf(context, before.habilitation_id);
  refuseFaults(context, sessionFaults(body, reglesOf(context, cadre, before)));
  const animateurId = await animateurIdOf(context, body, before, cadre);
  if (body.stagiaires !== null) await saveStagiaires(config, context, before, body.stagiaires);
  const row = await writeSession(context.db, before, {
    mode: body.mode,
    date_session: body.dateSession,
    date_fin_session: body.dateFinSession,
    heure_debut: body.heureDebut,
    heure_fin: body.heureFin,
    date_suppression: dateSuppression(body.dateFinSession, context.settings.delaiClotureSessionMois),
    ...placeColumns(body, cadre),
    animateur_id: animateurId,
    last_creator_updater_id: context.caller.personneId,
  });
  await setAsideSaisie(context, before, row);
  return { row, cadre };
}

/** Saves a draft: what contradicts itself is refused, what is missing is not (rules/sessions#steps). */
export async function saveSession(
  config: Config,
  context: SaveContext,
  body: SessionWrite,
): Promise<SessionCertification> {
  const { row } = await keepTyped(config, context, body);
  await context.audit({
    action: 'session-certification.Enregistre',
    objetType: 'session-certification',
    objetId: row.id,
  });
  await updateAlertesSession(context, row);
  return presentSession(context, row);
}
