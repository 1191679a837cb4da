import type { FacteursPossibles } from '@habilis/api/session/Assertion';
import type { ProblemStatus } from '@habilis/api/endpoint';
import type { GeneralTitle, ProblemTitle, TitleOf } from '@habilis/api/openapi/problemTitles';

export type FieldError = { readonly path: string; readonly title: string; readonly signe?: string | undefined };

type Extra = {
  readonly errors?: readonly FieldError[];
  readonly courant?: unknown;
  readonly detail?: string;
  readonly retryAfter?: number;
  /** The challenge of a second factor, and the ways to meet it. */
  readonly defi?: string;
  readonly facteurs?: FacteursPossibles;
};

/** A refused call: its status and the wire's error body; handlers throw it, the app answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly title: ProblemTitle;
  readonly extra: Extra;

  constructor(status: number, title: ProblemTitle, extra: Extra = {}) {
    super(title);
    this.name = 'Refusal';
    this.status = status;
    this.title = title;
    this.extra = extra;
  }
}

type Among<Title extends ProblemTitle, Status extends ProblemStatus> = Extract<Title | GeneralTitle, TitleOf<Status>>;

/** Makes the refusals that a call declares, and the general ones; out of scope is `notFound` (rules/wire#order-of-refusal). */
export type Refuse<Title extends ProblemTitle = never> = {
  readonly badRequest: (title: Among<Title, 400>, errors?: readonly FieldError[]) => Refusal;
  readonly unauthorized: (title?: Among<Title, 401>, challenge?: Pick<Extra, 'defi' | 'facteurs'>) => Refusal;
  readonly forbidden: (title: Among<Title, 403>) => Refusal;
  readonly notFound: (title?: Among<Title, 404>) => Refusal;
  readonly conflict: (title: Among<Title, 409>, courant?: unknown) => Refusal;
  readonly tooLarge: (title?: Among<Title, 413>) => Refusal;
  readonly unsupported: () => Refusal;
  readonly tooMany: (title: Among<Title, 429>, retryAfter: number) => Refusal;
};

/** Makes any refusal: for work whose refusals are caught, and for the platform, which narrows it to what each call declares. */
export const refuseAny: Refuse<ProblemTitle> = {
  badRequest: (title, errors) => new Refusal(400, title, errors ? { errors } : {}),
  unauthorized: (title = 'non-authentifie', challenge = {}) => new Refusal(401, title, challenge),
  forbidden: (title) => new Refusal(403, title),
  notFound: (title = 'introuvable') => new Refusal(404, title),
  conflict: (title, courant) => new Refusal(409, title, courant === undefined ? {} : { courant }),
  tooLarge: (title = 'requete-trop-grosse') => new Refusal(413, title),
  unsupported: () => new Refusal(415, 'type-de-contenu-refuse'),
  tooMany: (title, retryAfter) => new Refusal(429, title, { retryAfter }),
};

/** Makes the general refusals; for the others, use the context of the call that declares them. */
export const refuse: Refuse = { ...refuseAny };
