import { type Durcissement, DURCISSEMENTS } from '../durcissement/DURCISSEMENTS.ts';
import { isValiditeRaccourcie } from './isValiditeRaccourcie.ts';
import type { NiveauGarde } from './changesOfNiveau.ts';
import type { NiveauSaisie } from './NiveauSaisie.ts';

type Champs = NiveauSaisie['pedagogiqueUploadFieldsConfig'];
type Compared = Omit<NiveauGarde, 'pedagogiqueUploadFieldsConfig' | 'techniqueUploadFieldsConfig'> & {
  readonly pedagogiqueUploadFieldsConfig: Champs;
  readonly techniqueUploadFieldsConfig: Champs;
};

const isShortened = (before: Compared, after: Compared, today: string): boolean =>
  (['Habilitation', 'Certificat'] as const).some((which) => {
    const durationOf = (niveau: Compared) => ({
      duree: niveau[`dureeValidite${which}`],
      unite: niveau[`uniteDureeValidite${which}`],
    });
    return isValiditeRaccourcie(durationOf(before), durationOf(after), today);
  });

const toleranceOf = ({ toleranceMacMois }: Compared): number => toleranceMacMois ?? Number.POSITIVE_INFINITY;

/** Whether a document is asked for that was not. */
function isMoreAsked(before: Champs, after: Champs): boolean {
  const isAsked = ({ obligatoire, retire }: Champs[number]) => obligatoire && !retire;
  const asked = new Set(before.filter(isAsked).map(({ id }) => id));
  return after.some((champ) => isAsked(champ) && (champ.id === null || !asked.has(champ.id)));
}

/** In what a niveau becomes stricter by a change, as seen from a day (rules/niveaux#stricter; DN1030). */
export function durcissementsDe(before: Compared, after: Compared, today: string): Durcissement[] {
  const is: Readonly<Record<Durcissement, boolean>> = {
    fermeture: before.ouvert && !after.ouvert,
    validite: isShortened(before, after, today),
    formateur: after.niveauFormateurId !== null && after.niveauFormateurId !== before.niveauFormateurId,
    groupe: after.nbStagiairesMin > before.nbStagiairesMin || after.nbStagiairesMax < before.nbStagiairesMax,
    tolerance: toleranceOf(after) < toleranceOf(before),
    pieces:
      isMoreAsked(before.pedagogiqueUploadFieldsConfig, after.pedagogiqueUploadFieldsConfig) ||
      isMoreAsked(before.techniqueUploadFieldsConfig, after.techniqueUploadFieldsConfig),
  };
  return DURCISSEMENTS.filter((one) => is[one]);
}
