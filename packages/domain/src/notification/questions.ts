import type { RoleType } from '../role/RoleType.ts';
import { CATEGORIES, type Categorie } from '../destinataire/destinataires.ts';
import { evenementsChoisis } from './EVENEMENTS.ts';
import type { Preference } from './preferencesOf.ts';

/** The questions that the dialog asks a role: one per category that has events for it (rules/wire#dialogs). */
export const questionsOf = (role: RoleType): Categorie[] =>
  CATEGORIES.filter((categorie) => evenementsChoisis(role, categorie).length > 0);

/** Whether a role gets mails for any event of a category. */
export function isCategorieWanted(role: RoleType, categorie: Categorie, preferences: readonly Preference[]): boolean {
  const types = evenementsChoisis(role, categorie);
  return preferences.some(({ type, canal }) => canal === 'EMAIL' && types.includes(type));
}

/** The preferences after the dialog's answers; a category that was already on keeps its choices by event. */
export function answerQuestions(
  role: RoleType,
  wanted: ReadonlySet<Categorie>,
  preferences: readonly Preference[],
): Preference[] {
  const canals = new Map(
    questionsOf(role).flatMap((categorie) => {
      if (wanted.has(categorie) && isCategorieWanted(role, categorie, preferences)) return [];
      const canal: Preference['canal'] = wanted.has(categorie) ? 'EMAIL' : 'NONE';
      return evenementsChoisis(role, categorie).map((type) => [type, canal] as const);
    }),
  );
  return preferences.map((preference) => ({ ...preference, canal: canals.get(preference.type) ?? preference.canal }));
}
