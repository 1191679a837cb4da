import type { journal } from '@habilis/api/journal/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import { addDays } from '@habilis/domain/date/addDays';
import { ACTES, DEBUTS_ACTE, FAMILLES_ACCES, type FamilleActe } from '@habilis/domain/journal/ACTES';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { parisInstant } from '../../../platform/parisInstant.ts';
import { isAbout, isOfCaisse } from './objets.ts';

/** What the trail is searched by. */
export type Filters = QueryOf<typeof journal.exporter>;

/** Whether an entry is of a family: by its name, or by how that begins. */
function isOfFamille(famille: FamilleActe): RawBuilder<boolean> {
  const begun = Object.entries(DEBUTS_ACTE)
    .filter(([, one]) => one === famille)
    .map(([debut]) => sql`starts_with(action, ${debut})`);
  return sql<boolean>`(${sql.join([sql`action = any(${[...ACTES[famille]]}::text[])`, ...begun], sql` or `)})`;
}

/** Whoever acted, person or application, or in whose place it was done; whoever signed in too, who was nobody until then. */
function isBy(typed: string): RawBuilder<boolean> {
  const named = searchTyped(typed, 'recherche') ?? sql<boolean>`false`;
  const persons = sql`select id from personne where lower(habilis_id) = lower(${typed.trim()}) or ${named}`;
  const applications = sql`select id from application where lower(nom) = lower(${typed.trim()})`;
  const signedIn = sql`(action = 'connexion' and objet_type = 'personne' and objet_id in (${persons}))`;
  return sql<boolean>`(personne_id in (${persons}) or en_tant_que_par in (${persons}) or application_id in (${applications}) or ${signedIn})`;
}

/** The entries of `audit` that the caller may read and that filters find: ADM all, RC those of the own caisse without what signs of keys to an account (D1093). */
export function selected({ db, caller }: RoleContext, filters: Filters) {
  const { mrpId } = caller.role;
  const { personne = '', objet = '', objetType, objetId, famille, du, au } = filters;
  let rows = db.selectFrom('audit');
  if (caller.role.type !== 'ADM') {
    rows = rows.where(mrpId === null ? sql<boolean>`false` : isOfCaisse(mrpId));
    for (const one of FAMILLES_ACCES) rows = rows.where(({ not }) => not(isOfFamille(one)));
  }
  if (personne.trim() !== '') rows = rows.where(isBy(personne));
  if (objet.trim() !== '') rows = rows.where(isAbout(objet.trim()));
  if (objetType !== undefined && objetId !== undefined) {
    rows = rows.where('objet_type', '=', objetType).where('objet_id', '=', objetId);
  }
  if (famille !== undefined) rows = rows.where(isOfFamille(famille));
  if (du !== undefined) rows = rows.where('audit.fait_le', '>=', parisInstant(du, 0));
  if (au !== undefined) rows = rows.where('audit.fait_le', '<', parisInstant(addDays(au, 1), 0));
  return rows;
}
