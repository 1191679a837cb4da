import type { Dispositif } from '@habilis/api/dispositif/Dispositif';
import type { DispositifNiveau, DispositifNiveauWrite } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { niveauFaultsOf } from '@habilis/domain/dispositif-niveau/niveauFaultsOf';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';

/** The two lists of slots of a niveau. */
export const LISTES_CHAMPS = ['pedagogiqueUploadFieldsConfig', 'techniqueUploadFieldsConfig'] as const;
export type ListeChamps = (typeof LISTES_CHAMPS)[number];

/** A slot being edited; `key` identifies its line when it moves. */
export type ChampDraft = DispositifNiveauWrite[ListeChamps][number] & { readonly key: string };

/** Numbers that may be empty while editing, but not when sent. */
const FIGURES = ['nbStagiairesMin', 'nbStagiairesMax', 'dureeSessionMaxJours'] as const;

/** A niveau being edited: its numbers may be empty for a moment. */
export type NiveauDraft = Omit<DispositifNiveauWrite, ListeChamps | (typeof FIGURES)[number] | 'dispositifId'> & {
  readonly dispositifId: number | null;
} & { readonly [K in (typeof FIGURES)[number]]: number | null } & {
  readonly [K in ListeChamps]: readonly ChampDraft[];
};

/** The first values of a new niveau: five years, groups of 4 to 10 (rules/niveaux#parameters). */
export const NEW_NIVEAU: NiveauDraft = {
  id: null,
  version: 0,
  code: '',
  dispositifId: null,
  niveau: '',
  besoin: null,
  dureeValiditeHabilitation: 5,
  uniteDureeValiditeHabilitation: 'ANNEE',
  avecTechnique: false,
  avecPlateforme: false,
  dureeValiditeCertificat: 24,
  uniteDureeValiditeCertificat: 'MOIS',
  nbStagiairesMin: 4,
  nbStagiairesMax: 10,
  heuresInitiales: null,
  heuresMac: null,
  sessionParFormateur: true,
  ouvert: true,
  niveauFormateurId: null,
  toleranceMacMois: null,
  dureeSessionMaxJours: 60,
  pedagogiqueUploadFieldsConfig: [],
  techniqueUploadFieldsConfig: [],
  durcissementConfirme: false,
};

/** The draft that edits a niveau. */
export function draftOf({ dispositif, ...niveau }: DispositifNiveau): NiveauDraft {
  const keyed = (champs: DispositifNiveau[ListeChamps]) => champs.map((champ) => ({ ...champ, key: String(champ.id) }));
  return {
    ...niveau,
    dispositifId: dispositif.id,
    durcissementConfirme: false,
    pedagogiqueUploadFieldsConfig: keyed(niveau.pedagogiqueUploadFieldsConfig),
    techniqueUploadFieldsConfig: keyed(niveau.techniqueUploadFieldsConfig),
  };
}

/** What to send from a draft; null while a number or the dispositif is missing. */
export function writeOf(draft: NiveauDraft): DispositifNiveauWrite | null {
  const { dispositifId, nbStagiairesMin, nbStagiairesMax, dureeSessionMaxJours } = draft;
  if (dispositifId === null || nbStagiairesMin === null || nbStagiairesMax === null || dureeSessionMaxJours === null) {
    return null;
  }
  const sent = (champs: readonly ChampDraft[]) =>
    champs.map(({ id, libelle, aide, obligatoire, retire }) => ({ id, libelle, aide, obligatoire, retire }));
  return {
    ...draft,
    dispositifId,
    nbStagiairesMin,
    nbStagiairesMax,
    dureeSessionMaxJours,
    pedagogiqueUploadFieldsConfig: sent(draft.pedagogiqueUploadFieldsConfig),
    techniqueUploadFieldsConfig: sent(draft.techniqueUploadFieldsConfig),
  };
}

/** The faults of a draft, by field. */
export function faultsOfDraft(draft: NiveauDraft, dispositifs: readonly Dispositif[]): FieldFault[] {
  const missing = (path: string): FieldFault => ({ path, title: 'champ.requis' });
  const write = writeOf(draft);
  if (write === null) {
    return (['dispositifId', ...FIGURES] as const).filter((path) => draft[path] === null).map(missing);
  }
  const idsOf = (liste: ListeChamps) => draft[liste].flatMap(({ id }) => (id === null ? [] : [id]));
  return niveauFaultsOf(write, {
    codeDispositif: dispositifs.find(({ id }) => id === write.dispositifId)?.code ?? '',
    champs: { pedagogique: idsOf('pedagogiqueUploadFieldsConfig'), technique: idsOf('techniqueUploadFieldsConfig') },
  });
}
