import { liveDelegations } from './liveDelegations.ts';
import { habilitationRows } from './habilitationRows.ts';
import { type Recording, recordEvenement } from './recordEvenement.ts';

/** Those to whom the former habilitation is delegated get the one that renews it, and are told so (rules/demandes#modes; H14, H713). */
export async function carryDelegations(tools: Recording, from: number, to: number): Promise<void> {
  const { db, now } = tools;
  const held = await liveDelegations(db, from, now)
    .select(['role.id as roleId', 'personne.nom', 'personne.prenom'])
    .execute();
  if (held.length === 0) return;
  const rows = held.map(({ roleId }) => ({ role_id: roleId, habilitation_id: to, debut_le: now }));
  await db.insertInto('delegation').values(rows).execute();
  const row = await habilitationRows(db).where('habilitation.id', '=', to).executeTakeFirstOrThrow();
  for (const { roleId, nom, prenom } of held) {
    const objet = `${prenom} ${nom}`;
    await recordEvenement(tools, row, 'habilitation-deleguee', { objet }, { roleId, dans: 'RENOUVELLEMENT' });
  }
}
