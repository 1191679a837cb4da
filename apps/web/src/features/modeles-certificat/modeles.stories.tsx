import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'RD' })] });

/** Les modèles de certificat : leur liste, et leur page où les zones se placent à la souris comme au clavier. */
const meta = {
  ...screenStory,
  title: 'Écrans/Modèles de certificat',
  args: { path: '/RD/16/modeles-certificat' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** Un modèle se cherche, et s’ouvre ; un nouveau part du modèle simple. */
export const List: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Certificat SST, acteur' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nouveau modèle' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le modèle' }));
    await expect(dialog.getByLabelText(/Intitulé/)).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  },
};

/** Au clavier seul : une zone se déplace, se dimensionne, se retire, et tout s’annule. */
export const Editor: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const nom = await canvas.findByRole('button', { name: /^Prénom et nom, X 17 / });
    nom.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const moved = await canvas.findByRole('button', { name: /^Prénom et nom, X 18 .* Y 80,5 / });
    await expect(moved).toHaveFocus();
    await expect(canvas.getByText('Avant de publier')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(canvas.getByLabelText(/^Largeur/)).toHaveValue('194'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Prénom et nom, X/ })).toBeNull());
    await expect(canvas.getByText(/Placez aussi.*Prénom et nom/)).toBeVisible();
    for (let count = 0; count < 4; count++) await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('button', { name: /^Prénom et nom, X 17 / })).toBeVisible();
    await expect(canvas.queryByText('Avant de publier')).toBeNull();
  },
};

/** L’exemple long montre ce qui ne tient pas ; publier dit ce qui change et ce qui reste. */
export const Publish: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Long' }));
    await expect(await canvas.findByText(/ROCHEFORT-DELAUNAY/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/1.214 certificats/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    await expect(await canvas.findByText('Version 3, publiée')).toBeVisible();
  },
};
