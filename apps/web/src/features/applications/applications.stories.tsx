import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const seenBy = (type: 'G' | 'ADM') => sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type })] }) });

/** Les applications qui agissent avec leur propre clé : créées, leur secret montré une fois, remplacées, révoquées. */
const meta = {
  ...screenStory,
  title: 'Écrans/Applications',
  args: { path: '/G/15/applications' },
  parameters: { ...screenStory.parameters, msw: seenBy('G') },
};
export default meta;

/** Une application se crée avec ses droits en mots ; son secret se montre une fois, le focus sur Copier. */
export const Creation: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle application' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nom/ }), 'Émargement Toul');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer l’application' }));
    await waitFor(() => expect(dialog.getByText('Choisissez au moins un droit.')).toBeVisible());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lire les sessions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer l’application' }));
    const proof = await screen.findByLabelText('Mot de passe actuel');
    await userEvent.type(proof, 'un mot de passe');
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
    await expect(await canvas.findByRole('heading', { name: /Émargement Toul/ })).toBeVisible();
    await expect(canvas.getByText(/^hbs_EXEMPLE/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copier Secret' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'J’ai rangé le secret' }));
    await waitFor(() => expect(canvas.queryByText(/^hbs_EXEMPLE/)).toBeNull());
    await expect(canvas.getByRole('row', { name: /Émargement Toul/ })).toBeVisible();
  },
};

/** Un secret se remplace ; une application se révoque après une question. */
export const ReplacedAndRevoked: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const actsOf = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Actions sur Cadence, planning des sessions' }));
    await actsOf();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remplacer le secret' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Aussitôt/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remplacer' }));
    await userEvent.type(await screen.findByLabelText('Mot de passe actuel'), 'un mot de passe');
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'J’ai rangé le secret' }));
    await actsOf();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Révoquer' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Révoquer' }));
    await expectTold(/est révoquée/);
    await waitFor(() => expect(canvas.getAllByText('Révoquée')).toHaveLength(2));
  },
};

/** L’administration donne à une application le rôle d’une personne. */
export const ForSomebody: ScreenStory = {
  args: { path: '/ADM/15/applications' },
  parameters: { msw: seenBy('ADM') },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle application' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.type(asked.getByRole('textbox'), 'LPF20001');
    await userEvent.click(asked.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Lire les sessions' })).toBeVisible());
  },
};

/** Au téléphone, chaque application est une carte. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Applications' }));
    await expect(cards.getAllByRole('listitem')).toHaveLength(4);
  },
};
