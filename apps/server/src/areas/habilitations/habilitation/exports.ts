import type { habilitation, HABILITATION_COLUMNS } from '@habilis/api/habilitation/endpoints';
import type { Habilitation, HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { QueryOf } from '@habilis/api/endpoint';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { exportedList } from '../../../platform/tableur/exportedList.ts';
import { type ColonneTable, tableFile } from '../../../platform/tableur/tableFile.ts';
import { readHabilitations } from './listHabilitations.ts';
import { readHabilitation } from './readHabilitation.ts';

/** The headings and values of the file's columns, in the words of the screen. */
const columnsOf = (t: Formatter): Record<(typeof HABILITATION_COLUMNS)[number], ColonneTable<HabilitationSummary>> => ({
  numero: { titre: t('listes.numero'), valeur: ({ numero }) => numero },
  raisonSociale: { titre: t('listes.entite'), valeur: ({ entite }) => entite.raisonSociale },
  ville: { titre: t('listes.ville'), valeur: ({ entite }) => entite.ville },
  caisse: { titre: t('listes.caisse'), valeur: ({ entite }) => entite.caisse?.libelle ?? null },
  dispositifNiveau: { titre: t('listes.niveau'), valeur: ({ dispositifNiveau }) => dispositifNiveau.libelle },
  dateDebut: { titre: t('habilitations.debut'), genre: 'date', valeur: ({ dateDebut }) => dateDebut },
  dateFin: { titre: t('habilitations.fin'), genre: 'date', valeur: ({ dateFin }) => dateFin },
  prorogee: {
    titre: t('habilitations.prolongee'),
    valeur: ({ prorogee }) => t(prorogee ? 'listes.oui' : 'listes.non'),
  },
  etat: { titre: t('habilitations.etat'), valeur: ({ etat }) => t(`habilitations.etat.${etat}`) },
});

/** The habilitations of a list as a table. */
export function exportHabilitations(
  context: RoleContext<'export.trop-de-lignes'>,
  t: Formatter,
  { format, colonnes, ...filters }: QueryOf<typeof habilitation.export>,
): Promise<FileAnswer> {
  const list = {
    liste: 'habilitations',
    nom: `habilitations-${context.today}`,
    colonnes: columnsOf(t),
    read: (most: number) => readHabilitations(context, filters, most),
  };
  return exportedList(context, list, { colonnes, format });
}

type Plateforme = Habilitation['plateformesFixes'][number] & { readonly habilitation: Habilitation };

const platformColumns = (t: Formatter): readonly ColonneTable<Plateforme>[] => [
  { titre: t('habilitations.faits'), valeur: ({ habilitation }) => habilitation.numero },
  { titre: t('listes.entite'), valeur: ({ habilitation }) => habilitation.entite.raisonSociale },
  { titre: t('listes.niveau'), valeur: ({ habilitation }) => habilitation.dispositifNiveau.libelle },
  { titre: t('entites.adresse'), valeur: ({ adresse }) => adresse.ligne1 },
  { titre: t('entites.complement'), valeur: ({ adresse }) => adresse.ligne2 },
  { titre: t('entites.code-postal'), valeur: ({ adresse }) => adresse.codePostalVille.codePostal },
  { titre: t('entites.ville'), valeur: ({ adresse }) => adresse.codePostalVille.ville },
  {
    titre: t('habilitations.plateforme-validee-le'),
    genre: 'date',
    valeur: ({ dateValidationCnh }) => dateValidationCnh,
  },
];

/** The platforms of a habilitation as a table (W15). */
export async function exportPlateformes(context: RoleContext, t: Formatter, id: number): Promise<FileAnswer> {
  const habilitation = await readHabilitation(context, id);
  const rows = habilitation.plateformesFixes.map((plateforme) => ({ ...plateforme, habilitation }));
  const nom = `plateformes-${habilitation.numero.replaceAll('/', '-')}`;
  return tableFile({ nom, format: 'xlsx', colonnes: platformColumns(t) }, rows);
}
