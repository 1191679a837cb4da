import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleImpersonation } from '@habilis/api/mocks/fixtures/exampleImpersonation';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { demande } from '@habilis/api/demande/endpoints';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const support = exampleAccount({ roles: [exampleRole({ type: 'S' })] });
const manager = exampleAccount({ roles: [exampleRole({ type: 'G' })] });
const home = '/en-tant-que/LPF20001/G/13';
const asSophie = (overrides = {}) =>
  sliceHandlers({ account: manager, impersonation: exampleImpersonation(overrides) });
const phone = { viewport: { value: 'w360' } };

/** L’assistance et l’administration agissent au nom d’une personne : la choisir, dire pourquoi, travailler sous le bandeau, revenir. */
const meta = {
  ...screenStory,
  title: 'Écrans/En tant que',
  args: { path: '/S/22/en-tant-que' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account: support }) },
};
export default meta;

export const Search: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'personne d’autre{Enter}');
    await expect(await canvas.findByText(/Personne ne répond/)).toBeVisible();
  },
};

export const Found: ScreenStory = {
  args: { path: '/S/22/en-tant-que?recherche=a' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choisir Sophie Marchal' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choisir Denis Caron' })).toBeNull();
    await expect(canvas.getByText('Personne n’agit au nom d’un administrateur ni du support.')).toBeVisible();
  },
};

export const FoundOnAPhone: ScreenStory = { ...Found, globals: phone };

export const Reason: ScreenStory = {
  args: { path: '/S/22/en-tant-que?recherche=a' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir Sophie Marchal' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox'), 'Appel');
    await userEvent.click(dialog.getByRole('button', { name: 'Commencer' }));
    await expect(dialog.getByRole('textbox')).toBeInvalid();
    await expect(
      dialog.getByText(/dix caractères au moins\.$/, { selector: '[slot="errorMessage"], [slot="errorMessage"] *' }),
    ).toBeVisible();
  },
};

export const OpenElsewhere: ScreenStory = {
  parameters: { msw: sliceHandlers({ account: support, impersonation: exampleImpersonation() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous agissez en tant que Sophie Marchal jusqu’à 11:30')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  },
};

export const Acting: ScreenStory = {
  args: { path: home },
  parameters: { msw: asSophie() },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('[R38] le bandeau dit « Connecté en tant que », le prénom et le nom, et rien d’autre', async () => {
      await expect(await canvas.findByText(/^Connecté en tant que/)).toHaveTextContent(
        /^Connecté en tant que Sophie Marchal$/,
      );
      await expect(canvas.getByText('Encore 47 minutes')).toBeVisible();
    });
    const link = canvas.getAllByRole('link', { name: 'Mes demandes' })[0];
    await expect(link).toHaveAttribute('href', `${home}/demandes`);
    await userEvent.click(canvas.getByRole('button', { name: /^Compte d[e’]/ }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Revenir à mon compte' })).toBeInTheDocument();
    await expect(menu.queryByRole('menuitem', { name: 'Mon compte' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=menu]')).toBeNull());
  },
};

export const ActingOnAPhone: ScreenStory = { args: { path: home }, parameters: { msw: asSophie() }, globals: phone };

export const SoonOver: ScreenStory = {
  args: { path: home },
  parameters: { msw: asSophie({ validity: 250 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Encore 5 minutes')).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Plus que 5 minutes en tant qu’une autre personne')).toBeInTheDocument();
  },
};

/** Ce que la personne et l’assistance se disent n’est ni lu ni écrit en son nom. */
export const NotTheirMessages: ScreenStory = {
  args: { path: `${home}/assistance/contact` },
  parameters: { msw: asSophie() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ces échanges n’appartiennent qu’à cette personne')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Envoyer le message' })).toBeNull();
  },
};

/** Ce qui est demandé une fois le temps passé est refusé : la page le dit, et ne montre plus rien de la personne. */
export const Over: ScreenStory = {
  args: { path: `${home}/demandes` },
  parameters: { msw: [mockProblem(demande.currentList, 403, 'impersonation.terminee'), ...asSophie()] },
  play: async ({ canvas }) => {
    const title = 'Vous n’agissez plus en tant que Sophie Marchal';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.queryByText(/^Connecté en tant que/)).toBeNull();
  },
};

/** Une adresse gardée d’hier ne mène plus nulle part. */
export const Stale: ScreenStory = {
  args: { path: home },
  parameters: { msw: sliceHandlers({ account: manager }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Vous n’agissez plus en tant que LPF20001' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Revenir à mon compte' })).toBeVisible();
  },
};
