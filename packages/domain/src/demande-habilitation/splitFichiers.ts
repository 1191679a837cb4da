import { CHAMP_LETTRE_ENGAGEMENT, CHAMP_MRP, CHAMP_RECOURS } from './champsFixes.ts';

type Champ = { readonly id: number };

/** The slots of a niveau. */
export type ChampsConfigures = {
  readonly pedagogiqueUploadFieldsConfig: readonly Champ[];
  readonly techniqueUploadFieldsConfig: readonly Champ[];
};

/** The documents of a demande, by kind. */
export type FichiersSepares<F> = {
  readonly fichiersAvecIntitule: readonly F[];
  readonly documentsMRP: readonly F[];
  readonly justificatifsPedagogiques: readonly F[];
  readonly justificatifsTechniques: readonly F[];
  readonly lettreEngagement: readonly F[];
  readonly recours: readonly F[];
};

/**
 * Sorts the documents of a demande by kind; one whose slot no longer exists goes with the titled ones, so that it stays visible
 * (F14).
 */
export function splitFichiers<F extends { readonly champ: string }>(
  fichiers: readonly F[],
  { pedagogiqueUploadFieldsConfig, techniqueUploadFieldsConfig }: ChampsConfigures,
): FichiersSepares<F> {
  const pedagogique = new Set(pedagogiqueUploadFieldsConfig.map(({ id }) => String(id)));
  const technique = new Set(techniqueUploadFieldsConfig.map(({ id }) => String(id)));
  const kindOf = ({ champ }: F): keyof FichiersSepares<F> => {
    if (champ === CHAMP_MRP) return 'documentsMRP';
    if (champ === CHAMP_LETTRE_ENGAGEMENT) return 'lettreEngagement';
    if (champ === CHAMP_RECOURS) return 'recours';
    if (pedagogique.has(champ)) return 'justificatifsPedagogiques';
    return technique.has(champ) ? 'justificatifsTechniques' : 'fichiersAvecIntitule';
  };
  const of = (kind: keyof FichiersSepares<F>) => fichiers.filter((fichier) => kindOf(fichier) === kind);
  return {
    fichiersAvecIntitule: of('fichiersAvecIntitule'),
    documentsMRP: of('documentsMRP'),
    justificatifsPedagogiques: of('justificatifsPedagogiques'),
    justificatifsTechniques: of('justificatifsTechniques'),
    lettreEngagement: of('lettreEngagement'),
    recours: of('recours'),
  };
}
