import { application } from '@habilis/api/application/endpoints';
import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import { exampleServerProperties } from '@habilis/api/mocks/fixtures/exampleServerProperties';
import { mock } from '@habilis/api/mocks/mock';
import { mockOutage } from '@habilis/api/mocks/mockOutage';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { session } from '@habilis/api/session/endpoints';
import { expect, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** La première page : on se connecte par identifiant ou adresse électronique. */
const meta = {
  ...screenStory,
  title: 'Écrans/Connexion',
  args: { path: '/connexion', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const dayIn = (words: string): string => words.replace(/.*(\d{2})\/(\d{2})\/(\d{4}).*/, '$3-$2-$1');

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const news = await canvas.findByRole('link', { name: /^Maintenance/ });
    await expect(news).toHaveAttribute('href', '/actualites#actualite-2');
    // The latest first, whatever the order of the editors.
    const days = canvas.getAllByText(/^Publiée? le/).map(({ textContent }) => textContent);
    await expect(days.length).toBeGreaterThan(1);
    await expect(days).toEqual(days.toSorted((one, other) => dayIn(other).localeCompare(dayIn(one))));
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

export const Refused: ScreenStory = {
  parameters: { msw: [mockProblem(session.authenticate, 401, 'identifiants-incorrects'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/identifiant/i), 'MPA10013');
    await userEvent.type(canvas.getByLabelText(/^mot de passe/i), 'autre');
    await userEvent.click(canvas.getByRole('button', { name: /se connecter/i }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Un champ est à corriger' })).toHaveFocus();
    await expect(canvas.getByLabelText(/identifiant/i)).toHaveValue('MPA10013');
  },
};

const withProvider = mock(application.serverProperties, exampleServerProperties({ fournisseur: 'ProConnect' }));

/** Un fournisseur d’identité est réglé ; il ne répond pas, et le mot de passe reste. */
export const ProviderDown: ScreenStory = {
  parameters: {
    msw: [withProvider, mockProblem(fournisseur.depart, 409, 'fournisseur.injoignable'), ...sliceHandlers()],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'S’identifier avec ProConnect' }));
    await expect(await canvas.findByText(/^Le fournisseur d’identité ne répond pas\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  },
};

/** Aucune clé d’accès n’est donnée par le navigateur : rien n’est perdu, et le mot de passe reste. */
export const NoPasskey: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Utiliser une clé d’accès' }));
    await expect(await canvas.findByText(/^La clé d’accès n’a pas pu être lue\./)).toBeVisible();
  },
};

/** On part ailleurs par un lien : rien ne dit que l’on se connecte. */
export const GoingElsewhere: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Se connecter' });
    let wasBusy = false;
    new MutationObserver(() => {
      wasBusy = true;
    }).observe(button, { attributeFilter: ['data-pending', 'aria-disabled'] });
    await userEvent.click(canvas.getByRole('link', { name: /^Demander un compte/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Demander un compte' })).toBeVisible();
    await expect(wasBusy).toBe(false);
  },
};

/** A new mock for each story, since it answers only once. */
const asked = () =>
  mockProblem(session.authenticate, 401, 'second-facteur-requis', undefined, {
    defi: 'defi-d-exemple',
    facteurs: { application: true, cle: { challenge: 'ZGVmaQ', rpId: 'localhost', cles: ['Y2xl'] } },
    isOnce: true,
  });

/** Le mot de passe était bon : un code, une clé d’accès ou un code de secours est demandé. */
export const SecondStep: ScreenStory = {
  parameters: {
    msw: [asked(), mockProblem(session.authenticate, 401, 'second-facteur.incorrect'), ...sliceHandlers()],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/identifiant/i), 'MPA10013');
    await userEvent.type(canvas.getByLabelText(/^mot de passe/i), 'le bon');
    await userEvent.click(canvas.getByRole('button', { name: /se connecter/i }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deuxième étape' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code à six chiffres'), '123456{Enter}');
    await expect((await canvas.findAllByText(/Ce code n’est pas valable\./))[0]).toBeVisible();
  },
};

/** La connexion se perd, puis le serveur tombe : rien n’est perdu, et le code n’est pas dit faux. */
export const SecondStepWithoutNetwork: ScreenStory = {
  parameters: {
    msw: [
      asked(),
      mockOutage(session.authenticate, { isOnce: true }),
      mockProblem(session.authenticate, 503, 'http.503', undefined, { isOnce: true }),
      ...sliceHandlers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/identifiant/i), 'MPA10013');
    await userEvent.type(canvas.getByLabelText(/^mot de passe/i), 'le bon');
    await userEvent.click(canvas.getByRole('button', { name: /se connecter/i }));
    await userEvent.type(await canvas.findByLabelText('Code à six chiffres'), '123456{Enter}');
    await expect(await canvas.findByRole('link', { name: /^Vérifiez votre réseau/ })).toBeVisible();
    await expect(canvas.getByLabelText('Code à six chiffres')).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    // A press is ignored while a call is pending: wait for what the second one tells, then for its end.
    await expect(await canvas.findByText(/momentanément indisponible/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vérifier' })).not.toHaveAttribute('data-pending'));
    await expect(canvas.queryByText('Ce code n’est pas valable.')).toBeNull();
    await expect(canvas.getByLabelText('Code à six chiffres')).toHaveValue('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    const home = { level: 1, name: /^(Bonjour|Bienvenue)/ };
    // The home's modules are read only now.
    await expect(await canvas.findByRole('heading', home, { timeout: 20_000 })).toBeVisible();
  },
};
