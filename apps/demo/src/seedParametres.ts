import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';

const MENTIONS = {
  mentionsEditeur: [
    'Habilis, démonstration',
    'Organisme inventé : il n’a ni siège ni immatriculation.',
    'Direction de la publication : Denis Caron, personne inventée',
  ],
  mentionsHebergeur: ['L’ordinateur sur lequel cette démonstration est lancée, et lui seul.'],
};

/** So that whoever tries a revocation sees it take effect. */
const DELAI_REVOCATION = { cle: 'delaiAnnulationRevocationMinutes', valeur: '1' };

/** Settings of the installation: here, the demonstration's publisher and host, and what it shortens. */
export async function seedParametres(db: Kysely<Database>): Promise<void> {
  const rows = Object.entries(MENTIONS).map(([cle, lines]) => ({ cle, valeur: JSON.stringify(lines.join('\n')) }));
  await db
    .insertInto('parametre')
    .values([...rows, DELAI_REVOCATION])
    .execute();
}
