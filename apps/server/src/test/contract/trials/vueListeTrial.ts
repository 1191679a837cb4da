import { NEVER_GIVEN, NO_OWNER } from '../Subject.ts';
import { STALE } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

const NOM = 'Essai de la matrice';
const kept = { nom: '', adresse: '', partagee: false };

/** The views of lists: one of each caller, one that a caisse shares; what a role reads of them is held by a test of its own. */
export const vueListeTrial: Trial<'vue-liste'> = {
  rows: {
    'vueListe.list': { lists: null, query: '?liste=taches' },
    'vueListe.create': { body: () => ({ liste: 'taches', ...kept }), refusal: 'donnees-invalides' },
    'vueListe.update': { ids: { id: 'vue-liste' }, body: () => ({ ...kept, version: STALE }) },
    'vueListe.remove': { ids: { id: 'vue-liste' }, body: () => ({ version: STALE }) },
  },
  load: async ({ connection: { db } }, callers) => {
    const keep = async (roleId: number, caisseId: number | null) => {
      const row = { role_id: roleId, liste: 'demandes', nom: NOM, adresse: '', caisse_id: caisseId } as const;
      const values = { ...row, modifiee_le: new Date() };
      const { id } = await db.insertInto('vue_liste').values(values).returning('id').executeTakeFirstOrThrow();
      return String(id);
    };
    const own = new Map<number, NonNullable<(typeof callers)[number]['role']>>();
    for (const { personneId, role } of callers) if (personneId !== null && role !== null) own.set(personneId, role);
    const subjects = [];
    for (const [personneId, role] of own) {
      const id = await keep(role.id, null);
      subjects.push({ id, nom: `de ${role.type} ${role.id}`, owners: { ...NO_OWNER, assigneId: personneId } });
    }
    const { id: authorRole, mrp_id: caisseId } = await db
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select(['role.id', 'role.mrp_id'])
      .where('habilis_id', '=', 'INS50008')
      .executeTakeFirstOrThrow();
    const shared = await keep(authorRole, caisseId);
    return {
      'vue-liste': [
        ...subjects,
        { id: shared, nom: 'partagée dans sa caisse', owners: { ...NO_OWNER, caisseId } },
        ...NEVER_GIVEN,
      ],
    };
  },
};
