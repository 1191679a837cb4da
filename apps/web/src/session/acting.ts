import type { Impersonation } from '@habilis/api/impersonation/Impersonation';
import { atom, getDefaultStore } from 'jotai';
import { whose } from '../messages/whose.ts';
import { accountAtom } from './atoms.ts';

/** This tab acts as another person, by its address (decision 0019). */
export type Acting = {
  readonly habilisId: string;
  /** The server's answer when the page was loaded; null when no impersonation was open. */
  readonly impersonation: Impersonation | null;
  /** When it ends, in epoch milliseconds of this clock. */
  readonly untilMs: number;
  /** The impersonation has ended. */
  readonly isOver: boolean;
};

/** The impersonation of this tab, null in one's own name. */
export const actingAtom = atom<Acting | null>(null);
/** The impersonation of this tab while it is open. */
export const openActingAtom = atom((get) => {
  const acting = get(actingAtom);
  return acting === null || acting.isOver ? null : acting;
});

const PREFIX = /^\/en-tant-que\/([A-Z]{3}\d{5})(?=\/|$)/;

/** The person that an address begins with, null in one's own name. */
export const actingIdOf = (pathname: string): string | null => PREFIX.exec(pathname)?.[1] ?? null;

/** The prefix of all addresses while acting as that person. */
export const actingPath = (habilisId: string): string => `/en-tant-que/${habilisId}`;

/** An address without the impersonation prefix, as the routes know it. */
export const pathInApp = (pathname: string): string => pathname.replace(PREFIX, '') || '/';

/** Whose tab it is, in their own name; null for a guest. */
export function personneOfTab(): string | null {
  const acting = currentActing();
  if (acting !== null) return acting.impersonation?.acteur.habilisId ?? null;
  return getDefaultStore().get(accountAtom)?.habilisId ?? null;
}

export const currentActing = (): Acting | null => getDefaultStore().get(actingAtom);

/** A path of the app as the address bar shows it. */
export function addressOf(path: string): string {
  const acting = currentActing();
  return acting === null ? path : actingPath(acting.habilisId) + path;
}

/** Whose role this tab acts under, as texts say it (U946). */
whose.nom = () => {
  const acted = currentActing()?.impersonation ?? null;
  return acted === null ? 'soi' : `${acted.prenom} ${acted.nom}`;
};

/** Marks the impersonation as ended, whatever the cause. */
export function actingEnded(): void {
  getDefaultStore().set(actingAtom, (acting) => (acting === null ? null : { ...acting, isOver: true }));
}
