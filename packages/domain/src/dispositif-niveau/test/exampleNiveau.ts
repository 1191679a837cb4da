import type { NiveauGarde } from '../changesOfNiveau.ts';
import type { ChampGarde } from '../nextChamps.ts';
import type { ChampSaisie } from '../NiveauSaisie.ts';

export const kept = (id: number, nomChamp: string, changes: Partial<ChampGarde> = {}): ChampGarde => ({
  id,
  nomChamp,
  libelle: nomChamp,
  aide: null,
  obligatoire: true,
  retire: false,
  ...changes,
});
export const typed = (id: number | null, libelle: string, changes: Partial<ChampSaisie> = {}): ChampSaisie => ({
  id,
  libelle,
  aide: null,
  obligatoire: true,
  retire: false,
  ...changes,
});

export const NIVEAU: NiveauGarde = {
  niveau: 'Opérateur',
  besoin: null,
  dureeValiditeHabilitation: 3,
  uniteDureeValiditeHabilitation: 'ANNEE',
  dureeValiditeCertificat: 36,
  uniteDureeValiditeCertificat: 'MOIS',
  avecTechnique: true,
  avecPlateforme: true,
  nbStagiairesMin: 2,
  nbStagiairesMax: 8,
  heuresInitiales: 14,
  heuresMac: 7,
  sessionParFormateur: true,
  ouvert: true,
  niveauFormateurId: null,
  toleranceMacMois: null,
  dureeSessionMaxJours: 60,
  pedagogiqueUploadFieldsConfig: [kept(1, 'programme'), kept(2, 'deroule')],
  techniqueUploadFieldsConfig: [kept(3, 'conformite')],
};
