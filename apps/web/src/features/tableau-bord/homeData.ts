import type { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import type { Alerte } from '@habilis/api/alerte/Alerte';
import { alerte } from '@habilis/api/alerte/endpoints';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { type Estimation, examen } from '@habilis/api/examen/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { message } from '@habilis/api/message/endpoints';
import type { MessageRecu } from '@habilis/api/message/Message';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { can } from '@habilis/domain/role/can';
import { isMrp, isDemandeur } from '@habilis/domain/role/roleGroup';
import { call } from '../../session/call.ts';

export type TaskCounts = { total: number; lesMiennes: number; nonAffectees: number; enRetard: number };

/** The main content of a role's home: its own demande, its tasks, the demandes that it follows, or its sessions. */
type Work =
  | {
      readonly kind: 'applicant';
      readonly demande: DemandeAdministrative | null;
      /** The demandes d'habilitation under way, the latest first. */
      readonly habilitations: readonly DemandeSummary[];
      /** How long the waiting demandes may take, by their ids; those without an estimate are left out. */
      readonly estimations: ReadonlyMap<number, Estimation>;
      /** The habilitations whose renewal is possible and not yet asked for, first to end first. */
      readonly aRenouveler: readonly HabilitationSummary[];
    }
  | { readonly kind: 'tasks'; readonly counts: TaskCounts; readonly next: readonly DemandeSummary[] }
  | { readonly kind: 'follower'; readonly total: number; readonly next: readonly DemandeSummary[] }
  | { readonly kind: 'sessions'; readonly total: number };

/** Data shown beside the work: the home is shown even when it cannot be read. */
export type Part<T> = { readonly isRead: true; readonly items: readonly T[] } | { readonly isRead: false };

export type HomeData = {
  readonly work: Work;
  readonly alertes: Part<Alerte>;
  readonly messages: Part<MessageRecu>;
  readonly actualites: Part<Actualite>;
};

const SHOWN = 5;

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
        const estimation = await call(examen.estimation, { params: { id: String(id) } }, { background: true }).catch(
          () => null,
        );
        return estimation === null ? [] : [[id, estimation] as const];
      }),
  );
  return new Map(read.flat());
}

async function readWork({ type, entite, demandeAdministrative: dossier }: Role): Promise<Work> {
  if (isDemandeur(type)) {
    const id = dossier?.id;
    const [stored, { elements }, aRenouveler] = await Promise.all([
      id === undefined ? null : call(demandeAdministrative.get, { params: { id } }),
      call(demande.currentList, {}),
      can(type, 'start-renouvellement') && entite !== null ? call(habilitation.aRenouveler, {}) : [],
    ]);
    const habilitations = elements.filter((one) => one.type === 'DH').slice(0, SHOWN);
    return {
      kind: 'applicant',
      demande: stored,
      habilitations,
      estimations: await readEstimations(habilitations),
      aRenouveler,
    };
  }
  if (isMrp(type)) {
    const [counts, next] = await Promise.all([
      call(demande.todoListCount, {}),
      call(demande.todoList, { query: { taille: SHOWN } }),
    ]);
    return { kind: 'tasks', counts, next: next.elements };
  }
  if (can(type, 'read-demandes')) {
    const { total, elements } = await call(demande.currentList, {
      query: { taille: SHOWN, tri: 'dateEcheance' },
    });
    return { kind: 'follower', total, next: elements };
  }
  const { total } = await call(sessionCertification.todoListCount, {});
  return { kind: 'sessions', total };
}

/** Reads a role's home; the parts beside the work may fail without an error. */
export async function readHome(role: Role): Promise<HomeData> {
  const background = { background: true };
  const [work, alertes, messages, actualites] = await Promise.all([
    readWork(role),
    partOf(call(alerte.list, {}, background)),
    partOf(call(message.dashboard, {}, background)),
    partOf(call(actualite.list, {}, background)),
  ]);
  return { work, alertes, messages, actualites };
}
