import { pathTo } from '@habilis/api/page/paths';
import { type Evenement, reglageOf } from '@habilis/domain/notification/EVENEMENTS';
import type { Context } from '../../../platform/Handler.ts';
import { type NewCourriel, sendCourriels } from '../../../platform/mail/sendCourriel.ts';
import { notifiedRoles } from '../role/notifiedRoles.ts';
import type { Letter, ToldRole } from './sendToRoles.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now'>;
/** What an entite is written of. */
export type LetterToEntite = { readonly entiteId: number | null; readonly letterOf: (role: ToldRole) => Letter };

/** Nobody: what its people would read is written as to a gestionnaire. */
const GESTIONNAIRE: ToldRole = { id: 0, personneId: 0, type: 'G', preferences: [] };

/** The addresses that some entites give in their files, with whom to greet, by entite. */
async function ownAddressesOf({ db }: Tools, entiteIds: readonly number[]) {
  const files = await db
    .selectFrom('demande_administrative')
    .select(['entite_id', 'donnees', 'donnees_validees'])
    .where('entite_id', 'in', entiteIds)
    .where('en_cours', '=', true)
    .execute();
  return new Map(
    files.flatMap(({ entite_id: entiteId, donnees, donnees_validees: validees }) => {
      const contact = (validees ?? donnees)?.contact ?? null;
      const adresse = contact?.email ?? null;
      if (adresse === null) return [];
      const destinataire = { prenom: contact?.prenom ?? '', nom: contact?.nom ?? '' };
      return [[entiteId, { adresse, destinataire }] as const];
    }),
  );
}

/** Those of some entites for which nobody can act any more. */
async function desertedOf({ db, now }: Tools, entiteIds: readonly number[]): Promise<readonly number[]> {
  const kept = await notifiedRoles(db, now)
    .clearSelect()
    .clearOrderBy()
    .select('role.entite_id')
    .distinct()
    .where('role.entite_id', 'in', entiteIds)
    .where('role.type', 'in', ['DM', 'G'])
    .execute();
  const served = new Set(kept.map(({ entite_id: id }) => id));
  return entiteIds.filter((id) => !served.has(id));
}

/** The mails of what cannot be switched off to entites that nobody can act for any more, at their own addresses (rules/rights#what-hangs-on-it). */
export async function courrielsToDeserted(
  tools: Tools,
  evenement: Evenement,
  letters: readonly LetterToEntite[],
): Promise<NewCourriel[]> {
  if (reglageOf(evenement, 'G')?.kind !== 'impose') return [];
  const entiteIds = [...new Set(letters.flatMap(({ entiteId }) => entiteId ?? []))];
  const deserted = entiteIds.length === 0 ? [] : await desertedOf(tools, entiteIds);
  if (deserted.length === 0) return [];
  const addresses = await ownAddressesOf(tools, deserted);
  return letters.flatMap(({ entiteId, letterOf }) => {
    const address = addresses.get(entiteId);
    if (address === undefined) return [];
    const { modele, objetId, mots, commentaire, points = [], lignes = [] } = letterOf(GESTIONNAIRE);
    const valeurs = { mots, commentaire, points, lignes, chemin: pathTo('connexion'), sansGestionnaire: true };
    return [{ modele, objetId, personneId: null, roleId: null, rythme: 'IMMEDIAT', ...address, valeurs } as const];
  });
}

/** What cannot be switched off reaches an entite that nobody can act for any more, at its own address (rules/rights#what-hangs-on-it). */
export async function sendToDeserted(
  tools: Tools,
  entiteId: number | null,
  evenement: Evenement,
  letterOf: (role: ToldRole) => Letter,
): Promise<void> {
  await sendCourriels(tools, await courrielsToDeserted(tools, evenement, [{ entiteId, letterOf }]));
}
