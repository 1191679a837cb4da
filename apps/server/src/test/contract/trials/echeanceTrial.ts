import { newCle } from '../../../areas/echeances/calendrier/cleCalendrier.ts';
import type { Trial } from '../Trial.ts';

/** A role of nobody who calls, so that no call makes or revokes its calendar; with the second factor that every role may have to have. */
const TITULAIRE = 'INS50009';

/** The line of time and the calendars; the scope of each role is held by a test of its own. */
export const echeanceTrial: Trial<'calendrier'> = {
  rows: {
    'echeance.ligne': { lists: null },
    'echeance.list': { lists: null },
    'echeance.aVous': { lists: null },
    'echeance.export': { lists: null, query: '?format=csv' },
    'echeance.calendrier': {},
    'echeance.createCalendrier': {},
    'echeance.revokeCalendrier': {},
    'echeance.flux': { ids: { key: 'calendrier' } },
  },
  load: async ({ connection: { db }, config }) => {
    const { id, personne_id } = await db
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select(['role.id', 'personne_id'])
      .where('habilis_id', '=', TITULAIRE)
      .executeTakeFirstOrThrow();
    const now = new Date();
    await db
      .insertInto('facteur')
      .values({ personne_id, genre: 'application', nom: 'Essai', secret: 'essai', dernier_pas: 0, cree_le: now })
      .execute();
    const { cle, empreinte } = newCle(config, id);
    await db.insertInto('calendrier').values({ role_id: id, empreinte, cree_le: now }).execute();
    return {
      calendrier: [
        { id: cle, nom: 'en vigueur', owners: null, readers: 'tous' },
        { id: `1-${'x'.repeat(43)}`, nom: 'jamais donné', owners: null },
      ],
    };
  },
};
