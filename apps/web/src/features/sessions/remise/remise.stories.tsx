import { certificat } from '@habilis/api/certificat/endpoints';
import type { CertificatARemettre } from '@habilis/api/certificat/remise';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRemise } from '@habilis/api/mocks/fixtures/exampleRemise';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleSessionCertification } from '@habilis/api/mocks/fixtures/exampleSessions';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { remiseMocks } from '@habilis/api/mocks/remiseMocks';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../../screenStory.tsx';

type Type = 'G' | 'F' | 'ADM' | 'RC';
const closedAs = (type: Type) => exampleSessionCertification({ etat: 'CLOTUREE' }, { role: type });
const handlersOf = (type: Type) =>
  sliceHandlers({
    account: exampleAccount({ roles: [exampleRole({ type })] }),
    sessionCertification: closedAs(type),
  });

/** The certificats of the example, some of them changed by their rank. */
function remiseWith(changes: Readonly<Record<number, Partial<CertificatARemettre>>>) {
  const session = closedAs('G');
  const certificats = exampleRemise(session).map((one, rank) => ({ ...one, ...changes[rank] }));
  return [...remiseMocks(session, certificats), ...handlersOf('G')];
}

const SENT = { etat: 'ENVOYE', envoyeLe: '2026-11-27T13:32:00.000Z' } as const;

/** Une session close : ses certificats, à prendre sur papier ou à envoyer à leurs titulaires. */
const meta = {
  ...screenStory,
  title: 'Écrans/Session close',
  args: { path: '/G/13/sessions/4817' },
  parameters: { ...screenStory.parameters, msw: handlersOf('G') },
};
export default meta;

/** Tout est sous les yeux : ce qui est délivré, qui a une adresse et qui n’en a pas ; un geste les envoie. */
export const Closed: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^4\scertificats délivrés$/ })).toBeVisible();
    await expect(
      await canvas.findByText(/^4 personnes admises sur 6, valables jusqu’au 18\/11\/2028\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Yann LE GOFF n’a pas d’adresse/)).toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: /^SST-1-2026-\d+$/ });
    await expect(first).toHaveAttribute('href', '/G/13/certificats/4810');
    await expect(canvas.getAllByText('pas encore')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Envoyer aux 3\stitulaires qui ont une adresse$/ }));
    await expectTold(/^3\scertificats partent par courriel$/);
    await expect(await canvas.findAllByText('envoyé le 28/11/2026')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Envoyer de nouveau' })).toBeVisible();
    const next = canvas.getByRole('link', { name: /^Ouvrir la session suivante au même lieu, avec Julie Perrin$/ });
    await expect(next).toHaveAttribute('href', expect.stringMatching(/habilitation=\d+&copie=4817$/));
  },
};

/** Le format choisi est gardé pour la session suivante. */
export const Downloaded: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    localStorage.removeItem('certificats-tirage');
    const button = await canvas.findByRole('button', { name: /^Télécharger les 4\scertificats$/ });
    await userEvent.click(canvas.getByRole('radio', { name: /^Cartes/ }));
    await expect(localStorage.getItem('certificats-tirage')).toBe('cartes');
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    const one = { name: 'Télécharger le certificat d’Élodie MARCHAND' };
    await userEvent.click(canvas.getByRole('button', one));
    await waitFor(() => expect(canvas.getByRole('button', one)).toBeEnabled());
    localStorage.removeItem('certificats-tirage');
  },
};

/** Une adresse se corrige sur sa ligne : Entrée garde, Échap rend, ce qui n’en est pas une le dit ; ouverte, elle retient l’envoi. */
export const AddressEdited: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter une adresse' }));
    const field = canvas.getByRole('textbox', { name: 'Adresse de Yann LE GOFF' });
    await userEvent.type(field, 'yann{Enter}');
    await expect(await canvas.findByText(/adresse/i, { selector: '[slot="errorMessage"]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Envoyer aux 3/ }));
    await expectTold(/^Une adresse est en cours de modification/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('@example.org{Enter}');
    await expect(await canvas.findByText('yann@example.org')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Envoyer aux 4\stitulaires$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier l’adresse d’Élodie MARCHAND' }));
    await userEvent.keyboard('.fr{Escape}');
    await expect(canvas.getByText('elodie.marchand@entreprise.example.org')).toBeVisible();
  },
};

/** Une adresse refusée se corrige d’un geste ; qui a déjà le sien n’est servi de nouveau qu’après une question. */
export const Refused: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: remiseWith({ 0: SENT, 1: { ...SENT, etat: 'REFUSE' }, 2: { ...SENT, etat: 'PERDU' }, 3: SENT }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('refusé')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger l’adresse' }));
    const field = canvas.getByRole('textbox', { name: 'Adresse de Liam O’CONNOR' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'liam@example.org{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Envoyer aux 2\stitulaires qui restent$/ }));
    await expectTold(/^2\scertificats partent par courriel$/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer de nouveau' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^Chaque personne recevra un autre courriel/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Ce qu’une autre personne a changé entre-temps n’est pas envoyé, et se lit. */
export const ChangedMeanwhile: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      // What the page was shown, once; what stands behind it has changed.
      mock(certificat.remise, { certificats: exampleRemise(closedAs('G')) }),
      ...remiseWith({ 0: SENT, 1: { adresse: 'autre@example.org' }, 2: { enVigueur: false } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Envoyer aux 3/ }));
    await expect(await canvas.findByText(/^3\scertificats ne sont pas partis/)).toBeVisible();
    await expect(canvas.getByText(/^Élodie MARCHAND\s: un autre envoi vient de partir/)).toBeVisible();
    await expect(canvas.getByText(/^Liam O’CONNOR\s: l’adresse vient d’être changée/)).toBeVisible();
    await expect(canvas.getByText(/^Awa NDIAYE\s: le certificat n’est plus en vigueur/)).toBeVisible();
    await expect(await canvas.findByText('autre@example.org')).toBeVisible();
  },
};

/** Tant que tous ne sont pas signés, on lit combien le sont. */
export const InPreparation: ScreenStory = {
  parameters: { msw: remiseWith({ 1: { pret: false }, 2: { pret: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Certificats en préparation' })).toBeVisible();
    await expect(canvas.getByText(/^2 sur 4$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Télécharger les 4/ })).toBeDisabled();
  },
};

/** Un certificat révoqué ne part plus et ne s’imprime plus. */
export const Revoked: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: remiseWith({ 0: { enVigueur: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Révoqué')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^3\scertificats délivrés$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Envoyer aux 2\stitulaires/ })).toBeVisible();
  },
};

/** Les adresses ne se lisent pas : les certificats restent à prendre, et l’on peut réessayer. */
export const Unreadable: ScreenStory = {
  parameters: { msw: [mockProblem(certificat.remise, 500, 'interne'), ...handlersOf('G')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Télécharger les 4/ })).toBeEnabled();
  },
};

/** Sur un téléphone, les deux moitiés passent l’une sous l’autre, et chaque personne est une carte. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Yann LE GOFF n’a pas d’adresse/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** Le formateur lit ce que la session a donné ; il n’imprime ni n’envoie rien des stagiaires. */
export const ReadByTheFormateur: ScreenStory = {
  args: { path: '/F/20/sessions/4817' },
  parameters: { msw: handlersOf('F') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Stagiaires/, selected: true })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Certificats' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Envoyer|Télécharger)/ })).toBeNull();
  },
};
