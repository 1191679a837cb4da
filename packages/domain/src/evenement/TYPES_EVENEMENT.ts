import { TYPES_EVENEMENT_CERT, type ValeursEvenementCert } from '../certificat/TYPES_EVENEMENT_CERT.ts';
import {
  TYPES_EVENEMENT_DA,
  TYPES_EVENEMENT_DH,
  type ValeursEvenementDa,
  type ValeursEvenementDh,
} from './TYPES_EVENEMENT_DEMANDE.ts';
import { TYPES_EVENEMENT_HAB, type ValeursEvenementHab } from '../habilitation/TYPES_EVENEMENT_HAB.ts';
import {
  TYPES_EVENEMENT_SESSION,
  type ValeursEvenementSession,
} from '../session-certification/TYPES_EVENEMENT_SESSION.ts';

/** What happens and is kept as a row, by the kind of object to which it happens (decision 0200). */
export const TYPES_EVENEMENT = {
  habilitation: TYPES_EVENEMENT_HAB,
  'demande-habilitation': TYPES_EVENEMENT_DH,
  'demande-administrative': TYPES_EVENEMENT_DA,
  'session-certification': TYPES_EVENEMENT_SESSION,
  certificat: TYPES_EVENEMENT_CERT,
} as const;

type Valeurs = {
  readonly habilitation: ValeursEvenementHab;
  readonly 'demande-habilitation': ValeursEvenementDh;
  readonly 'demande-administrative': ValeursEvenementDa;
  readonly 'session-certification': ValeursEvenementSession;
  readonly certificat: ValeursEvenementCert;
};

/** A kind of object to which something happens. */
export type ObjetEvenement = keyof typeof TYPES_EVENEMENT;
/** What may happen, to any object or to one of a kind. */
export type TypeEvenement<O extends ObjetEvenement = ObjetEvenement> = (typeof TYPES_EVENEMENT)[O][number];

/** What an event keeps besides its object, by its type. */
export type ValeursEvenement = { readonly [O in ObjetEvenement as TypeEvenement<O>]: Valeurs[O] };
