import type { TypeEvenement, ValeursEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import type { Context } from '../Handler.ts';

/** What an event is told with, in a call or a job; its `db` is the transaction of the act. */
export type Telling = Pick<Context, 'db' | 'jobs' | 'now' | 'today' | 'settings'>;

/** What was said with an event, and by whom: for its readers alone, since no row of it names or cites anybody. */
export type Dit = {
  readonly commentaire?: string | null;
  readonly objet?: string;
  readonly parRoleId?: number;
};

/** Something that happened to an object. */
export type Evenement<T extends TypeEvenement = TypeEvenement> = {
  readonly [K in T]: {
    readonly type: K;
    readonly objet: { readonly id: number; readonly numero: string; readonly entiteId: number | null };
    readonly valeurs: ValeursEvenement[K];
    readonly dit?: Dit;
  };
}[T];

/** What follows when something happens, in the transaction of the act; `id` is that of its row. */
export type Reader<T extends TypeEvenement> = (telling: Telling, evenement: Evenement<T>, id: number) => Promise<void>;

/** What an area does of its own when something happens. */
export type Readers = { readonly [T in TypeEvenement]?: Reader<T> };
