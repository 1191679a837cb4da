import { facteur } from '@habilis/api/facteur/endpoints';
import { exampleFacteurs } from '@habilis/api/mocks/fixtures/exampleFacteurs';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

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

const openDialog = async () => within(await screen.findByRole('alertdialog'));

/** Le mot de passe, l’image à lire, un premier code qui n’est plus bon, puis les codes de secours. */
export const AddingAnApplication: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(facteur.addApplication, 400, 'second-facteur.code-incorrect', undefined, { isOnce: true }),
      ...none(false).msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une application' }));
    const password = await openDialog();
    await userEvent.type(password.getByLabelText('Mot de passe actuel'), 'un secret{Enter}');
    await waitFor(() => expect(screen.getByRole('img', { name: /^Code QR/ })).toBeVisible());
    const confirmation = await openDialog();
    await userEvent.type(confirmation.getByLabelText('Code à six chiffres'), '123456{Enter}');
    await expect(await confirmation.findByText(/^Ce code n’est pas le bon/)).toBeVisible();
    await userEvent.type(confirmation.getByLabelText('Code à six chiffres'), '7{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Vos codes de secours' })).toHaveTextContent('a2xyz-mnpqr');
  },
};

/** Sans nom, rien n’est envoyé ; avec un nom, la fenêtre se ferme et le dit. */
export const Renaming: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Renommer' }))[0] ?? document.body);
    const dialog = await openDialog();
    const name = dialog.getByLabelText('Nom');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Téléphone d’astreinte{Enter}');
    await waitFor(() => expect(screen.getByText('Le nom est changé.')).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Retirer le seul moyen dit ce qui reste : le mot de passe, sans les codes de secours. */
export const RemovingTheOnlyOne: ScreenStory = {
  parameters: {
    msw: sliceHandlers({ facteurs: exampleFacteurs({ facteurs: exampleFacteurs().facteurs.slice(0, 1) }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/vos codes de secours ne serviront plus/);
  },
};

/** Le rôle demande une deuxième étape : la dernière reste. */
export const TheLastOneStays: ScreenStory = {
  parameters: { msw: [mockProblem(facteur.remove, 409, 'second-facteur.dernier-exige'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Retirer' }))[0] ?? document.body);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Mot de passe actuel'), 'un secret{Enter}');
    await expect(await dialog.findByRole('heading', { name: 'Erreur' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
