import * as z from 'zod/mini';
import { OPENED } from '../../session/recents.ts';
import { type Chemin, isSame, type Ref } from './voisinsOf.ts';

const PREFIX = `${OPENED}liste-`;

const Refs = z.array(z.object({ type: z.enum(['DA', 'DH']), id: z.int() }));
const Parcours = z.object({
  liste: z.enum(['taches', 'demandes']),
  /** The search of the list's page. */
  search: z.string().check(z.regex(/^(\?.*)?$/)),
  refs: Refs,
  page: z.int(),
  debut: z.int(),
  /** Those on which an action was completed. */
  faites: Refs,
});
/** The list from which a role opened its demandes in this tab. */
export type Parcours = Chemin & Omit<z.infer<typeof Parcours>, keyof Chemin>;

/** The list that a role last showed in this tab; null without one, or where the browser stores nothing. */
export function readParcours(roleId: number): Parcours | null {
  try {
    return z.parse(Parcours, JSON.parse(sessionStorage.getItem(PREFIX + roleId) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps the list that a role shows, in this tab alone. */
export function keepParcours(roleId: number, parcours: Parcours): void {
  try {
    sessionStorage.setItem(PREFIX + roleId, JSON.stringify(parcours));
  } catch {
    // Where storage is full or forbidden, a demande has no neighbours.
  }
}

/** Keeps that an action was completed on a demande. */
export function markFaite(roleId: number, demande: Ref): void {
  const parcours = readParcours(roleId);
  if (parcours === null || !parcours.refs.some(isSame(demande))) return;
  keepParcours(roleId, { ...parcours, faites: [...parcours.faites.filter((one) => !isSame(demande)(one)), demande] });
}
