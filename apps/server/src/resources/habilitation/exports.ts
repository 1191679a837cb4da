import type { habilitation, HABILITATION_COLUMNS } from '@habilis/api/habilitation/endpoints';
import type { Habilitation, HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import type { EtatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import type { Context, FileAnswer } from '../../platform/Handler.ts';
import { exportedList } from '../../platform/tableur/exportedList.ts';
import { type ColonneTable, tableFile } from '../../platform/tableur/tableFile.ts';
import { readHabilitations } from './listHabilitations.ts';
import { readHabilitation } from './readHabilitation.ts';

const ETATS: Readonly<Record<EtatHabilitation, string>> = {
  ACTIVE: 'Active',
  FUTURE: 'À venir',
  SUSPENDUE: 'Suspendue',
  ROMPUE: 'Rompue',
  TERMINEE: 'Terminée',
};

const HABILITATIONS: Readonly<Record<(typeof HABILITATION_COLUMNS)[number], ColonneTable<HabilitationSummary>>> = {
  numero: { titre: 'Numéro', valeur: ({ numero }) => numero },
  raisonSociale: { titre: 'Entité', valeur: ({ entite }) => entite.raisonSociale },
  ville: { titre: 'Ville', valeur: ({ entite }) => entite.ville },
  caisse: { titre: 'Caisse', valeur: ({ entite }) => entite.caisse?.libelle ?? null },
  dispositifNiveau: { titre: 'Niveau', valeur: ({ dispositifNiveau }) => dispositifNiveau.libelle },
  dateDebut: { titre: 'Début', genre: 'date', valeur: ({ dateDebut }) => dateDebut },
  dateFin: { titre: 'Fin', genre: 'date', valeur: ({ dateFin }) => dateFin },
  prorogee: { titre: 'Prolongée', valeur: ({ prorogee }) => (prorogee ? 'oui' : 'non') },
  etat: { titre: 'État', valeur: ({ etat }) => ETATS[etat] },
};

/** The accreditations of a list as a table. */
export function exportHabilitations(
  context: Context,
  { format, colonnes, ...filters }: QueryOf<typeof habilitation.export>,
): Promise<FileAnswer> {
  const list = {
    liste: 'habilitations',
    nom: `habilitations-${context.today}`,
    colonnes: HABILITATIONS,
    read: (most: number) => readHabilitations(context, filters, most),
  };
  return exportedList(context, list, { colonnes, format });
}

type Plateforme = Habilitation['plateformesFixes'][number] & { readonly habilitation: Habilitation };

const PLATEFORMES: readonly ColonneTable<Plateforme>[] = [
  { titre: 'Habilitation', valeur: ({ habilitation }) => habilitation.numero },
  { titre: 'Entité', valeur: ({ habilitation }) => habilitation.entite.raisonSociale },
  { titre: 'Niveau', valeur: ({ habilitation }) => habilitation.dispositifNiveau.libelle },
  { titre: 'Adresse', valeur: ({ adresse }) => adresse.ligne1 },
  { titre: 'Complément', valeur: ({ adresse }) => adresse.ligne2 },
  { titre: 'Code postal', valeur: ({ adresse }) => adresse.codePostalVille.codePostal },
  { titre: 'Ville', valeur: ({ adresse }) => adresse.codePostalVille.ville },
  { titre: 'Validée le', genre: 'date', valeur: ({ dateValidationCnh }) => dateValidationCnh },
];

/** The platforms of an accreditation as a table (specification, section 7). */
export async function exportPlateformes(context: Context, id: number): Promise<FileAnswer> {
  const habilitation = await readHabilitation(context, id);
  const rows = habilitation.plateformesFixes.map((plateforme) => ({ ...plateforme, habilitation }));
  const nom = `plateformes-${habilitation.numero.replaceAll('/', '-')}`;
  return tableFile({ nom, format: 'xlsx', colonnes: PLATEFORMES }, rows);
}
