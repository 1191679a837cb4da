import type { CERTIFICAT_COLUMNS, CertificatSummary } from '@habilis/api/certificat/Certificat';
import type { certificat } from '@habilis/api/certificat/endpoints';
import type { QueryOf } from '@habilis/api/endpoint';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { exportedList } from '../../../platform/tableur/exportedList.ts';
import type { ColonneTable } from '../../../platform/tableur/tableFile.ts';
import { readSlice } from './listCertificats.ts';

/** The headings and values of the file's columns, in the words of the screen. */
const columnsOf = (t: Formatter): Record<(typeof CERTIFICAT_COLUMNS)[number], ColonneTable<CertificatSummary>> => ({
  numero: { titre: t('listes.numero'), valeur: ({ numero }) => numero },
  statut: { titre: t('liste-certificats.statut'), valeur: ({ statut }) => t(`liste-certificats.statut.${statut}`) },
  nom: { titre: t('liste-certificats.nom'), valeur: ({ nom }) => nom },
  prenom: { titre: t('liste-certificats.prenom'), valeur: ({ prenom }) => prenom },
  identifiant: { titre: t('liste-certificats.identifiant'), valeur: ({ habilisId }) => habilisId },
  dateNaissance: {
    titre: t('liste-certificats.naissance'),
    genre: 'date',
    valeur: ({ dateNaissance }) => dateNaissance,
  },
  raisonSociale: { titre: t('listes.entite'), valeur: ({ raisonSociale }) => raisonSociale },
  siret: { titre: t('liste-certificats.siret'), valeur: ({ siret }) => siret },
  dispositifNiveau: { titre: t('listes.niveau'), valeur: ({ libelleDispositifNiveau: libelle }) => libelle },
  mode: {
    titre: t('sessions-certification.liste.mode'),
    valeur: ({ mode }) => t(`sessions-certification.mode.${mode}`),
  },
  dateSession: {
    titre: t('liste-certificats.debut-session'),
    genre: 'date',
    valeur: ({ dateSession }) => dateSession,
  },
  dateObtention: {
    titre: t('liste-certificats.obtention'),
    genre: 'date',
    valeur: ({ dateObtention }) => dateObtention,
  },
  dateFin: { titre: t('liste-certificats.fin'), genre: 'date', valeur: ({ dateFin }) => dateFin },
  session: { titre: t('liste-certificats.session'), valeur: ({ numeroSession }) => numeroSession },
  formateur: {
    titre: t('sessions-certification.liste.formateur'),
    valeur: ({ formateurNomPrenom }) => formateurNomPrenom,
  },
});

/** The certificats of a list as a file of the columns asked for (C22). */
export function exportCertificats(
  context: RoleContext<'export.trop-de-lignes'>,
  t: Formatter,
  { format, colonnes, tri, ordre, recherche, session, habilitation, ...filters }: QueryOf<typeof certificat.export>,
): Promise<FileAnswer> {
  const found = {
    ...filters,
    ...(session === undefined ? {} : { sessionId: session }),
    ...(habilitation === undefined ? {} : { habilitationId: habilitation }),
  };
  const list = {
    liste: 'certificats',
    nom: `certificats-${context.today}`,
    colonnes: columnsOf(t),
    read: async (most: number) =>
      (await readSlice(context, { tri, ordre, recherche, filters: found }, { from: 0, most })).elements,
  };
  return exportedList(context, list, { colonnes, format });
}
