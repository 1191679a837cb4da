import type { ValeursCertificat } from './lectureOf.ts';

type Propre = {
  readonly texteLegal: string | null;
  readonly signataire: { readonly nom: string; readonly fonction: string };
};

/** What the fields of a model's own show, whoever the certificat is for. */
export const valeursDuModele = ({ texteLegal, signataire: { nom, fonction } }: Propre): ValeursCertificat => ({
  texteLegal: texteLegal ?? '',
  signataire: [nom, fonction].filter((part) => part !== '').join('\n'),
});
