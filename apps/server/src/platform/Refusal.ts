import type { FacteursPossibles } from '@habilis/api/session/Assertion';

export type FieldError = { readonly path: string; readonly title: string };

type Extra = {
  readonly errors?: readonly FieldError[];
  readonly courant?: unknown;
  readonly detail?: string;
  readonly retryAfter?: number;
  /** The challenge of a second factor, and how it may be met. */
  readonly defi?: string;
  readonly facteurs?: FacteursPossibles;
};

/** A call that is refused: its status and the error body of the wire; thrown by handlers, answered by the app. */
export class Refusal extends Error {
  readonly status: number;
  readonly title: string;
  readonly extra: Extra;

  constructor(status: number, title: string, extra: Extra = {}) {
    super(title);
    this.name = 'Refusal';
    this.status = status;
    this.title = title;
    this.extra = extra;
  }
}

/** The refusals that handlers make; out of scope is `notFound` (wire, Order of refusal). */
export const refuse = {
  badRequest: (title: string, errors?: readonly FieldError[]) => new Refusal(400, title, errors ? { errors } : {}),
  unauthorized: (title = 'non-authentifie') => new Refusal(401, title),
  secondFactor: (defi: string, facteurs: FacteursPossibles) =>
    new Refusal(401, 'second-facteur-requis', { defi, facteurs }),
  forbidden: (title: string) => new Refusal(403, title),
  notFound: (title = 'introuvable') => new Refusal(404, title),
  conflict: (title: string, courant?: unknown) => new Refusal(409, title, courant === undefined ? {} : { courant }),
  tooLarge: (title = 'requete-trop-grosse') => new Refusal(413, title),
  unsupported: (title = 'type-de-contenu-refuse') => new Refusal(415, title),
  tooMany: (title: string, retryAfter: number) => new Refusal(429, title, { retryAfter }),
};
