import type { QueryOf } from '@habilis/api/endpoint';
import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SESSION_COLUMNS, SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { exportedList } from '../../../platform/tableur/exportedList.ts';
import type { ColonneTable } from '../../../platform/tableur/tableFile.ts';
import { readSlice } from './listSessions.ts';

/** The headings and values of the file's columns, in the words of the screen. */
const columnsOf = (t: Formatter): Record<(typeof SESSION_COLUMNS)[number], ColonneTable<SessionSummary>> => ({
  numero: { titre: t('listes.numero'), valeur: ({ numero }) => numero },
  raisonSociale: { titre: t('listes.entite'), valeur: ({ raisonSociale }) => raisonSociale },
  dispositifNiveau: { titre: t('listes.niveau'), valeur: ({ libelleDispositifNiveau: libelle }) => libelle },
  mode: {
    titre: t('sessions-certification.liste.mode'),
    valeur: ({ mode }) => t(`sessions-certification.mode.${mode}`),
  },
  dateSession: {
    titre: t('sessions-certification.saisie.premier-jour'),
    genre: 'date',
    valeur: ({ dateSession }) => dateSession,
  },
  dateFinSession: {
    titre: t('sessions-certification.saisie.dernier-jour'),
    genre: 'date',
    valeur: ({ dateFinSession }) => dateFinSession,
  },
  lieu: { titre: t('sessions-certification.liste.lieu'), valeur: ({ lieu }) => lieu },
  animateur: {
    titre: t('sessions-certification.liste.formateur'),
    valeur: ({ animateurNomPrenom }) => animateurNomPrenom,
  },
  nbStagiaires: {
    titre: t('sessions-certification.onglet.stagiaires'),
    genre: 'nombre',
    valeur: ({ nbStagiaires }) => nbStagiaires,
  },
  etat: {
    titre: t('sessions-certification.liste.etat'),
    valeur: ({ etat }) => t(`sessions-certification.etat.${etat}`),
  },
  dateSuppressionSession: {
    titre: t('sessions-certification.liste.cloturer-avant'),
    genre: 'date',
    // A closed session is no longer to be closed.
    valeur: ({ etat, dateSuppressionSession }) => (etat === 'CLOTUREE' ? null : dateSuppressionSession),
  },
});

/** The sessions of a list as a file of the columns asked for. */
export function exportSessions(
  context: RoleContext<'export.trop-de-lignes'>,
  t: Formatter,
  { format, colonnes, tri, ordre, recherche, habilitation, ...filters }: QueryOf<typeof sessionCertification.export>,
): Promise<FileAnswer> {
  const found = { ...filters, ...(habilitation === undefined ? {} : { habilitationId: habilitation }) };
  const list = {
    liste: 'sessions',
    nom: `sessions-${context.today}`,
    colonnes: columnsOf(t),
    read: async (most: number) =>
      (await readSlice(context, { tri, ordre, recherche, filters: found }, { from: 0, most })).elements,
  };
  return exportedList(context, list, { colonnes, format });
}
