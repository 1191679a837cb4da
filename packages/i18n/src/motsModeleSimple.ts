import type { Formatter } from './createFormatter.ts';

/** The words of the plain model of a certificat, those before a value with the space that parts them. */
export const motsModeleSimple = (t: Formatter) => ({
  marque: t('certificats.papier.marque'),
  certificat: t('certificats.papier.certificat'),
  habilitee: `${t('certificats.papier.habilitee')} `,
  delivre: t('certificats.papier.delivre'),
  naissance: `${t('certificats.papier.naissance')} `,
  identifiant: `${t('certificats.papier.identifiant')} `,
  obtenu: t('certificats.papier.obtenu'),
  valable: t('certificats.papier.valable'),
  session: t('certificats.papier.session'),
  lieu: t('certificats.papier.lieu'),
  formateur: t('certificats.papier.formateur'),
  caisse: t('certificats.papier.caisse'),
  code: t('certificats.papier.code'),
  numero: t('certificats.papier.numero'),
});
