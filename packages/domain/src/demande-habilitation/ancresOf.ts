import { FILE_UPLOADS } from '../complement/valeursOfFichiers.ts';
import { CHAMP_INTITULE, CHAMP_LETTRE_ENGAGEMENT } from './champsFixes.ts';

type Champ = { readonly id: number; readonly retire?: boolean };

/** The data of a niveau that decide which anchors exist. */
export type NiveauAncrable = {
  readonly avecTechnique: boolean;
  readonly avecPlateforme: boolean;
  readonly pedagogiqueUploadFieldsConfig: readonly Champ[];
  readonly techniqueUploadFieldsConfig: readonly Champ[];
};

/** Paths of the fields and slots that a point of a complement can target, in the form's order. */
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
