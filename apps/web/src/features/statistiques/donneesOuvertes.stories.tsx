import { expect, within } from 'storybook/test';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les données ouvertes du réseau : leurs fichiers, et ce que disent leurs colonnes. */
const meta = {
  ...screenStory,
  title: 'Écrans/Données ouvertes',
  args: { path: '/donnees-ouvertes', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const Default: ScreenStory = {
  name: '[ST1103] Default',
  play: async ({ canvas }) => {
    const jeu = within(await canvas.findByRole('region', { name: 'Entités habilitées' }));
    await expect(jeu.getByRole('button', { name: 'Entités habilitées (CSV)' })).toBeVisible();
    await expect(jeu.getByRole('button', { name: 'Entités habilitées (GeoJSON)' })).toBeVisible();
    await expect(jeu.getByText('departement')).toBeVisible();
    await expect(jeu.getByText(/^Le code du département/)).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'Certificats délivrés par mois' }));
    await expect(others.queryByRole('button', { name: /GeoJSON/ })).toBeNull();
  },
};

export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Entités habilitées' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
