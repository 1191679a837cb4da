import { STALE } from '../CallRow.ts';
import { NEVER_GIVEN, NO_OWNER } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

/** No role has this number. */
const AUCUN = 2_000_000_000;
const kept = { nom: 'Essai de la matrice', dateFin: '2027-01-01' };

/** Applications: one under the role of each caller. */
export const applicationTrial: Trial<'application'> = {
  rows: {
    // What a role sees of them is held by a test of their own.
    'applications.list': { lists: null },
    'applications.roles': {},
    'applications.preuve': {},
    'applications.create': {
      body: () => ({ ...kept, roleId: AUCUN, portees: ['read-sessions'], clesPubliques: null }),
      refusal: 'donnees-invalides',
    },
    'applications.update': { ids: { id: 'application' }, body: () => ({ ...kept, version: STALE }) },
    'applications.remplacerSecret': {
      ids: { id: 'application' },
      body: () => ({ version: STALE, coupeAncien: false }),
    },
    'applications.revoquer': { ids: { id: 'application' }, body: () => ({ version: STALE }) },
  },
  load: async ({ connection: { db } }, callers) => {
    const own = new Map<number, { readonly roleId: number; readonly personneId: number; readonly type: string }>();
    for (const { personneId, role } of callers)
      if (personneId !== null && role !== null) own.set(role.id, { roleId: role.id, personneId, type: role.type });
    const now = new Date();
    const subjects = [];
    for (const { roleId, personneId, type } of own.values()) {
      const { entite_id: entiteId } = await db
        .selectFrom('role')
        .select('entite_id')
        .where('id', '=', roleId)
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('application')
        .values({
          client_id: `app_essai_${roleId}`,
          nom: kept.nom,
          role_id: roleId,
          cree_par_role_id: roleId,
          portees: ['read-sessions'],
          cles_publiques: null,
          cree_le: now,
          date_fin: kept.dateFin,
          fenetre_le: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const owners = { ...NO_OWNER, entiteId, assigneId: personneId };
      subjects.push({ id: String(id), nom: `de ${type} ${roleId}`, owners });
    }
    return { application: [...subjects, ...NEVER_GIVEN] };
  },
};
