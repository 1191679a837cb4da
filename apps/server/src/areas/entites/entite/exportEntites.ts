import type { ENTITE_COLUMNS, entite } from '@habilis/api/entite/endpoints';
import type { Entite } from '@habilis/api/entite/Entite';
import type { QueryOf } from '@habilis/api/endpoint';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { exportedList } from '../../../platform/tableur/exportedList.ts';
import type { ColonneTable } from '../../../platform/tableur/tableFile.ts';
import { readEntites } from './searchEntites.ts';

/** The headings and values of the file's columns, in the words of the screen. */
const columnsOf = (t: Formatter): Record<(typeof ENTITE_COLUMNS)[number], ColonneTable<Entite>> => ({
  raisonSociale: { titre: t('entites.raison-sociale'), valeur: ({ raisonSociale }) => raisonSociale },
  siret: { titre: t('entites.siret'), valeur: ({ siret }) => siret },
  ville: {
    titre: t('entites.ville'),
    valeur: ({ codePostalVille: place }) => (place === null ? null : `${place.codePostal} ${place.ville}`),
  },
  caisse: { titre: t('entites.caisse'), valeur: ({ caisseInstructrice }) => caisseInstructrice?.libelle ?? null },
  typeEntite: {
    titre: t('entites.type'),
    valeur: ({ typeEntite: type }) => (type === null ? null : t(`entites.type-entite.${type}`)),
  },
  regime: {
    titre: t('entites.regime'),
    valeur: ({ regime }) => (regime === null ? null : t(`entites.regime.${regime}`)),
  },
  niveaux: {
    titre: t('entites.habilitee-en'),
    valeur: ({ niveaux }) => niveaux.map(({ dispositif, niveau }) => `${dispositif}, ${niveau}`).join(' | '),
  },
  registre: { titre: t('entites.registre'), valeur: ({ registre }) => t(`entites.registre.${registre.resultat}`) },
  etat: { titre: t('entites.etat'), valeur: ({ etat }) => t(`entites.etat.${etat}`) },
  dateFinActivite: {
    titre: t('entites.dernier-jour'),
    genre: 'date',
    valeur: ({ dateFinActivite }) => dateFinActivite,
  },
});

/** The entites of a list as a table. */
export function exportEntites(
  context: RoleContext<'export.trop-de-lignes'>,
  t: Formatter,
  { format, colonnes, ...filters }: QueryOf<typeof entite.export>,
): Promise<FileAnswer> {
  const list = {
    liste: 'entites',
    nom: `entites-${context.today}`,
    colonnes: columnsOf(t),
    read: (most: number) => readEntites(context, filters, most),
  };
  return exportedList(context, list, { colonnes, format });
}
