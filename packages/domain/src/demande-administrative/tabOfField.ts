/** Tabs of the demande administrative's form, in their order. */
export const DA_TABS = ['entite', 'adresse', 'contact', 'diffusion', 'pieces'] as const;
export type DaTab = (typeof DA_TABS)[number];

/** The tab that holds a field. */
export function tabOfField(path: string): DaTab {
  if (path.startsWith('adresse')) return 'adresse';
  if (path.startsWith('contact') || path.startsWith('responsableLegal')) return 'contact';
  if (path.startsWith('diffusion')) return 'diffusion';
  if (path.startsWith('fileUploads')) return 'pieces';
  return 'entite';
}
