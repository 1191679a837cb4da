import { exampleChiffresPublics } from '@habilis/api/mocks/fixtures/exampleStatistiques';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { statistique } from '@habilis/api/statistique/endpoints';
import { expect, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les chiffres du réseau, pour tous : où l’on forme, à quoi, en combien de temps. */
const meta = {
  ...screenStory,
  title: 'Écrans/Chiffres publics',
  args: { path: '/chiffres', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('list', { name: 'Chiffres principaux' }));
    await expect(figures.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/^Licence Ouverte 2\.0/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Données ouvertes' })).toHaveAttribute('href', '/donnees-ouvertes');
  },
};

/** Un dispositif choisi ressort ; la carte est la sienne, et le choisir encore rend le réseau entier. */
export const Chosen: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const bars = within(await canvas.findByRole('region', { name: 'Habilitations par dispositif' }));
    await userEvent.click(bars.getByRole('link', { name: /^Sauvetage secourisme/ }));
    const chosen = await bars.findByRole('link', { current: 'page' });
    await expect(chosen).toHaveTextContent(/^Sauvetage secourisme/);
    await expect(chosen).toHaveAttribute('href', '/chiffres');
    const map = canvas.getByRole('region', { name: 'Habilitations par département' });
    await expect(map).toHaveTextContent(/Sauvetage secourisme du travail/);
  },
};

export const Late: ScreenStory = {
  parameters: {
    msw: [mock(statistique.chiffres, exampleChiffresPublics({ enRetard: true })), ...sliceHandlers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Arrêté au 31\/10\/2026/)).toBeVisible();
  },
};

/** Une colonne, la carte en dernier. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    const bars = await canvas.findByRole('region', { name: 'Habilitations par dispositif' });
    const map = canvas.getByRole('region', { name: 'Habilitations par département' });
    await expect(map.getBoundingClientRect().top).toBeGreaterThan(bars.getBoundingClientRect().bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
