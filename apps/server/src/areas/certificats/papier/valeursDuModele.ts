import type { ValeursCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import type { ContenuModele } from '../../../database/tables/certificats.ts';

/** What the fields of a model's own show, whoever the certificat is for. */
export const valeursDuModele = ({
  texteLegal,
  signataire: { nom, fonction },
}: Pick<ContenuModele, 'texteLegal' | 'signataire'>): ValeursCertificat => ({
  texteLegal: texteLegal ?? '',
  signataire: [nom, fonction].filter((part) => part !== '').join('\n'),
});
