import { alerte } from '@habilis/api/alerte/endpoints';
import { actualite } from '@habilis/api/actualite/endpoints';
import { annuaire } from '@habilis/api/annuaire/endpoints';
import { certificat } from '@habilis/api/certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Access } from '@habilis/api/endpoint';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { message } from '@habilis/api/message/endpoints';
import { recherche } from '@habilis/api/recherche/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';

/** Somebody who is played: the role they hold, null for a guest, their calls, and a pause such as people make. */
export type Played = { readonly role: RoleType | null; readonly call: Call; readonly think: () => Promise<void> };

/** Something that a person does from beginning to end. */
export type Scene = {
  readonly name: string;
  /** How often it is done among what the role may do. */
  readonly weight: number;
  /** The call that decides by the matrix of rights who does it. */
  readonly of: { readonly access: Access };
  readonly play: (person: Played) => Promise<void>;
};

/** Whether the contract lets this role make the call. */
export function mayCall(role: RoleType | null, { access }: { readonly access: Access }): boolean {
  if (role === null) return access.kind === 'guest';
  if (access.kind !== 'capability') return access.kind === 'signed-in';
  return access.anyOf.some((capability) => can(role, capability));
}

const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];
const WORDS = ['formation', 'martin', 'sst', 'DA-20', 'nord'];

const open = (call: Call, { id, type }: DemandeSummary): Promise<unknown> =>
  type === 'DA' ? call(da.get, { params: { id } }) : call(dh.get, { params: { id } });

/** Dossiers that somebody writes now: played people share accounts, and two would answer each other 409. */
const written = new Set<number>();

/** Saves one's dossier as it was read, as the page does while one types. */
async function save({ call, think }: Played): Promise<void> {
  const { elements } = await call(demande.todoList, { query: { nature: 'DA' } });
  const mine = oneOf(elements.filter(({ id, type }) => type === 'DA' && !written.has(id)));
  if (mine === undefined) return;
  written.add(mine.id);
  try {
    let read = await call(da.get, { params: { id: mine.id } });
    for (let times = 0; times < 3; times++) {
      await think();
      const { id, version, avecDemandeHabilitation } = read;
      const fileUploads = read.fileUploads.map((file) => ({ id: file.id }));
      const currentWorkflowTask = { selectedActionKey: null, assignedUserHabilisId: null };
      const rest = { cleBrouillon: null, draftWorkflowComment: null, fileUploads, currentWorkflowTask };
      read = await call(da.update, {
        body: { ...saisieOf(read), id, version, avecDemandeHabilitation, ...rest },
      });
    }
  } finally {
    written.delete(mine.id);
  }
}

/** What the twelve roles and guests do, most of it reading, as they do. */
export const SCENES: readonly Scene[] = [
  {
    name: 'l’accueil',
    weight: 4,
    of: alerte.list,
    play: async ({ call }) => {
      await Promise.all([call(alerte.list, {}), call(message.dashboard, {}), call(alerte.count, {})]);
    },
  },
  {
    name: 'ses tâches, dont l’une est ouverte',
    weight: 4,
    of: demande.todoList,
    play: async ({ call, think }) => {
      const [{ elements }] = await Promise.all([call(demande.todoList, {}), call(demande.todoListCount, {})]);
      const chosen = oneOf(elements);
      await think();
      if (chosen !== undefined) await open(call, chosen);
    },
  },
  { name: 'un dossier enregistré trois fois', weight: 3, of: da.update, play: save },
  {
    name: 'les demandes en cours, deux pages',
    weight: 2,
    of: demande.currentList,
    play: async ({ call, think }) => {
      const { elements } = await call(demande.currentList, {});
      await think();
      await call(demande.currentList, { query: { page: 2 } });
      await think();
      const chosen = oneOf(elements);
      if (chosen !== undefined) await open(call, chosen);
    },
  },
  {
    name: 'les habilitations, dont l’une est ouverte',
    weight: 2,
    of: habilitation.list,
    play: async ({ call, think }) => {
      const chosen = oneOf((await call(habilitation.list, {})).elements);
      await think();
      if (chosen === undefined) return;
      const params = { id: chosen.id };
      await Promise.all([call(habilitation.get, { params }), call(sessionCertification.activite, { params })]);
    },
  },
  {
    name: 'les sessions, dont l’une est ouverte',
    weight: 3,
    of: sessionCertification.search,
    play: async ({ call, think }) => {
      const [{ elements }] = await Promise.all([
        call(sessionCertification.search, { body: {} }),
        call(sessionCertification.compteurs, {}),
      ]);
      await think();
      const chosen = oneOf(elements);
      if (chosen !== undefined) await call(sessionCertification.get, { params: { id: chosen.id } });
    },
  },
  {
    name: 'les certificats, dont l’un est ouvert',
    weight: 2,
    of: certificat.search,
    play: async ({ call, think }) => {
      const chosen = oneOf((await call(certificat.search, { body: {} })).elements);
      await think();
      if (chosen !== undefined) await call(certificat.get, { params: { id: chosen.id } });
    },
  },
  {
    name: 'une recherche de l’en-tête',
    weight: 1,
    of: recherche.find,
    play: async ({ call }) => void (await call(recherche.find, { query: { texte: oneOf(WORDS) ?? '' } })),
  },
  {
    name: 'l’annuaire d’un invité',
    weight: 3,
    of: annuaire.list,
    play: async ({ call, think }) => {
      await call(actualite.guestList, {});
      const chosen = oneOf((await call(annuaire.list, {})).elements);
      await think();
      if (chosen !== undefined) await call(annuaire.get, { params: { id: chosen.id } });
    },
  },
];
