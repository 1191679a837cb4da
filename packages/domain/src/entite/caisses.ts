/** A body that examines demandes: its code, name and départements. */
export type Caisse = { readonly code: string; readonly libelle: string; readonly departements: readonly string[] };

/** Code of the body that examines whatever no regional caisse does. */
export const ORGANISME_NATIONAL = 'NATIONAL';

const caisse = (code: string, libelle: string, departements: string): Caisse => ({
  code,
  libelle,
  departements: departements.split(' ').filter((code_) => code_ !== ''),
});

/** The regional caisses with the départements that each covers, and the national body (rules/dossier#caisse). */
export const CAISSES: readonly Caisse[] = [
  caisse('ALSACE_MOSELLE', 'Carsat Alsace-Moselle', '57 67 68'),
  caisse('AQUITAINE', 'Carsat Aquitaine', '24 33 40 47 64'),
  caisse('AUVERGNE', 'Carsat Auvergne', '03 15 43 63'),
  caisse('BOURGOGNE_FRANCHE_COMTE', 'Carsat Bourgogne-Franche-Comté', '21 25 39 58 70 71 89 90'),
  caisse('BRETAGNE', 'Carsat Bretagne', '22 29 35 56'),
  caisse('CENTRE_VAL_DE_LOIRE', 'Carsat Centre-Val de Loire', '18 28 36 37 41 45'),
  caisse('CENTRE_OUEST', 'Carsat Centre-Ouest', '16 17 19 23 79 86 87'),
  caisse('CRAMIF', 'Cramif', '75 77 78 91 92 93 94 95'),
  caisse('LANGUEDOC_ROUSSILLON', 'Carsat Languedoc-Roussillon', '11 30 34 48 66'),
  caisse('MIDI_PYRENEES', 'Carsat Midi-Pyrénées', '09 12 31 32 46 65 81 82'),
  caisse('NORD_EST', 'Carsat Nord-Est', '08 10 51 52 54 55 88'),
  caisse('NORD_PICARDIE', 'Carsat Nord-Picardie', '02 59 60 62 80'),
  caisse('NORMANDIE', 'Carsat Normandie', '14 27 50 61 76'),
  caisse('PAYS_DE_LA_LOIRE', 'Carsat Pays de la Loire', '44 49 53 72 85'),
  caisse('RHONE_ALPES', 'Carsat Rhône-Alpes', '01 07 26 38 42 69 73 74'),
  caisse('SUD_EST', 'Carsat Sud-Est', '04 05 06 13 83 84 2A 2B'),
  caisse('CGSS_GUADELOUPE', 'CGSS Guadeloupe', '971 977 978'),
  caisse('CGSS_MARTINIQUE', 'CGSS Martinique', '972'),
  caisse('CGSS_GUYANE', 'CGSS Guyane', '973'),
  caisse('CGSS_LA_REUNION', 'CGSS La Réunion', '974'),
  caisse('CSS_MAYOTTE', 'CSS Mayotte', '976'),
  caisse(ORGANISME_NATIONAL, 'Organisme national', ''),
];

/** The codes of all of them. */
export const CODES_CAISSES: readonly string[] = CAISSES.map(({ code }) => code);
