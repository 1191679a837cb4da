import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import type { PersonneTrouvee } from '@habilis/api/impersonation/Impersonation';
import { impersonationFaultOf } from '@habilis/domain/impersonation/impersonationFaultOf';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { readAccount } from '../personne/readAccount.ts';
import { readParty } from './readImpersonation.ts';

/** As many as one can look through at a glance; for more, the search must be longer. */
const LARGEST = 10;

/** The persons with this identifier or address, otherwise those whose name holds each word. */
function matching(db: Kysely<Database>, typed: string) {
  const query = db.selectFrom('personne').select(['id', 'email', 'etat']).orderBy('nom_tri').orderBy('id');
  const habilisId = normalizeHabilisId(typed);
  if (habilisId !== null) return query.where('habilis_id', '=', habilisId);
  if (typed.includes('@')) return query.where('email', '=', typed.toLowerCase());
  const name = sql<string>`' ' || nom_tri`;
  const words = foldText(typed).split(' ');
  // One index covers name, address and identifier together, so the name is checked again.
  return query
    .where(searchTyped(typed, 'personne.recherche') ?? sql<boolean>`true`)
    .where((eb) => eb.and(words.map((word) => eb(name, 'like', `% ${word}%`))));
}

/** The persons that a search finds, each with the reason why the caller may not act in their name. */
export async function findPersonnes(context: AccountContext, typed: string): Promise<PersonneTrouvee[]> {
  const { db, now } = context;
  if (foldText(typed) === '') return [];
  const rows = await matching(db, cleanEmail(typed)).limit(LARGEST).execute();
  const acteur = await readParty(db, context.caller.personneId, now);
  const found: PersonneTrouvee[] = [];
  for (const { id } of rows) {
    const { habilisId, nom, prenom, email, roles } = await readAccount(context, id);
    const fault = impersonationFaultOf(acteur.party, (await readParty(db, id, now)).party);
    found.push({
      habilisId,
      nom,
      prenom,
      email,
      roles: roles.map(({ type, label }) => ({ type, label })),
      refus: fault === 'non-autorise' ? null : fault,
    });
  }
  return found;
}
