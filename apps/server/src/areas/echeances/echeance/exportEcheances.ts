import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { ECHEANCE_COLUMNS, echeance } from '@habilis/api/echeance/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import { ECHEANCES } from '@habilis/domain/echeance/ECHEANCES';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { exportedList } from '../../../platform/tableur/exportedList.ts';
import type { ColonneTable } from '../../../platform/tableur/tableFile.ts';
import { objetEcheance } from './objetEcheance.ts';
import { readFirst } from './listEcheances.ts';

/** The headings and values of the file's columns, in the words of the screen. */
const columnsOf = (
  t: Formatter,
  { caller, today }: RoleContext,
): Record<(typeof ECHEANCE_COLUMNS)[number], ColonneTable<Echeance>> => ({
  date: { titre: t('echeances.date'), genre: 'date', valeur: ({ date }) => date },
  genre: {
    titre: t('echeances.type'),
    valeur: ({ type }) => t(`echeances.genre.${ECHEANCES[type].genre}`),
  },
  nature: { titre: t('echeances.nature'), valeur: ({ nature }) => t(`echeances.nature.${nature}`) },
  objet: { titre: t('echeances.sujet'), valeur: (one) => objetEcheance(t, one, caller.role.type, today) },
  numero: { titre: t('listes.numero'), valeur: ({ numero }) => numero },
  dispositifNiveau: { titre: t('listes.niveau'), valeur: ({ libelleDispositifNiveau }) => libelleDispositifNiveau },
  raisonSociale: { titre: t('listes.entite'), valeur: ({ raisonSociale }) => raisonSociale },
});

/** The dates of a list as a table. */
export function exportEcheances(
  context: RoleContext<'export.trop-de-lignes'>,
  t: Formatter,
  { format, colonnes, ...filters }: QueryOf<typeof echeance.export>,
): Promise<FileAnswer> {
  const list = {
    liste: 'echeances',
    nom: t('echeances.fichier', { date: context.today }),
    colonnes: columnsOf(t, context),
    read: (most: number) => readFirst(context, filters, most),
  };
  return exportedList(context, list, { colonnes, format });
}
