import type { TypeEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import type { Reader, Readers } from '../../../platform/evenement/Evenement.ts';
import { announceRelance, announceRenvoi, updateAlertesSession } from './alertesSession.ts';
import { reviewSessions } from './reviewSessions.ts';

/** The alerts of a session after a step, the mails that go with them, and those that a step has of its own (SC15, SC39). */
const follow: Reader<TypeEvenement<'session-certification'>> = async (telling, { type, objet, valeurs, dit }) => {
  const session = telling.db.selectFrom('session_certification').selectAll().where('id', '=', objet.id);
  const row = await session.executeTakeFirstOrThrow();
  const commentaire = dit?.commentaire ?? null;
  const isRenvoi = type === 'session-renvoyee' && valeurs.vers === 'SAISIE';
  await updateAlertesSession(telling, row, { commentaire, isOwnAct: isRenvoi });
  if (isRenvoi && commentaire !== null) await announceRenvoi(telling, row, commentaire);
  if (type === 'session-relancee')
    await announceRelance(telling, row, valeurs.parService === true ? 'service' : 'entite');
};

/** The sessions of a habilitation are looked at again; what is part of the end of an entite is looked at with it, once. */
const review: Reader<TypeEvenement<'habilitation'>> = async (telling, { objet, valeurs: { dans } }) => {
  if (dans === undefined) await reviewSessions(telling, { habilitationId: objet.id });
};

/** What follows from a step of a session, and what bars sessions, or who is told of them, when something happens to their habilitation (SC37, SC40). */
export const readersSessions = {
  'session-confiee': follow,
  'session-resultats-remis': follow,
  'session-cloturee': follow,
  'session-renvoyee': follow,
  'session-reprise': follow,
  'session-relancee': follow,
  'session-supprimee': follow,
  'session-corrigee': follow,
  'habilitation-suspendue': review,
  'habilitation-suspension-confirmee': review,
  'habilitation-suspension-levee': review,
  'habilitation-rompue': review,
  'habilitation-fin-changee': review,
  'habilitation-delegation-terminee': review,
} as const satisfies Readers;
