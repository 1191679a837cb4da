/** The families of components, in the order of the menu (`preview.tsx`, whose order Storybook takes as written there). */
export const FAMILIES: readonly string[] = [
  'Mise en page',
  'Textes',
  'Actions',
  'Champs',
  'Formulaires',
  'Retours',
  'Fenêtres',
  'Navigation',
  'Données',
];
