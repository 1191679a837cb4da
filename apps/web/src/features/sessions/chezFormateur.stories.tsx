import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleChezFormateur, exampleSessionCertification } from '@habilis/api/mocks/fixtures/exampleSessions';
import { mock } from '@habilis/api/mocks/mock';
import { perRun } from '@habilis/api/mocks/perRun';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const session = (changes: Partial<SessionCertification> = {}) =>
  exampleSessionCertification({ etat: 'RESULTATS', ...changes }, { role: 'G' });
const account = exampleAccount({ roles: [exampleRole({ type: 'G' })] });
const handlersOf = (changes: Partial<SessionCertification> = {}) =>
  sliceHandlers({ account, sessionCertification: session(changes) });
const BEGUN = session().stagiaires.map((one, index) =>
  index === 0 ? { ...one, present: true, identiteVerifiee: true, resultat: 'ADMIS' as const } : one,
);

const REMINDED = session({ chezFormateur: exampleChezFormateur({ relanceeLe: '2026-11-20T13:32:00.000Z' }) });
/** What the service stores as a reminder is sent, and how often it was asked. */
const reminding = perRun(() => ({ stored: session() }));
const reading = perRun(() => ({ nombre: 0 }));

/** Une session chez son formateur, vue de l’entité qui l’attend. */
const meta = {
  ...screenStory,
  title: 'Écrans/Sessions/Chez le formateur',
  args: { path: '/G/13/sessions/4817' },
  parameters: { ...screenStory.parameters, msw: handlersOf() },
};
export default meta;

/** Depuis quand, pour quand, ce qu’on en sait ; la session en faits, non en champs grisés. */
export const Held: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^Chez Julie Perrin depuis 8\sjours$/ }));
    await expect(card.getByText(/^dans 14\sjours$/)).toBeVisible();
    await expect(
      card.getByText(
        /^Session ouverte par Julie Perrin le 13\/11\/2026 à 16:52\. La saisie des résultats n’a pas commencé\.$/,
      ),
    ).toBeVisible();
    await expect(card.getByText('Prochain rappel le 01/12/2026')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toContain('de 08:30 à 17:00');
    await expect(facts).toContain('18–19/11/2026');
    await expect(canvas.getByRole('list', { name: 'Stagiaires' })).toBeVisible();
  },
};

/** La relance montre le courriel qui part ; puis elle est dite, et le bouton dit pourquoi il attend demain. */
export const Reminding: ScreenStory = {
  parameters: {
    msw: [
      mock(sessionCertification.submitResultats, () => {
        reminding().stored = REMINDED;
        return REMINDED;
      }),
      mock(sessionCertification.get, () => reminding().stored),
      ...handlersOf(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Relancer' }));
    const asked = await screen.findByRole('alertdialog');
    await expect(asked).toHaveTextContent(/vous relance\s: la session S-2026-004817/);
    const dialog = within(asked);
    await userEvent.click(dialog.getByRole('button', { name: 'Relancer' }));
    await expect(await canvas.findByText('Relancée aujourd’hui à 14:32')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Relancer' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveAccessibleDescription(/^Une relance par jour/);
    await userEvent.click(button);
    await expect(screen.queryByRole('alertdialog', { name: /^Relancer/ })).toBeNull();
  },
};

/** Reprendre demande une raison, que le formateur lira. */
export const TakingBack: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre la session' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre la session' }));
    await expect(dialog.getByRole('textbox', { name: /^Commentaire/ })).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Commentaire/ }), 'Salle prise.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre la session' }));
    await expectTold(/^Session reprise\s: vous pouvez la modifier/);
  },
};

/** Dès le premier résultat, plus de reprise : la ligne dit qui peut la renvoyer. Un retard a sa couleur et ses mots. */
export const Begun: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    msw: handlersOf({
      stagiaires: BEGUN,
      chezFormateur: exampleChezFormateur({
        nbSaisis: 1,
        isEntamee: true,
        dateAttendue: '2026-11-18',
        dateProchainRappel: null,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Un résultat sur \d+ saisi\. Seule cette personne/)).toBeVisible();
    await expect(canvas.getByText(/^en retard de 2\sjours$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reprendre la session' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Relancer' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Avant son dernier jour, rien n’est à relancer : le bouton dit à partir de quand. */
export const ToCome: ScreenStory = {
  parameters: { msw: handlersOf({ dateSession: '2026-12-02', dateFinSession: '2026-12-03' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Les résultats se saisissent à partir du dernier jour/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Relancer' })).toHaveAccessibleDescription(/03\/12\/2026/);
  },
};

/** Les résultats arrivent pendant qu’on lit la page : une ligne le dit, et mène à eux. */
export const SubmittedMeanwhile: ScreenStory = {
  parameters: {
    msw: [
      mock(sessionCertification.get, () => {
        reading().nombre += 1;
        return reading().nombre === 1
          ? session()
          : exampleSessionCertification({ etat: 'VERIFICATION' }, { role: 'G' });
      }),
      ...handlersOf(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /^Chez Julie Perrin/ });
    document.dispatchEvent(new Event('visibilitychange'));
    const line = await canvas.findByText('Julie Perrin vient de soumettre les résultats.');
    await expect(line.closest('[role="status"]')).not.toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Relancer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les résultats' }));
    await expect(await canvas.findByRole('tab', { name: /^Vérification/, selected: true })).toBeVisible();
  },
};
