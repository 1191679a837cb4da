/** Tabs of a demande d'habilitation's form, in their order. */
export const DH_TABS = ['niveau', 'pedagogie', 'technique', 'plateformes', 'formateurs', 'documents'] as const;
export type DhTab = (typeof DH_TABS)[number];

/** The data of a niveau that decide the tabs. */
type NiveauDivise = {
  readonly avecTechnique: boolean;
  readonly avecPlateforme: boolean;
  readonly pedagogiqueUploadFieldsConfig: readonly { readonly id: number }[];
  readonly techniqueUploadFieldsConfig: readonly { readonly id: number }[];
};

/** The tabs that the demande of a niveau has: no technical part and no platform where the niveau has none (F16). */
export function tabsOf(niveau: Pick<NiveauDivise, 'avecTechnique' | 'avecPlateforme'> | null): readonly DhTab[] {
  return DH_TABS.filter((tab) => {
    if (tab === 'niveau') return true;
    if (niveau === null) return false;
    if (tab === 'technique') return niveau.avecTechnique;
    return tab !== 'plateformes' || niveau.avecPlateforme;
  });
}

const holds = (fields: readonly { readonly id: number }[], champ: string) =>
  fields.some(({ id }) => String(id) === champ);

/** The tab that holds a field, for the requested niveau. */
export function tabOfField(path: string, niveau: NiveauDivise | null): DhTab {
  if (niveau === null) return 'niveau';
  if (path.startsWith('plateforme')) return 'plateformes';
  if (path.startsWith('formateurs')) return 'formateurs';
  if (!path.startsWith('fileUploads.')) return 'niveau';
  const champ = path.slice('fileUploads.'.length);
  if (holds(niveau.techniqueUploadFieldsConfig, champ)) return 'technique';
  return holds(niveau.pedagogiqueUploadFieldsConfig, champ) ? 'pedagogie' : 'documents';
}
