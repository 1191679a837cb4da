import type { Impersonation } from '@habilis/api/impersonation/Impersonation';
import { atom, getDefaultStore } from 'jotai';

/** This tab acts as another person, because of its address (decision 0019). */
export type Acting = {
  readonly habilisId: string;
  /** What the server said when the page was loaded; null when nothing was open. */
  readonly impersonation: Impersonation | null;
  /** When it ends, in epoch milliseconds of this clock. */
  readonly untilMs: number;
  /** Nothing is done in the person's name any more. */
  readonly isOver: boolean;
};

/** As whom this tab acts, null in one's own name. */
export const actingAtom = atom<Acting | null>(null);
/** As whom this tab acts, while it does. */
export const openActingAtom = atom((get) => {
  const acting = get(actingAtom);
  return acting === null || acting.isOver ? null : acting;
});

const PREFIX = /^\/en-tant-que\/([A-Z]{3}\d{5})(?=\/|$)/;

/** The person whose identifier an address begins with, null in one's own name. */
export const actingIdOf = (pathname: string): string | null => PREFIX.exec(pathname)?.[1] ?? null;

/** The prefix of every address under which one acts as that person. */
export const actingPath = (habilisId: string): string => `/en-tant-que/${habilisId}`;

/** The path of an address as the routes know it, without the prefix. */
export const pathInApp = (pathname: string): string => pathname.replace(PREFIX, '') || '/';

export const currentActing = (): Acting | null => getDefaultStore().get(actingAtom);

/** A path of the app as the address bar shows it. */
export function addressOf(path: string): string {
  const acting = currentActing();
  return acting === null ? path : actingPath(acting.habilisId) + path;
}

/** Says that nothing is done in the person's name any more, whatever ended it. */
export function actingEnded(): void {
  getDefaultStore().set(actingAtom, (acting) => (acting === null ? null : { ...acting, isOver: true }));
}
