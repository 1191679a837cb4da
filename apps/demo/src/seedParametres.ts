import { addDays } from '@habilis/domain/date/addDays';
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

const MOTIF = 'Mise en service de la démonstration';

/** Settings of the installation, each with who changed it: here, the demonstration's publisher and host, and what it shortens. */
export async function seedParametres(db: Kysely<Database>, today: string): Promise<void> {
  const texts = Object.entries(MENTIONS).map(([cle, lines]) => ({ cle, valeur: JSON.stringify(lines.join('\n')) }));
  const rows = [...texts, DELAI_REVOCATION];
  await db.insertInto('parametre').values(rows).execute();
  const { id: personneId } = await db
    .selectFrom('role')
    .select('personne_id as id')
    .where('type', '=', 'ADM')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('parametre_modification')
    .values(
      rows.map(({ cle, valeur }) => ({
        cle,
        avant: null,
        apres: valeur,
        motif: MOTIF,
        personne_id: personneId,
        faite_le: new Date(`${addDays(today, -120)}T08:30:00Z`),
      })),
    )
    .execute();
}
