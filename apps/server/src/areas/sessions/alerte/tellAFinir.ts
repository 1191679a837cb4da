import { rolePath } from '@habilis/api/page/rolePaths';
import type { Context } from '../../../platform/Handler.ts';
import { sendToDeserted } from '../../avertir/courriel/sendToDeserted.ts';
import { type Letter, sendToRoles, type ToldRole } from '../../avertir/courriel/sendToRoles.ts';

type LetterOf = (role: ToldRole) => Letter;

/** A session that others are to finish, with whom to tell; the entite where its gestionnaires are told. */
export type AFinir = {
  readonly roles: readonly ToldRole[];
  readonly entiteId: number | null;
  readonly letterOf: LetterOf;
};

/** The letters of several sessions as one with their list; that of a single one as it is. */
const together =
  (letters: readonly LetterOf[]): LetterOf =>
  (role) => {
    const [first, ...others] = letters.map((letterOf) => letterOf(role));
    if (first === undefined) throw new Error('aucune session à finir');
    if (others.length === 0) return first;
    const all = [first, ...others];
    return {
      modele: 'sessions-a-finir',
      objetId: first.objetId,
      mots: { nombre: all.length },
      commentaire: null,
      lignes: all.map(({ mots, chemin }) => ({
        objet: [mots['numero'], mots['niveau'], mots['raisonSociale']].join(' · '),
        chemin,
        // The day before which it is to be closed.
        date: String(mots['suppression']),
      })),
      chemin: rolePath(role, 'sessionsAFaire'),
    };
  };

/** Tells whoever is to finish sessions of them, in one mail with the list where one act leaves several to them (rules/rights#what-hangs-on-it; SC37). */
export async function tellAFinir(
  telling: Pick<Context, 'db' | 'jobs' | 'now'>,
  sessions: readonly AFinir[],
): Promise<void> {
  const ofRoles = sessions.flatMap(({ roles, letterOf }) => roles.map((role) => ({ role, letterOf })));
  for (const told of Map.groupBy(ofRoles, ({ role }) => role.id).values())
    await sendToRoles(
      telling,
      told.slice(0, 1).map(({ role }) => role),
      'SESSION_A_FINIR',
      together(told.map(({ letterOf }) => letterOf)),
    );
  const ofEntites = sessions.filter(({ entiteId }) => entiteId !== null);
  for (const [entiteId, told] of Map.groupBy(ofEntites, (one) => one.entiteId))
    await sendToDeserted(telling, entiteId, 'SESSION_A_FINIR', together(told.map(({ letterOf }) => letterOf)));
}
