import type { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import type { Alerte } from '@habilis/api/alerte/Alerte';
import { alerte } from '@habilis/api/alerte/endpoints';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { commission } from '@habilis/api/commission/endpoints';
import type { Seance } from '@habilis/api/commission/Seance';
import { demande, type TacheEnStock } from '@habilis/api/demande/endpoints';
import type { Echeance, LigneDeTemps } from '@habilis/api/echeance/Echeance';
import { echeance } from '@habilis/api/echeance/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { type Estimation, examen } from '@habilis/api/examen/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { message } from '@habilis/api/message/endpoints';
import type { MessageRecu } from '@habilis/api/message/Message';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { CompteursSessions, SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { bureauSupport } from '@habilis/api/support/bureau';
import type { CompteursSupport } from '@habilis/api/support/FilSupport';
import { account } from '@habilis/api/account/endpoints';
import type { Indicateurs } from '@habilis/api/account/Indicateurs';
import type { BodyOf } from '@habilis/api/endpoint';
import { can } from '@habilis/domain/role/can';
import { isMrp, isDemandeur } from '@habilis/domain/role/roleGroup';
import { call } from '../../session/call.ts';

export type TaskCounts = { total: number; lesMiennes: number; nonAffectees: number; enRetard: number };

/** What a demandeur has under way and holds. */
export type DemandeurWork = {
  readonly kind: 'demandeur';
  readonly demande: DemandeAdministrative | null;
  /** The demandes d'habilitation under way, the latest first. */
  readonly habilitations: readonly DemandeSummary[];
  /** How long the waiting demandes may take, by their ids; those without an estimate are left out. */
  readonly estimations: ReadonlyMap<number, Estimation>;
  /** The habilitations whose renewal is possible and not yet asked for, first to end first. */
  readonly aRenouveler: readonly HabilitationSummary[];
} & Held;

/** What comes: the nearest dates, whoever has them, and the first of those that are the reader's. */
export type Venir = {
  readonly echeances: readonly Echeance[];
  readonly aVous: readonly Echeance[];
  /** How many are the reader's, those that are not shown included. */
  readonly totalAVous: number;
  /** How many are somebody else's; 0 where more comes than is read. */
  readonly totalChezAutres: number;
};

/** The habilitations that are not over, the first to end first, what comes, and the line of time of all that ends. */
type Held = {
  readonly detenues: Part<HabilitationSummary>;
  readonly venir: Part<Venir>;
  readonly ligne: Part<LigneDeTemps>;
  readonly sessions: SessionsRead;
};

/** The sessions of who runs some, the first held first. */
export type SessionsRead = {
  /** Those that wait for the role. */
  readonly aFaire: Part<SessionSummary>;
  /** How many wait for the role, those that are not shown included. */
  readonly totalAFaire: number;
  /** Those that come. */
  readonly proches: Part<SessionSummary>;
};

/** The tasks of who examines, with the next meeting of who decides. */
export type TasksWork = {
  readonly kind: 'tasks';
  readonly counts: TaskCounts;
  readonly next: readonly DemandeSummary[];
  readonly stock: Part<TacheEnStock>;
  readonly seance: Seance | null;
  /** The next one, when that above has sat. */
  readonly suivante: Seance | null;
  /** The days that are over, with decisions still to enter. */
  readonly tenues: readonly Seance[];
  /** The sessions of its scope. */
  readonly sessions: Part<CompteursSessions>;
  /** Sessions that nobody else is left to finish, and how many. */
  readonly aFinir: Part<SessionSummary>;
  readonly totalAFinir: number;
};

/** The demandes under way, for who follows them all, and what else waits there. */
export type FollowerWork = {
  readonly kind: 'follower';
  readonly total: number;
  readonly next: readonly DemandeSummary[];
  /** The messages to the support; empty for who does not answer them. */
  readonly support: Part<CompteursSupport>;
  /** How many alerts of all are late; empty for who does not read them. */
  readonly alertesEnRetard: Part<number>;
};

/** What who runs sessions has to do and holds; a formateur also has their activity. */
export type SessionsWork = { readonly kind: 'sessions'; readonly indicateurs: Part<Indicateurs> | null } & Held;

/** The main content of a role's home: its own demandes, its tasks, the demandes that it follows, or its sessions. */
export type Work = DemandeurWork | TasksWork | FollowerWork | SessionsWork;

/** Data shown beside the work: the home is shown even when it cannot be read. */
export type Part<T> = { readonly isRead: true; readonly items: readonly T[] } | { readonly isRead: false };

export type HomeData = {
  readonly work: Work;
  readonly alertes: Part<Alerte>;
  readonly messages: Part<MessageRecu>;
  readonly actualites: Part<Actualite>;
};

/** Who reads the home, and when. */
type Reader = { readonly habilisId: string; readonly today: string };

const NONE = { isRead: true, items: [] } as const;
const SHOWN = 5;
/** The dates that a home shows, and those among which they are looked for. */
const MOST_SHOWN = 7;
const MOST_COMING = 30;
/** More than an entite holds at once; those that are over are left out of them. */
const MOST_HELD = 60;
const BACKGROUND = { background: true };

const partOf = <T>(reading: Promise<readonly T[]>): Promise<Part<T>> =>
  reading.then(
    (items) => ({ isRead: true, items }),
    () => ({ isRead: false }),
  );

/** How long the demandes under examination may take; the home is shown even when this cannot be read. */
async function readEstimations(demandes: readonly DemandeSummary[]): Promise<ReadonlyMap<number, Estimation>> {
  const read = await Promise.all(
    demandes
      .filter((one) => one.dateFirstSoumission !== null)
      .map(async ({ id }) => {
        const estimation = await call(examen.estimation, { params: { id: String(id) } }, BACKGROUND).catch(() => null);
        return estimation === null ? [] : [[id, estimation] as const];
      }),
  );
  return new Map(read.flat());
}

/** The sessions of a part that no other part names. */
function without(part: Part<SessionSummary>, others: readonly Part<SessionSummary>[]): Part<SessionSummary> {
  const named = new Set(others.flatMap((other) => (other.isRead ? other.items : [])).map(({ id }) => id));
  return part.isRead ? { ...part, items: part.items.filter(({ id }) => !named.has(id)) } : part;
}

/** The sessions that wait for a role, those deleted first before the others, and how many. */
async function readAwaited() {
  const waiting = call(
    sessionCertification.todoList,
    { query: { taille: SHOWN, tri: 'dateSuppressionSession' } },
    BACKGROUND,
  );
  const [part, total] = await Promise.all([
    partOf(waiting.then(({ elements }) => elements)),
    waiting.then(
      ({ total }) => total,
      () => 0,
    ),
  ]);
  return { part, total };
}

/** The sessions of who runs some; of nobody else. */
async function readSessions({ type }: Role, today: string): Promise<SessionsRead> {
  if (!can(type, 'read-sessions')) return { aFaire: NONE, totalAFaire: 0, proches: NONE };
  const underWay = (asked: Partial<BodyOf<typeof sessionCertification.search>>) =>
    call(sessionCertification.search, { body: { vue: 'en-cours', taille: SHOWN, ...asked } }, BACKGROUND).then(
      ({ elements }) => elements,
    );
  const [{ part: aFaire, total: totalAFaire }, proches] = await Promise.all([
    readAwaited(),
    partOf(underWay({ dateDebut: today, tri: 'dateSession' })),
  ]);
  return { aFaire, totalAFaire, proches: without(proches, [aFaire]) };
}

/** The nearest dates, those that ended before today left out. */
async function readVenir(today: string): Promise<Venir> {
  const [all, own] = await Promise.all([
    call(echeance.list, { query: { taille: MOST_COMING } }, BACKGROUND),
    call(echeance.list, { query: { vue: 'a-vous', taille: SHOWN } }, BACKGROUND),
  ]);
  const coming = all.elements.filter(({ date, nature }) => date >= today || nature === 'EN_RETARD');
  const isWhole = all.total <= all.elements.length;
  return {
    echeances: coming.slice(0, MOST_SHOWN),
    aVous: own.elements,
    totalAVous: own.total,
    totalChezAutres: isWhole ? coming.filter(({ aQui }) => aQui === 'AUTRE').length : 0,
  };
}

async function readHeld(role: Role, today: string): Promise<Held> {
  const { type, entite } = role;
  const isHolder = can(type, 'read-habilitations') && entite !== null;
  const [detenues, venir, ligne, sessions] = await Promise.all([
    isHolder
      ? partOf(
          call(habilitation.list, { query: { taille: MOST_HELD, tri: 'dateFin', ordre: 'desc' } }, BACKGROUND).then(
            ({ elements }) => elements.filter(({ etat }) => etat !== 'TERMINEE').toReversed(),
          ),
        )
      : NONE,
    partOf(readVenir(today).then((one) => [one])),
    partOf(call(echeance.ligne, {}, BACKGROUND).then((one) => [one])),
    readSessions(role, today),
  ]);
  return { detenues, venir, ligne, sessions };
}

async function readDemandeur(role: Role, today: string): Promise<DemandeurWork> {
  const id = role.demandeAdministrative?.id;
  const [demandeAdmin, { elements }, aRenouveler, held] = await Promise.all([
    id === undefined ? null : call(demandeAdministrative.get, { params: { id } }),
    call(demande.currentList, {}),
    can(role.type, 'start-renouvellement') && role.entite !== null ? call(habilitation.aRenouveler, {}) : [],
    readHeld(role, today),
  ]);
  const habilitations = elements.filter((one) => one.type === 'DH').slice(0, SHOWN);
  const estimations = await readEstimations(habilitations);
  return { kind: 'demandeur', demande: demandeAdmin, habilitations, estimations, aRenouveler, ...held };
}

async function readTasks({ type }: Role, today: string): Promise<TasksWork> {
  const [counts, next, stock, seances, sessions, aFinir] = await Promise.all([
    call(demande.todoListCount, {}),
    call(demande.todoList, { query: { taille: SHOWN } }),
    partOf(call(demande.stock, {}, BACKGROUND)),
    can(type, 'decide') ? call(commission.seances, {}) : null,
    can(type, 'read-sessions')
      ? partOf(call(sessionCertification.compteurs, {}, BACKGROUND).then((one) => [one]))
      : NONE,
    can(type, 'finish-sessions') ? readAwaited() : { part: NONE, total: 0 },
  ]);
  const ouvertes = seances?.ouvertes ?? [];
  // The nearest: one that has sat and still has decisions to enter comes before the next.
  const seance = ouvertes.find(({ date, aDecider }) => date >= today || aDecider > 0) ?? ouvertes[0] ?? null;
  const suivante = ouvertes.find((one) => one !== seance && one.date >= today) ?? null;
  const tenues = ouvertes.filter((one) => one !== seance && one.date < today && one.aDecider > 0);
  return {
    kind: 'tasks',
    counts,
    next: next.elements,
    stock,
    seance,
    suivante: seance !== null && seance.date < today ? suivante : null,
    tenues,
    sessions,
    aFinir: aFinir.part,
    totalAFinir: aFinir.total,
  };
}

async function readFollowed({ type }: Role): Promise<FollowerWork> {
  const [{ total, elements }, support, alertesEnRetard] = await Promise.all([
    call(demande.currentList, { query: { taille: SHOWN, tri: 'dateEcheance' } }),
    can(type, 'answer-support') ? partOf(call(bureauSupport.compteurs, {}, BACKGROUND).then((one) => [one])) : NONE,
    can(type, 'read-alertes-de-tous')
      ? partOf(
          call(alerte.countOfAll, { query: { delai: 'en-retard' } }, BACKGROUND).then((types) => [
            types.reduce((sum, { enRetard }) => sum + enRetard, 0),
          ]),
        )
      : NONE,
  ]);
  return { kind: 'follower', total, next: elements, support, alertesEnRetard };
}

async function readWork(role: Role, { habilisId, today }: Reader): Promise<Work> {
  if (isDemandeur(role.type)) return readDemandeur(role, today);
  if (isMrp(role.type)) return readTasks(role, today);
  if (can(role.type, 'read-demandes')) return readFollowed(role);
  const [indicateurs, held] = await Promise.all([
    can(role.type, 'enter-resultats')
      ? partOf(
          call(account.indicateurs, { params: { habilisId, roleId: String(role.id) } }, BACKGROUND).then((one) => [
            one,
          ]),
        )
      : null,
    readHeld(role, today),
  ]);
  return { kind: 'sessions', indicateurs, ...held };
}

/** Reads a role's home; the parts beside the work may fail without an error. */
export async function readHome(role: Role, reader: Reader): Promise<HomeData> {
  const [work, alertes, messages, actualites] = await Promise.all([
    readWork(role, reader),
    partOf(call(alerte.list, {}, BACKGROUND)),
    partOf(call(message.dashboard, {}, BACKGROUND)),
    partOf(call(actualite.list, {}, BACKGROUND)),
  ]);
  return { work, alertes, messages, actualites };
}
