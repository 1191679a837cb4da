import type { Vues } from '@habilis/api/lecture/Vues';
import type { Role } from '@habilis/api/role/Role';

/** What a page knows once an action was answered: it is not asked again. */
export type Answer<D> = { readonly demande: D; readonly vues: Vues };

/** Who reads the page of a demande, at which tab, and what the page asks of its address. */
export type Visit<D> = {
  readonly role: Role;
  readonly habilisId: string;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** Whether all of it is being read again, to begin anew. */
  readonly isReread: boolean;
  /** Reads it again: all of it, or what the answer of an action does not tell. */
  readonly reread: (answer?: Answer<D>) => Promise<unknown>;
  readonly onCreated: (demande: D) => void;
  readonly onDeleted: () => unknown;
};
