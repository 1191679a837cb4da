import { application } from '@habilis/api/application/endpoints';
import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleLien, exampleRetour } from '@habilis/api/mocks/fixtures/exampleFournisseur';
import { exampleServerProperties } from '@habilis/api/mocks/fixtures/exampleServerProperties';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const withProvider = mock(application.serverProperties, exampleServerProperties({ fournisseur: 'ProConnect' }));
const coming = (suite: Parameters<typeof exampleRetour>[0], ...first: ReturnType<typeof sliceHandlers>) => ({
  msw: [withProvider, ...first, ...sliceHandlers({ retour: exampleRetour(suite) })],
});

/** Le retour de chez le fournisseur d’identité. */
const meta = {
  ...screenStory,
  title: 'Écrans/Connexion/Retour du fournisseur',
  args: { path: '/connexion/retour?state=etat&code=code', isSignedIn: false },
  parameters: { ...screenStory.parameters, ...coming({}) },
};
export default meta;

/** Aucun compte n’est encore lié à cette identité : on se connecte une dernière fois. */
export const Unknown: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^ProConnect vous connaît comme Sophie Marchal/)).toBeVisible();
    await expect(canvas.getByText(/010 231 454 00017/)).toBeVisible();
    await expect(canvas.getByLabelText(/identifiant/i)).toHaveValue('sophie.marchal@example.org');
    await userEvent.type(canvas.getByLabelText(/^mot de passe/i), 'le bon');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expectTold('Cette identité ouvre désormais votre compte.');
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** L’identité est liée : la session s’ouvre, après la deuxième étape du compte si le fournisseur n’en demande pas. */
export const SecondStep: ScreenStory = {
  parameters: coming(
    { suite: 'ouvrir' },
    mockProblem(fournisseur.connexion, 401, 'second-facteur-requis', undefined, {
      defi: 'defi-d-exemple',
      facteurs: { application: true, cle: null },
      isOnce: true,
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deuxième étape' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code à six chiffres'), '123456{Enter}');
    const home = { level: 1, name: /^(Bonjour|Bienvenue)/ };
    await expect(await canvas.findByRole('heading', home, { timeout: 20_000 })).toBeVisible();
  },
};

/** Le retour ne vaut plus rien : trop vieux, déjà lu, ou d’un autre navigateur. */
export const TooLate: ScreenStory = {
  parameters: coming({}, mockProblem(fournisseur.retour, 400, 'fournisseur.retour-perime')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'La connexion n’a pas abouti' })).toHaveFocus();
    await expect(canvas.getByText(/^Cette identification date de trop longtemps/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recommencer avec ProConnect' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se connecter autrement' })).toHaveAttribute('href', '/connexion');
  },
};

/** Le compte lié à cette identité est bloqué. */
export const Closed: ScreenStory = {
  parameters: coming({}, mockProblem(fournisseur.retour, 401, 'fournisseur.compte-ferme')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Le compte lié à cette identité est fermé\./)).toBeVisible();
  },
};

/** Depuis son compte : l’identité est montrée, puis liée après une preuve. */
export const Confirming: ScreenStory = {
  args: { isSignedIn: true },
  parameters: coming({ suite: 'confirmer' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lier à mon compte' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Prouvez que c’est vous' }));
    await expect(dialog.getByRole('button', { name: 'Prouver avec ProConnect' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Mot de passe actuel'), 'un secret{Enter}');
    await expectTold('Cette identité ouvre désormais votre compte.');
  },
};

/** La page de preuve, ouverte à côté de celle qui l’attend. */
export const Proven: ScreenStory = {
  args: { isSignedIn: true },
  parameters: coming({ suite: 'prouvee' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^C’est bien vous\./)).toBeVisible();
  },
};

/** Les identités liées, dans son compte. */
export const OwnIdentities: ScreenStory = {
  args: { path: '/compte/securite', isSignedIn: true },
  parameters: {
    msw: [
      withProvider,
      ...sliceHandlers({ liens: [exampleLien(), exampleLien({ id: 5, email: null, utiliseLe: null })] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Connexion avec ProConnect' })).toBeVisible();
    await expect(canvas.getByText('Identité ProConnect')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Délier', description: 'sophie.marchal@example.org' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Prouvez que c’est vous' }));
    await userEvent.type(dialog.getByLabelText('Mot de passe actuel'), 'un secret{Enter}');
    await expectTold('Cette identité n’ouvre plus votre compte.');
  },
};

/** Des rôles sont d’un autre établissement que celui de la session. */
export const OtherEtablissement: ScreenStory = {
  args: { path: '/bienvenue', isSignedIn: true },
  parameters: {
    msw: [
      withProvider,
      ...sliceHandlers({
        account: exampleAccount({ roles: [], etablissement: { siret: '01023145400017', rolesAilleurs: 2 } }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Connexion pour l’établissement 010 231 454 00017/)).toBeVisible();
    await expect(canvas.getByText(/^2 de vos rôles sont d’autres établissements/)).toBeVisible();
  },
};
