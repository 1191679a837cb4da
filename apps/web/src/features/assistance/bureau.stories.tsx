import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleFils } from '@habilis/api/mocks/fixtures/exampleFils';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { bureauSupport } from '@habilis/api/support/bureau';
import type { FilSupport } from '@habilis/api/support/FilSupport';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearToken } from '../../session/token.ts';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({ habilisId: 'SUP93001', roles: [exampleRole({ type: 'S' })] });

/** Les messages écrits à l’assistance : qui les prend, ce qui leur répond, ce qui suit. */
const meta = {
  ...screenStory,
  title: 'Écrans/Bureau d’assistance',
  args: { path: '/S/13/assistance/messages' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** Ce qui attend, le plus ancien en tête ; les autres vues sont à un clic. */
export const Waiting: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findByRole('table');
    await expect(within(rows).getByText('Le SIRET de mon entité est refusé')).toBeVisible();
    // « Personne » would be read as somebody.
    await expect(within(rows).getAllByText('Sans responsable')[0]).toBeVisible();
    await expect(within(rows).queryByText('Changer de caisse')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^Tous/ }));
    await expect(await canvas.findByText('Changer de caisse')).toBeVisible();
  },
};

/** Rien n’attend : la liste le dit. */
export const Nothing: ScreenStory = {
  parameters: {
    msw: [mock(bureauSupport.list, { elements: [], total: 0, page: 1, taille: 15 }), ...sliceHandlers({ account })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun message ici' })).toBeVisible();
  },
};

/** Ces appels sont refusés une fois, puis aboutissent. */
const refusedOnce = (...calls: readonly Parameters<typeof mockProblem>[0][]) => ({
  msw: [
    ...calls.map((one) => mockProblem(one, 409, 'support.version-perimee', undefined, { isOnce: true })),
    ...sliceHandlers({ account }),
  ],
});

/** Presses a button once it no longer turns: a press meanwhile does nothing. */
async function pressIdle(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

/** Un message se lit avec le dossier de qui l’écrit ; une réponse prête y sert, part, et reste dans le fil, qui se clôt et se rouvre. */
export const Answer: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  parameters: refusedOnce(bureauSupport.clore, bureauSupport.rouvrir),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'DA-2026-0042' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Insérer une réponse prête' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lien d’activation expiré' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Votre réponse' })).toHaveDisplayValue(/il vaut sept jours/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Fatou Ndiaye a répondu pour l’assistance' }),
    ).toBeVisible();
    await expectTold('Réponse envoyée');
    await expect(canvas.getByRole('textbox', { name: 'Votre réponse' })).toHaveValue('');
    await pressIdle('Clore');
    await expectTold(/^Le message n’a pas été clos\./);
    await pressIdle('Clore');
    await expectTold('Message clos');
    await expect(await canvas.findByText('Ce message est clos')).toBeVisible();
    await pressIdle('Rouvrir');
    await expectTold(/^Le message n’a pas été rouvert\./);
    await pressIdle('Rouvrir');
    await expectTold('Message rouvert');
    await expect(await canvas.findByRole('button', { name: 'Clore' })).toBeVisible();
  },
};

/** Une réponse vide se dit au-dessus du formulaire, sans le toucher. */
export const NothingToSend: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Votre réponse' });
    await pressIdle('Envoyer la réponse');
    const summary = await canvas.findByRole('heading', { name: 'Un champ est à corriger' });
    const box = summary.closest(':has(svg)') ?? summary;
    const next = canvas.getByRole('button', { name: 'Insérer une réponse prête' });
    await expect(next.getBoundingClientRect().top - box.getBoundingClientRect().bottom).toBeGreaterThan(12);
  },
};

/** Une autre personne a répondu d’abord : le fil est relu, ce qui est écrit reste. */
export const AnsweredMeanwhile: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  parameters: {
    msw: [mockProblem(bureauSupport.repondre, 409, 'support.version-perimee'), ...sliceHandlers({ account })],
  },
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: 'Votre réponse' });
    await userEvent.type(answer, 'Bonjour');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la réponse' }));
    await expectTold(/^La réponse n’a pas été envoyée\..*a changé entre-temps/);
    await expect(answer).toHaveValue('Bonjour');
  },
};

/** La session finit pendant qu’une réponse s’écrit : reconnecté, on la retrouve. */
export const SessionEndsWhileAnswering: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  parameters: {
    msw: [
      mockProblem(bureauSupport.repondre, 401, 'non-authentifie', undefined, { isOnce: true }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const typed = 'Voici la marche à suivre.';
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Votre réponse' }), typed);
    clearToken();
    await pressIdle('Envoyer la réponse');
    await userEvent.type(await canvas.findByLabelText(/^Identifiant/), 'sup93001');
    await userEvent.type(canvas.getByLabelText('Mot de passe', { selector: 'input' }), 'mot de passe{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: /^Messages à l’assistance/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Le SIRET de mon entité est refusé' }));
    await expect(await canvas.findByRole('textbox', { name: 'Votre réponse' })).toHaveValue(typed);
  },
};

/** Le courriel d’une réponse n’est pas arrivé ; une note et un courriel reçu suivent. La question qui en est faite ne nomme personne. */
export const ToQuestion: ScreenStory = {
  args: { path: '/S/13/assistance/messages/2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Le courriel n’est pas arrivé/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Note interne/ })).toBeVisible();
    await expect(canvas.getByText(/Une pièce jointe a été écartée/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'En faire une question' }));
    const dialog = await screen.findByRole('alertdialog');
    const answer = await within(dialog).findByRole('textbox', { name: 'Réponse' });
    await expect(answer).toHaveTextContent('Demandez un nouveau lien depuis la page de connexion.');
    await expect(dialog).not.toHaveTextContent(/Petit|Fatou/);
    // Its own subject is no question for all, and nothing is published unread.
    await expect(within(dialog).getByRole('textbox', { name: /^Question/ })).toHaveValue('');
    await expect(within(dialog).getByRole('switch', { name: 'Publiée' })).not.toBeChecked();
    await expect(within(dialog).getByRole('button', { name: 'Enregistrer sans publier' })).toBeVisible();
  },
};

/** A thread that takes no more mails. */
const full = (changes: Partial<FilSupport>) => ({
  msw: [
    ...exampleFils()
      .slice(0, 1)
      .map((fil) => mock(bureauSupport.get, { ...fil, plein: true, ...changes })),
    ...sliceHandlers({ account }),
  ],
});

/** Un fil qui ne prend plus de courriel le dit avant la réponse, qui reste possible, comme sa clôture. */
export const Full: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  parameters: full({}),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText('Ce fil est plein');
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/rendu à son expéditeur.*il est temps de le clore/)).toBeVisible();
    const answer = canvas.getByRole('textbox', { name: 'Votre réponse' });
    await expect(title.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.type(answer, 'Écrivez-nous depuis le site.');
    await expect(canvas.getByRole('button', { name: 'Envoyer la réponse' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Clore' })).toBeEnabled();
  },
};

/** Clos, il reste plein, et rien ne demande de le clore encore. */
export const FullAndClosed: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  parameters: full({ etat: 'CLOS' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce message est clos')).toBeVisible();
    await expect(canvas.getByText(/rendu à son expéditeur/)).not.toHaveTextContent('clore');
  },
};

/** Un message pris en charge est rendu, puis confié à une autre personne ; une note s’y ajoute. */
export const Handed: ScreenStory = {
  args: { path: '/S/13/assistance/messages/1' },
  parameters: refusedOnce(bureauSupport.attribuer, bureauSupport.noter),
  play: async ({ canvas, userEvent }) => {
    await pressIdle('Prendre en charge');
    await expectTold(/^Le responsable n’a pas changé\./);
    await pressIdle('Prendre en charge');
    await expectTold('Responsable enregistré');
    await canvas.findByRole('button', { name: 'Rendre' });
    await pressIdle('Rendre');
    await canvas.findByRole('button', { name: 'Prendre en charge' });
    await userEvent.click(canvas.getByRole('button', { name: 'Confier à…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Denis Caron' }));
    await waitFor(() => expect(canvas.getByText('Denis Caron')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une note' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Déjà vu en mars.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^La note n’a pas été ajoutée\./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Note ajoutée');
    await expect(await canvas.findByText('Déjà vu en mars.')).toBeVisible();
  },
};

/** Les réponses prêtes s’ajoutent, se modifient et se suppriment. */
export const ReadyAnswers: ScreenStory = {
  args: { path: '/S/13/assistance/reponses-pretes' },
  parameters: refusedOnce(bureauSupport.ecrireReponsePrete, bureauSupport.supprimerReponsePrete),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle réponse prête' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Intitulé' })).toBeInvalid());
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Intitulé' }), 'SIRET fermé');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Texte' }), 'Vérifiez-le au registre.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^La réponse prête n’a pas été enregistrée\./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Réponse prête enregistrée');
    await expect(await canvas.findByText('SIRET fermé')).toBeVisible();
    const remove = async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Supprimer' }).at(-1) ?? document.body);
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    };
    await remove();
    await expectTold(/^La réponse prête n’a pas été supprimée\./);
    await remove();
    await expectTold('Réponse prête supprimée');
    await waitFor(() => expect(canvas.queryByText('SIRET fermé')).toBeNull());
  },
};

/** Sans le droit de répondre, la page n’existe pas. */
export const NotForOthers: ScreenStory = {
  args: { path: '/G/13/assistance/messages' },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'G' })] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent('Messages à l’assistance');
    await expect(canvas.queryByText(exampleFils()[0]?.objet ?? '')).toBeNull();
  },
};

/** Ce qu’un courriel reprend est replié et se déplie ; un courriel automatique et un courriel illisible se disent. */
export const MailsOfTheThread: ScreenStory = {
  args: { path: '/S/13/assistance/messages/2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Je ne trouve pas ce lien.')).toBeVisible();
    const quote = canvas.getByText(/> Demandez un nouveau lien depuis la page de connexion\./);
    await expect(quote).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Suite du courriel\s: ce qu’il reprend$/ }));
    await expect(quote).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Courriel automatique de Zoé Petit' })).toBeVisible();
    await expect(canvas.getByText(/^Ce courriel est chiffré/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^courriel\.eml/ })).toBeVisible();
  },
};
