import type { RoleType } from '../role/RoleType.ts';
import { CATEGORIES, type Categorie } from '../destinataire/destinataires.ts';
import { type EvenementReglable, evenementsChoisis } from './EVENEMENTS.ts';

/** How often mails leave: at once, or in a daily or weekly summary. */
export const RYTHMES = ['IMMEDIAT', 'QUOTIDIEN', 'HEBDO'] as const;
export type Rythme = (typeof RYTHMES)[number];

/** A role's choice for an event; the rhythm is kept even while it is off. */
export type Preference = {
  readonly type: EvenementReglable;
  readonly canal: 'EMAIL' | 'NONE';
  readonly frequence: Rythme;
};

/** A preference as it is stored, maybe by an earlier version: its type is an event or a whole category. */
export type StoredPreference = { readonly type: string; readonly canal: string; readonly frequence: string };

/** The default rhythm of each category (rules/alerts#mails). */
export const RYTHME_PAR_DEFAUT: Readonly<Record<Categorie, Rythme>> = {
  TACHES: 'IMMEDIAT',
  ECHEANCES: 'QUOTIDIEN',
  ACTUALITES: 'HEBDO',
};

const rythmeNamed = (text: string | undefined): Rythme | undefined => RYTHMES.find((rythme) => rythme === text);

/** A role's choice for each event that it may set: said of the event first, then of its category, then the default. */
export function preferencesOf(role: RoleType, stored: readonly StoredPreference[]): Preference[] {
  return CATEGORIES.flatMap((categorie) =>
    evenementsChoisis(role, categorie).map((type): Preference => {
      const said = stored.find((one) => one.type === type) ?? stored.find((one) => one.type === categorie);
      const frequence = rythmeNamed(said?.frequence);
      if (frequence === undefined) return { type, canal: 'EMAIL', frequence: RYTHME_PAR_DEFAUT[categorie] };
      return { type, canal: said?.canal === 'NONE' ? 'NONE' : 'EMAIL', frequence };
    }),
  );
}
