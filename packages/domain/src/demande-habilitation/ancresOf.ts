import { FILE_UPLOADS } from '../complement/valeursOfFichiers.ts';
import { CHAMP_INTITULE, CHAMP_LETTRE_ENGAGEMENT } from './champsFixes.ts';

type Champ = { readonly id: number; readonly retire?: boolean };

/** What of a level decides to what a point may be anchored. */
export type NiveauAncrable = {
  readonly avecTechnique: boolean;
  readonly avecPlateforme: boolean;
  readonly pedagogiqueUploadFieldsConfig: readonly Champ[];
  readonly techniqueUploadFieldsConfig: readonly Champ[];
};

/** The paths of the fields and slots to which a point of a completion request may be anchored, in the form's order. */
export function ancresOf(niveau: NiveauAncrable): string[] {
  const { avecTechnique, avecPlateforme, pedagogiqueUploadFieldsConfig, techniqueUploadFieldsConfig } = niveau;
  const asked = [...pedagogiqueUploadFieldsConfig, ...(avecTechnique ? techniqueUploadFieldsConfig : [])];
  const slots = asked.filter(({ retire }) => retire !== true).map(({ id }) => String(id));
  return [
    ...(avecPlateforme ? ['plateformesFixes', 'plateformeMobile'] : []),
    'formateurs',
    ...[...slots, CHAMP_LETTRE_ENGAGEMENT, CHAMP_INTITULE].map((champ) => `${FILE_UPLOADS}${champ}`),
  ];
}
