import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation, HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import type { EtatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import type { Context, FileAnswer } from '../../platform/Handler.ts';
import { type ColonneTable, tableFile } from '../../platform/tableur/tableFile.ts';
import { everyHabilitation } from './listHabilitations.ts';
import { readHabilitation } from './readHabilitation.ts';

const ETATS: Readonly<Record<EtatHabilitation, string>> = {
  ACTIVE: 'Active',
  FUTURE: 'À venir',
  SUSPENDUE: 'Suspendue',
  ROMPUE: 'Rompue',
  TERMINEE: 'Terminée',
};

const HABILITATIONS: readonly ColonneTable<HabilitationSummary>[] = [
  { titre: 'Numéro', valeur: ({ numero }) => numero },
  { titre: 'Entité', valeur: ({ entite }) => entite.raisonSociale },
  { titre: 'Ville', valeur: ({ entite }) => entite.ville },
  { titre: 'Caisse', valeur: ({ entite }) => entite.caisse?.libelle ?? null },
  { titre: 'Niveau', valeur: ({ dispositifNiveau }) => dispositifNiveau.libelle },
  { titre: 'État', valeur: ({ etat }) => ETATS[etat] },
  { titre: 'Début', genre: 'date', valeur: ({ dateDebut }) => dateDebut },
  { titre: 'Fin', genre: 'date', valeur: ({ dateFin }) => dateFin },
  { titre: 'Prolongée', valeur: ({ prorogee }) => (prorogee ? 'oui' : 'non') },
];

/** The accreditations of a list as a table. */
export async function exportHabilitations(
  context: Context,
  { format, ...filters }: QueryOf<typeof habilitation.export>,
): Promise<FileAnswer> {
  const rows = await everyHabilitation(context, filters);
  return tableFile({ nom: `habilitations-${context.today}`, format, colonnes: HABILITATIONS }, rows);
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
