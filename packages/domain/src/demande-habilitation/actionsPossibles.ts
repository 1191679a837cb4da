import type { RoleType } from '../role/RoleType.ts';
import type { DhEtat } from './DhEtat.ts';
import { isOffered } from './isOffered.ts';
import { isSeanceVenue } from './isSeanceVenue.ts';
import { DH_WORKFLOW, type DhActionKey, type DhRequirement } from './workflow.ts';

/** An action that is offered, with what it asks for. */
export type DhActionPossible = {
  readonly key: DhActionKey;
  readonly commentaireRequis: boolean;
  readonly avisRequis: boolean;
  readonly affectationRequise: boolean;
};

/** The actions that a role in scope may take on a request now, in the table's order; no decision before its day (domain, C.1). */
export function actionsPossibles(etat: DhEtat, who: { role: RoleType; today: string }): DhActionPossible[] {
  const isVenue = isSeanceVenue(etat.dateCnh, who.today);
  const rows = DH_WORKFLOW.filter((row) => isOffered(row, etat, who) && (isVenue || !row.needs.includes('jour-cnh')));
  // An action that leads to several tasks, or that is given by two capabilities, is offered once.
  const offered = rows.filter((row, index) => rows.findIndex(({ action }) => action === row.action) === index);
  return offered.map(({ action, needs }) => {
    const wants = (need: DhRequirement) => needs.includes(need);
    return {
      key: action,
      commentaireRequis: wants('commentaire'),
      avisRequis: wants('avis') || wants('avis-defavorable'),
      affectationRequise: wants('affectation'),
    };
  });
}
