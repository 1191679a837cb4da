import { rolePath } from '@habilis/api/page/rolePaths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { rythmeOf } from '@habilis/domain/notification/rythmeOf';
import { alertesOfSession, evenementOfAlerte, type SessionAlertee } from '@habilis/domain/alerte/alertesOfSession';
import { formatDate } from '@habilis/i18n/format';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Telling } from '../../../platform/evenement/Evenement.ts';
import type { Context } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import { reconcileAlertes, type ToldAlerte } from '../../avertir/alerte/reconcileAlertes.ts';
import { sendToDeserted } from '../../avertir/courriel/sendToDeserted.ts';
import { sendToRoles, type ToldRole } from '../../avertir/courriel/sendToRoles.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { liveDelegations } from '../../habilitations/habilitation/liveDelegations.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import { isSansDemandeur, isSansFormateur } from '../session-certification/finition.ts';
import type { SessionRow } from '../session-certification/scope.ts';
import type { AFinir } from './tellAFinir.ts';
import { COURRIELS_CONFIEE, nouvellesOf, tellConfiees } from './tellConfiees.ts';

/** What placing the alerts of a session needs. */
type Placing = Pick<Context, 'db' | 'now' | 'today' | 'settings'>;

/** The mails that go with the alerts about a session. */
const OF_ALERTES = {
  SESSION_RESULTATS: 'session-resultats',
  SESSION_A_VERIFIER: 'session-a-verifier',
  SESSION_A_FINIR: 'session-a-finir',
  SESSION_SUPPRESSION: 'session-suppression',
  SESSION_SUPPRIMEE: 'session-supprimee',
} as const satisfies Partial<Record<ToldAlerte['type'], ModeleCourriel>>;

/** The mails about a session. */
export const COURRIELS_SESSION = [
  ...Object.values(OF_ALERTES),
  ...Object.values(COURRIELS_CONFIEE),
  'sessions-a-finir',
  'session-renvoyee',
  'session-relance',
] as const;

const dayOf = (date: string | null): string => (date === null ? 'aucune' : formatDate(date));
const dayAt = (instant: Date | null): string | null => (instant === null ? null : todayAt(instant));

async function named({ db }: Pick<Placing, 'db'>, row: SessionRow) {
  const held = await habilitationRows(db).where('habilitation.id', '=', row.habilitation_id).executeTakeFirstOrThrow();
  return {
    raisonSociale: held.raison_sociale,
    niveau: libelleNiveau({ libelleCourt: held.libelle_court, niveau: held.niveau }),
    formateur: row.animateur_id === null ? null : await nameOf(db, row.animateur_id),
  };
}
type Names = Awaited<ReturnType<typeof named>>;

async function alerteeOf({ db, now }: Placing, row: SessionRow): Promise<SessionAlertee> {
  const delegates = await liveDelegations(db, row.habilitation_id, now).select('role.personne_id').execute();
  const left = await db
    .selectFrom('session_certification')
    .select([isSansFormateur(now).as('isSansFormateur'), isSansDemandeur(now).as('isSansGestionnaire')])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    etat: row.etat,
    ...left,
    entiteId: row.entite_id,
    caisseId: row.caisse_id,
    animateurId: row.animateur_id,
    delegataires: [...new Set(delegates.map(({ personne_id: id }) => id))],
    dateFinSession: row.date_fin_session,
    dateSuppression: row.date_suppression,
    soumise: dayAt(row.soumise_le),
    resultatsSoumis: dayAt(row.resultats_soumis_le),
    supprimeeFaute: row.suppression_faute ? dayAt(row.supprimee_le) : null,
    nouvelles: await nouvellesOf({ db }, row.id),
  };
}

const letterTo =
  (row: SessionRow, { settings }: Placing, names: Names, commentaire: string | null) =>
  (role: ToldRole) => ({
    objetId: row.id,
    mots: {
      numero: row.numero,
      niveau: names.niveau,
      raisonSociale: names.raisonSociale,
      formateur: names.formateur ?? '',
      fin: dayOf(row.date_fin_session),
      suppression: dayOf(row.date_suppression),
      etat: row.etat,
      conservation: settings.conservationNomsSessionJours,
    },
    commentaire,
    chemin: rolePath(role, 'session', row.id, undefined),
  });

/** Brings the alerts of a session up to today; tells those that are new (rules/alerts#alerts). */
export async function placeAlertesSession(telling: Placing, row: SessionRow) {
  const alertee = await alerteeOf(telling, row);
  const wanted = alertesOfSession(alertee, telling);
  const names = await named(telling, row);
  const valeurs = {
    numeroSession: row.numero,
    raisonSocialeEntite: names.raisonSociale,
    libelleDispositifNiveau: names.niveau,
    nomPrenomFormateur: names.formateur,
    dateFinSession: row.date_fin_session,
    dateSuppressionSession: row.date_suppression,
  };
  const objet = { type: 'session-certification', id: row.id } as const;
  return { alertee, names, told: await reconcileAlertes(telling.db, objet, { wanted, valeurs }) };
}

/** Whether the mail that has just given a session to a formateur says as soon that its results are awaited. */
function isToldOfBoth({ personneId, type, preferences }: ToldRole, awaited: ReadonlySet<number>): boolean {
  if (!awaited.has(personneId)) return false;
  const rythme = rythmeOf('SESSION_CONFIEE', type, preferences);
  return rythme === 'IMMEDIAT' || (rythme !== null && rythme === rythmeOf('SESSION_RESULTATS', type, preferences));
}

/** Brings the alerts of a locked session up to today, and mails those who have just been alerted (rules/alerts#alerts, rules/alerts#mails). */
export async function updateAlertesSession(
  telling: Telling,
  row: SessionRow,
  {
    commentaire = null,
    isOwnAct = false,
    aFinir,
  }: { readonly commentaire?: string | null; readonly isOwnAct?: boolean; readonly aFinir?: AFinir[] } = {},
): Promise<void> {
  const { db, now } = telling;
  const awaited = await tellConfiees(telling, row, { names: await named(telling, row), commentaire, isOwnAct });
  const { alertee, names, told } = await placeAlertesSession(telling, row);
  for (const alerte of told) {
    const modele = Object.entries(OF_ALERTES).find(([type]) => type === alerte.type)?.[1];
    if (modele === undefined) continue;
    const roles = await notifiedRoles(db, now)
      .where('role.type', '=', alerte.role_type)
      .$if(alerte.entite_id !== null, (query) => query.where('role.entite_id', '=', alerte.entite_id))
      .$if(alerte.mrp_id !== null, (query) => query.where('role.mrp_id', '=', alerte.mrp_id))
      .$if(alerte.personne_id !== null, (query) => query.where('role.personne_id', '=', alerte.personne_id))
      .execute();
    const letterOf = letterTo(row, telling, names, commentaire);
    const evenement = evenementOfAlerte(alerte.type, alertee, telling);
    const written = (role: ToldRole) => ({ modele, ...letterOf(role) });
    const isGestionnaire = alerte.role_type === 'G';
    if (aFinir !== undefined && alerte.type === 'SESSION_A_FINIR') {
      aFinir.push({ roles, entiteId: isGestionnaire ? alerte.entite_id : null, letterOf: written });
      continue;
    }
    const isUntold = (role: ToldRole) => alerte.type !== 'SESSION_RESULTATS' || !isToldOfBoth(role, awaited);
    await sendToRoles(telling, roles.filter(isUntold), evenement, written);
    if (isGestionnaire) await sendToDeserted(telling, alerte.entite_id, evenement, written);
  }
}

/** Tells the entite and its delegates that the formateur sent a session back (SC15). */
export async function announceRenvoi(telling: Telling, row: SessionRow, commentaire: string): Promise<void> {
  const { db, now } = telling;
  const roles = await notifiedRoles(db, now)
    .where((eb) =>
      eb.or([
        eb.and([eb('role.type', 'in', ['DM', 'G']), eb('role.entite_id', '=', row.entite_id)]),
        eb('role.id', 'in', liveDelegations(db, row.habilitation_id, now).clearOrderBy().select('role.id')),
      ]),
    )
    .execute();
  const letterOf = letterTo(row, telling, await named(telling, row), commentaire);
  await sendToRoles(telling, roles, 'SESSION_A_VERIFIER', (role) => ({
    modele: 'session-renvoyee',
    ...letterOf(role),
  }));
}

/** Reminds the formateur of the results that are still to come, for the entite or by the service (SC39, SC850). */
export async function announceRelance(telling: Telling, row: SessionRow, par: 'entite' | 'service'): Promise<void> {
  const { db, now } = telling;
  const roles = await notifiedRoles(db, now)
    .where('role.type', '=', 'F')
    .where('role.personne_id', '=', row.animateur_id ?? 0)
    .execute();
  const letterOf = letterTo(row, telling, await named(telling, row), null);
  await sendToRoles(telling, roles, 'SESSION_RESULTATS', (role) => {
    const letter = letterOf(role);
    return { modele: 'session-relance', ...letter, mots: { ...letter.mots, par } };
  });
}
