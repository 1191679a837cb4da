import { pathTo } from '@habilis/api/page/paths';
import { LIEN_TITULAIRE_JOURS } from '@habilis/domain/certificat/LIEN_TITULAIRE_JOURS';
import { addDays } from '@habilis/domain/date/addDays';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { formatDate } from '@habilis/i18n/format';
import type { Config } from '../../../config.ts';
import type { ValeursCourriel } from '../../../database/values/Courriel.ts';
import type { NewCourriel } from '../../../platform/mail/sendCourriel.ts';
import type { CertificatLu } from '../papier/readCertificats.ts';
import { cleOfTitulaire } from './cleTitulaire.ts';

export type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

type Said = Pick<NewCourriel, 'modele'> & {
  readonly courriel: string;
  /** The certificat that its link opens, until `dateExpiration`. */
  readonly ouvre: number;
  readonly dateExpiration: string;
  readonly mots?: ValeursCourriel['mots'];
};

/** The last day of a link that is given today. */
export const finDuLien = (today: string): string => addDays(today, LIEN_TITULAIRE_JOURS);

/** A mail about a certificat to its holder, who needs no account, with a link to it (C37, C47). */
export const courrielAuTitulaire = (
  secrets: Secrets,
  { id, numero, nom, prenom, libelle_court: libelleCourt, niveau, raison_sociale: raisonSociale }: CertificatLu,
  { modele, courriel, ouvre, dateExpiration, mots = {} }: Said,
): NewCourriel => ({
  modele,
  personneId: null,
  roleId: null,
  objetId: id,
  adresse: courriel,
  destinataire: { prenom, nom },
  rythme: 'IMMEDIAT',
  valeurs: {
    mots: {
      numero,
      niveau: libelleNiveau({ libelleCourt, niveau }),
      raisonSociale,
      dateExpiration: formatDate(dateExpiration),
      ...mots,
    },
    // What was written about it may name others.
    commentaire: null,
    lignes: [],
    chemin: pathTo('certificatPersonnel', cleOfTitulaire(secrets, { certificatId: ouvre, dateExpiration, courriel })),
  },
});
