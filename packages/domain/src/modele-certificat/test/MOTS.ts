import type { MotsModeleSimple } from '../modeleSimple.ts';

/** The words of the plain model, each unlike the others. */
export const MOTS: MotsModeleSimple = {
  marque: 'Habilis',
  certificat: 'Certificat',
  habilitee: 'Entité habilitée sous le numéro ',
  delivre: 'est délivré à',
  naissance: 'Naissance : ',
  identifiant: 'Identifiant : ',
  obtenu: 'Obtenu le',
  valable: 'Valable jusqu’au',
  session: 'Session',
  lieu: 'Lieu',
  formateur: 'Formateur',
  caisse: 'Instruction par',
  code: 'Code',
  numero: 'Numéro',
};
