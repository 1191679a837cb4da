import { pathTo } from '@habilis/api/page/paths';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { Time } from '@internationalized/date';
import { parisTimestamp } from '../../../platform/parisInstant.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import type { CertificatLu } from '../papier/readCertificats.ts';
import { OB_CONTEXT, VC_CONTEXT } from './contextes.ts';
import { adresseStatuts, didOf } from './emetteur.ts';
import { placeStatut } from './statuts.ts';

type Emis = { readonly row: CertificatLu; readonly url: string };

const FIRST_SECOND = new Time(0, 0, 0);
const LAST_SECOND = new Time(23, 59, 59);
/** The same day for readers in every French territory. */
const NOON = new Time(12, 0, 0);

/** A certificat as an Open Badges 3.0 credential, to be signed: its address is that of its check (C45). */
export function badgeOf({ t, siteUrl, specimen }: PapierTexts, { row, url }: Emis) {
  const { liste, index } = placeStatut(row.id);
  const statuts = adresseStatuts(siteUrl, liste);
  const libelle = libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau });
  const name = specimen === null ? libelle : `${specimen} : ${libelle}`;
  return {
    '@context': [VC_CONTEXT, OB_CONTEXT],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { id: didOf(siteUrl), type: ['Profile'], name: t('certificats.papier.marque'), url: siteUrl },
    awardedDate: parisTimestamp(row.date_obtention, NOON),
    validFrom: parisTimestamp(row.date_obtention, FIRST_SECOND),
    ...(row.date_fin === null ? {} : { validUntil: parisTimestamp(row.date_fin, LAST_SECOND) }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: `${row.prenom} ${row.nom}`, identityType: 'name' },
      ],
      // Who taught and judged, under its habilitation.
      source: {
        id: `${siteUrl}${pathTo('ficheAnnuaire', row.entite_id)}`,
        type: ['Profile'],
        name: row.raison_sociale,
      },
      achievement: {
        id: `${siteUrl}/annuaire?niveau=${encodeURIComponent(row.code_niveau)}`,
        type: ['Achievement'],
        achievementType: 'Certification',
        humanCode: row.code_niveau,
        name,
        description: t('certificats.badge.description', { niveau: libelle }),
        criteria: { narrative: t(`certificats.badge.criteres.${row.mode}`) },
      },
    },
    credentialStatus: {
      id: `${statuts}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statuts,
    },
  };
}
