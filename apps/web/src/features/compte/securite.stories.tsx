import { exampleFacteurs } from '@habilis/api/mocks/fixtures/exampleFacteurs';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../boot/screenStory.tsx';

/** La connexion en deux étapes : ajouter une application ou une clé d’accès, les reprendre, garder des codes de secours. */
const meta = {
  ...screenStory,
  title: 'Écrans/Compte/Deux étapes',
  args: { path: '/compte/securite' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const none = (isExige: boolean) => ({
  msw: sliceHandlers({ facteurs: exampleFacteurs({ facteurs: [], codesRestants: 0, isExige }) }),
});
const phone = { viewport: { value: 'w360' } };

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ordinateur du bureau')).toBeVisible();
    await expect(canvas.getByText(/Il vous en reste 9\./)).toBeVisible();
  },
};

export const OnAPhone: ScreenStory = { globals: phone };

export const Demanded: ScreenStory = {
  parameters: none(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle demande une deuxième étape')).toBeVisible();
  },
};
