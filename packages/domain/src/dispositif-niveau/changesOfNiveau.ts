import type { ChampGarde } from './nextChamps.ts';
import type { NiveauSaisie } from './NiveauSaisie.ts';

/** A stored niveau, reduced to what the comparison needs. */
export type NiveauGarde = Omit<
  NiveauSaisie,
  'code' | 'pedagogiqueUploadFieldsConfig' | 'techniqueUploadFieldsConfig'
> & {
  readonly pedagogiqueUploadFieldsConfig: readonly ChampGarde[];
  readonly techniqueUploadFieldsConfig: readonly ChampGarde[];
};

const PARAMETRES = [
  'niveau',
  'besoin',
  'ouvert',
  'dureeValiditeHabilitation',
  'uniteDureeValiditeHabilitation',
  'dureeValiditeCertificat',
  'uniteDureeValiditeCertificat',
  'avecTechnique',
  'avecPlateforme',
  'nbStagiairesMin',
  'nbStagiairesMax',
  'heuresInitiales',
  'heuresMac',
  'toleranceMacMois',
  'dureeSessionMaxJours',
  'sessionParFormateur',
  'niveauFormateurId',
] as const satisfies readonly (keyof NiveauGarde)[];

/** Kinds of change: a parameter, or what became of a slot. */
export const CHANGEMENTS_NIVEAU = [
  ...PARAMETRES,
  'pieceAjoutee',
  'pieceRetiree',
  'pieceReprise',
  'pieceRenommee',
  'pieceObligatoire',
  'pieceFacultative',
  'pieceAide',
  'ordrePieces',
] as const;

/** One thing that changed in a niveau, with its values before and after. */
export type ChangementNiveau = {
  readonly champ: (typeof CHANGEMENTS_NIVEAU)[number];
  readonly avant: string | number | boolean | null;
  readonly apres: string | number | boolean | null;
};

function changesOfChamp(old: ChampGarde | undefined, champ: ChampGarde): ChangementNiveau[] {
  const { libelle, aide, obligatoire, retire } = champ;
  if (old === undefined) return [{ champ: 'pieceAjoutee', avant: null, apres: libelle }];
  const told: ChangementNiveau[] = [];
  if (old.libelle !== libelle) told.push({ champ: 'pieceRenommee', avant: old.libelle, apres: libelle });
  if (old.retire !== retire)
    told.push({ champ: retire ? 'pieceRetiree' : 'pieceReprise', avant: null, apres: libelle });
  if (old.obligatoire !== obligatoire) {
    told.push({ champ: obligatoire ? 'pieceObligatoire' : 'pieceFacultative', avant: null, apres: libelle });
  }
  if (old.aide !== aide) told.push({ champ: 'pieceAide', avant: old.aide, apres: aide });
  return told;
}

function changesOfChamps(before: readonly ChampGarde[], after: readonly ChampGarde[]): ChangementNiveau[] {
  const told = after.flatMap((champ) =>
    changesOfChamp(
      before.find(({ id }) => id === champ.id),
      champ,
    ),
  );
  const isStill = ({ id }: ChampGarde) =>
    [before, after].every((champs) => champs.some((one) => one.id === id && !one.retire));
  const orderOf = (champs: readonly ChampGarde[]) => champs.filter(isStill).map(({ libelle }) => libelle);
  const orderBefore = before
    .filter(isStill)
    .map(({ id }) => id)
    .join();
  if (
    orderBefore ===
    after
      .filter(isStill)
      .map(({ id }) => id)
      .join()
  )
    return told;
  return [...told, { champ: 'ordrePieces', avant: orderOf(before).join(', '), apres: orderOf(after).join(', ') }];
}

/** What changed in a niveau between two states, parameter by parameter, then slot by slot (DN9). */
export function changesOfNiveau(before: NiveauGarde, after: NiveauGarde): ChangementNiveau[] {
  return [
    ...PARAMETRES.filter((champ) => before[champ] !== after[champ]).map((champ) => ({
      champ,
      avant: before[champ],
      apres: after[champ],
    })),
    ...changesOfChamps(before.pedagogiqueUploadFieldsConfig, after.pedagogiqueUploadFieldsConfig),
    ...changesOfChamps(before.techniqueUploadFieldsConfig, after.techniqueUploadFieldsConfig),
  ];
}
