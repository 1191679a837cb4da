import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Copied here as they are in this version: a migration never follows later changes of the domain.
const CAISSES = [
  ['ALSACE_MOSELLE', 'Carsat Alsace-Moselle', '57 67 68'],
  ['AQUITAINE', 'Carsat Aquitaine', '24 33 40 47 64'],
  ['AUVERGNE', 'Carsat Auvergne', '03 15 43 63'],
  ['BOURGOGNE_FRANCHE_COMTE', 'Carsat Bourgogne-Franche-Comté', '21 25 39 58 70 71 89 90'],
  ['BRETAGNE', 'Carsat Bretagne', '22 29 35 56'],
  ['CENTRE_VAL_DE_LOIRE', 'Carsat Centre-Val de Loire', '18 28 36 37 41 45'],
  ['CENTRE_OUEST', 'Carsat Centre-Ouest', '16 17 19 23 79 86 87'],
  ['CRAMIF', 'Cramif', '75 77 78 91 92 93 94 95'],
  ['LANGUEDOC_ROUSSILLON', 'Carsat Languedoc-Roussillon', '11 30 34 48 66'],
  ['MIDI_PYRENEES', 'Carsat Midi-Pyrénées', '09 12 31 32 46 65 81 82'],
  ['NORD_EST', 'Carsat Nord-Est', '08 10 51 52 54 55 88'],
  ['NORD_PICARDIE', 'Carsat Nord-Picardie', '02 59 60 62 80'],
  ['NORMANDIE', 'Carsat Normandie', '14 27 50 61 76'],
  ['PAYS_DE_LA_LOIRE', 'Carsat Pays de la Loire', '44 49 53 72 85'],
  ['RHONE_ALPES', 'Carsat Rhône-Alpes', '01 07 26 38 42 69 73 74'],
  ['SUD_EST', 'Carsat Sud-Est', '04 05 06 13 83 84 2A 2B'],
  ['CGSS_GUADELOUPE', 'CGSS Guadeloupe', '971 977 978'],
  ['CGSS_MARTINIQUE', 'CGSS Martinique', '972'],
  ['CGSS_GUYANE', 'CGSS Guyane', '973'],
  ['CGSS_LA_REUNION', 'CGSS La Réunion', '974'],
  ['CSS_MAYOTTE', 'CSS Mayotte', '976'],
  ['NATIONAL', 'Organisme national', ''],
] as const;

/** Adds the caisses and the national body to every database; those written by a demonstration stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [code, libelle, departements] of CAISSES) {
    const codes = JSON.stringify(departements.split(' ').filter((departement) => departement !== ''));
    await sql`insert into mrp (code, libelle, departements) values (${code}, ${libelle}, ${codes}::jsonb) on conflict (code) do nothing`.execute(
      db,
    );
  }
}
