/** A slot of a niveau; a retired one is kept for the files in it. */
export type ChampDepot = {
  readonly id: number;
  readonly nomChamp: string;
  readonly libelle: string;
  readonly obligatoire: boolean;
  readonly retire: boolean;
};

/** The slots of a niveau, with what decides which apply. */
export type ChampsDuNiveau<Champ extends ChampDepot = ChampDepot> = {
  readonly avecTechnique: boolean;
  readonly pedagogiqueUploadFieldsConfig: readonly Champ[];
  readonly techniqueUploadFieldsConfig: readonly Champ[];
};

/** The slots that a niveau asks for now, in their order: technical ones only of a technical niveau, retired ones never (rules/demandes#submit). */
export function champsDemandes<Champ extends ChampDepot>({
  avecTechnique,
  pedagogiqueUploadFieldsConfig,
  techniqueUploadFieldsConfig,
}: ChampsDuNiveau<Champ>): { readonly pedagogique: readonly Champ[]; readonly technique: readonly Champ[] } {
  const asked = (champs: readonly Champ[]) => champs.filter(({ retire }) => !retire);
  return {
    pedagogique: asked(pedagogiqueUploadFieldsConfig),
    technique: avecTechnique ? asked(techniqueUploadFieldsConfig) : [],
  };
}
