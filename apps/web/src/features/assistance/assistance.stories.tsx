import { faq } from '@habilis/api/faq/endpoints';
import { manuel } from '@habilis/api/manuel/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleFaqs } from '@habilis/api/mocks/fixtures/exampleFaqs';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { perRun } from '@habilis/api/mocks/perRun';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { support } from '@habilis/api/support/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'G' })] });
const guest = { isSignedIn: false };

/** L’aide : les questions, les manuels et l’écriture à l’assistance, pour tous et sous un rôle. */
const meta = {
  ...screenStory,
  title: 'Écrans/Aide',
  args: { path: '/G/13/assistance/faqs/liste' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** Une question s’ouvre sur sa réponse ; son rôle y trouve aussi les siennes. */
export const Questions: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Que faire si mon SIRET est refusé ?' }));
    await expect(canvas.getByText('14 chiffres')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Comment modifier un dossier déjà validé ?' })).toBeVisible();
    // Categories narrow already: no second filter says the same.
    await expect(canvas.queryByRole('button', { name: /Sujet$/ })).toBeNull();
  },
};

/** Venu d’une page par son sujet, on peut le quitter. */
export const QuestionsOfASubject: ScreenStory = {
  args: { path: '/G/13/assistance/faqs/liste?module=CERTIFICATS' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Une question')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Sujet$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tous les sujets' }));
    await waitFor(() => expect(canvas.queryByText('Une question')).toBeNull());
  },
};

/** Un invité cherche sans accent ; le nombre est dit, la catégorie reste. */
export const GuestSearch: ScreenStory = {
  args: { ...guest, path: '/assistance/faqs/liste' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Comment modifier un dossier déjà validé ?' })).toBeNull();
    await userEvent.type(await canvas.findByRole('searchbox'), 'REFUSE');
    await waitFor(() => expect(canvas.getByText('Une question')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox'), ' introuvable');
    await expect(await canvas.findByRole('heading', { name: 'Aucune question ne correspond' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('4 questions')).toBeVisible());
  },
};

const slow = perRun(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
});

/** Quand les réponses tardent, ni la catégorie quittée ne revient, ni les lettres tapées entre-temps ne se perdent. */
export const SearchWhileSlow: ScreenStory = {
  args: { ...guest, path: '/assistance/faqs/liste?categorie=4' },
  parameters: {
    msw: [
      mock(faq.search, async ({ body: { categorieFaq, filters } }) => {
        if (categorieFaq === null && filters[0] !== 'siret refuse') await slow().promise;
        return exampleFaqs().filter(({ id }) => id === (categorieFaq === null ? 3 : 5));
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox');
    await userEvent.click(canvas.getByRole('link', { name: 'Toutes les questions' }));
    await userEvent.type(box, 'siret');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Certificats' })).toHaveAttribute(
        'href',
        expect.stringContaining('recherche=siret'),
      ),
    );
    await userEvent.type(box, ' ref');
    slow().resolve();
    await userEvent.type(box, 'use');
    await expect(await canvas.findByRole('button', { name: 'Que faire si mon SIRET est refusé ?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toutes les questions' })).toHaveAttribute('aria-current', 'page');
    await expect(box).toHaveValue('siret refuse');
  },
};

/** L’adresse d’une question l’ouvre et la met en vue. */
export const OneQuestion: ScreenStory = {
  args: { ...guest, path: '/assistance/faqs/liste?question=5' },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: 'Comment vérifier qu’un certificat est authentique ?' });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Celle d’un autre rôle n’est pas là pour un invité, qui lit les siennes. */
export const QuestionOfOthers: ScreenStory = {
  args: { ...guest, path: '/assistance/faqs/liste?question=4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette question n’est pas disponible')).toBeVisible();
  },
};

/** Un lecteur dit si la réponse l’aide ; ce qu’il a cherché est marqué dans la question et sa réponse. */
export const Helpful: ScreenStory = {
  args: { path: '/G/13/assistance/faqs/liste?recherche=siret%20fermé' },
  parameters: {
    msw: [
      mock(
        faq.search,
        exampleFaqs().filter(({ id }) => id === 3),
      ),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Que faire si mon SIRET est refusé ?' }));
    await waitFor(() => expect([...(CSS.highlights.get('habilis-found') ?? [])].map(String)).toContain('SIRET'));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui' }));
    const thanks = await canvas.findByText('Merci de l’avoir dit.');
    await waitFor(() => expect(thanks.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

const REFUSALS = [
  [403, 'Accès refusé'],
  [404, 'Introuvable'],
  [502, 'Le serveur ne répond pas comme prévu'],
  [504, 'Le serveur met trop de temps à répondre'],
  [
    500,
    'Une erreur est survenue',
    'L’opération n’a pas abouti et rien n’a été modifié. Réessayez ; si l’erreur persiste, écrivez à l’assistance.',
  ],
  [503, 'Service indisponible', 'Habilis est momentanément indisponible. Réessayez dans quelques minutes.'],
  [401, 'Session expirée', 'Reconnectez-vous pour continuer. Votre saisie est gardée.'],
] as const;

/** Chaque refus d’un appel est dit selon son code (E1). */
export const EachRefusal: ScreenStory = {
  args: { path: '/G/13/assistance/faqs/liste?question=3' },
  parameters: {
    msw: [
      ...REFUSALS.map(([status]) => mockProblem(faq.avis, status, 'essai', undefined, { isOnce: true })),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const [, ...told] of REFUSALS) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Oui' }));
      for (const words of told) await expectTold(words);
    }
  },
};

const editor = exampleAccount({ roles: [exampleRole({ type: 'S' })] });

/** Ces appels sont refusés une fois, puis aboutissent. */
const refusedOnce = (...calls: readonly Parameters<typeof mockProblem>[0][]) => ({
  msw: [
    ...calls.map((one) => mockProblem(one, 409, 'version-perimee', undefined, { isOnce: true })),
    ...sliceHandlers({ account: editor }),
  ],
});

/** Qui rédige corrige la question là où elle se lit ; refusée, elle reste écrite. */
export const QuestionEdited: ScreenStory = {
  args: { path: '/S/16/assistance/faqs/liste' },
  parameters: {
    msw: [mockProblem(faq.update, 404, 'introuvable', undefined, { isOnce: true }), ...refusedOnce(faq.update).msw],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Rédiger' }));
    await canvas.findByRole('button', { name: 'Nouvelle question' });
    await userEvent.click(canvas.getByRole('button', { name: 'Comment obtenir un compte ?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const question = await dialog.findByRole('textbox', { name: /^Question/ });
    await dialog.findByRole('textbox', { name: /^Réponse/ });
    await userEvent.clear(question);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.type(question, 'Comment avoir un compte ?');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    // The catalogue tells why, the dialog what.
    await expect(await dialog.findByText('La question n’a pas été enregistrée')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^La question n’a pas été enregistrée\./);
    await waitFor(() => expect(dialog.queryByText('La question n’a pas été enregistrée')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Question enregistrée et publiée');
    await waitFor(() => expect(screen.queryByText(/^La question n’a pas été enregistrée\./)).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Comment avoir un compte ?' })).toBeVisible();
  },
};

/** Quelqu’un d’autre l’a enregistrée entre-temps : c’est demandé dans le dialogue, et dit là seulement ; garder sa saisie laisse l’envoyer. */
export const QuestionStale: ScreenStory = {
  args: { path: '/S/16/assistance/faqs/liste?redaction=1' },
  parameters: {
    msw: [
      mock(
        faq.update,
        ({ params }) =>
          problemAnswer(409, 'faq.version-perimee', {
            courant: { ...exampleFaqs().find(({ id }) => id === params.id), version: 7 },
          }),
        { isOnce: true },
      ),
      ...sliceHandlers({ account: editor }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment obtenir un compte ?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Question/ }), ' Et après ?');
    const send = dialog.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(send);
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Cette question a changé entre-temps' })).toHaveFocus(),
    );
    await expect(screen.queryByText(/^La question n’a pas été enregistrée\./)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Garder ma saisie' }));
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.click(send);
    await expectTold('Question enregistrée et publiée');
    await expect(await canvas.findByRole('button', { name: 'Comment obtenir un compte ? Et après ?' })).toBeVisible();
  },
};

/** Une question se supprime une fois la réponse donnée ; refusé, c’est dit, et elle reste. */
export const QuestionRemoved: ScreenStory = {
  args: { path: '/S/16/assistance/faqs/liste?redaction=1' },
  parameters: refusedOnce(faq.remove),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment obtenir un compte ?' }));
    const remove = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la question' }));
    };
    await remove();
    await expectTold(/^La question n’a pas été supprimée\./);
    await remove();
    await expectTold('Question supprimée');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Comment obtenir un compte ?' })).toBeNull());
  },
};

/** Une catégorie s’ajoute, se range et se supprime ; pleine, elle reste, et l’on dit pourquoi. */
export const Categories: ScreenStory = {
  args: { path: '/S/16/assistance/faqs/liste?redaction=1' },
  parameters: {
    msw: [
      mockProblem(
        faq.writeCategorie,
        400,
        'donnees-invalides',
        [{ path: 'intituleCategorie', title: 'faqs.erreurs.categorie-existante' }],
        { isOnce: true },
      ),
      ...refusedOnce(faq.rangerCategories, faq.writeCategorie).msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Catégories' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Supprimer .*Certificats/ }));
    await expectTold(
      'La catégorie n’a pas été supprimée. Cette catégorie contient encore des questions. Déplacez-les ou supprimez-les d’abord.',
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Monter .*Certificats/ }));
    await expectTold(/^L’ordre n’a pas été enregistré\./);
    await userEvent.click(dialog.getByRole('button', { name: /^Renommer .*Certificats/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nom de la catégorie' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nouvelle catégorie' })).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nouvelle catégorie' }), 'Sessions');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await expect(await dialog.findByText('Une autre catégorie porte déjà ce nom.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await expectTold(/^La catégorie n’a pas été enregistrée\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await expectTold('Catégorie enregistrée');
    await userEvent.click(await dialog.findByRole('button', { name: /^Supprimer .*Sessions/ }));
    await expectTold('Catégorie supprimée');
    await waitFor(() => expect(dialog.queryByText('Sessions')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: /^Monter .*Certificats/ }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent('Certificats'));
  },
};

/** Ce qui a été cherché en vain se retire, ou devient une question. */
export const Unanswered: ScreenStory = {
  args: { path: '/S/16/assistance/faqs/liste?redaction=1' },
  parameters: refusedOnce(faq.oublierRecherche),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sans réponse (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    const forget = () => userEvent.click(dialog.getAllByRole('button', { name: 'Retirer' })[1] ?? document.body);
    await forget();
    await expectTold(/^La recherche n’a pas été retirée\./);
    await forget();
    await expectTold('Recherche retirée');
    await waitFor(() => expect(dialog.queryByText('badge')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Rédiger une réponse' }));
    const written = within(await screen.findByRole('alertdialog'));
    await expect(await written.findByRole('textbox', { name: /^Question/ })).toHaveValue('attestation perdue');
    await expect(written.getByRole('switch', { name: 'Publiée' })).not.toBeChecked();
  },
};

/** Un manuel se lit dans la page, s’ajoute, se remplace et se supprime. */
export const ManualsEdited: ScreenStory = {
  args: { path: '/S/16/assistance/manuels' },
  parameters: refusedOnce(manuel.write, manuel.remove),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un manuel' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Titre/ }), 'Le guide');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(await dialog.findByText('Joignez cette pièce.')).toBeVisible();
    const picker = document.querySelector('[role=alertdialog] input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('le choix d’un fichier manque');
    await userEvent.upload(picker, new File(['%PDF-1.4'], 'guide.pdf', { type: 'application/pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^Le manuel n’a pas été enregistré\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Manuel enregistré');
    const remove = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Le guide' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Supprimer le manuel' }));
    };
    await remove();
    await expectTold(/^Le manuel n’a pas été supprimé\./);
    await remove();
    await expectTold('Manuel supprimé');
  },
};

export const QuestionsFailed: ScreenStory = {
  parameters: { msw: [mockProblem(faq.search, 500, 'erreur-interne'), ...sliceHandlers({ account })] },
};

export const Manuals: ScreenStory = {
  args: { path: '/G/13/assistance/manuels' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Télécharger Constituer le dossier administratif de son entité' }),
    ).toBeVisible();
  },
};

export const NoManual: ScreenStory = {
  args: { ...guest, path: '/assistance/manuels' },
  parameters: { msw: [mock(manuel.guestList, []), ...sliceHandlers()] },
};

/** Tout ce qui manque est dit en tête, puis au champ. */
export const EmptyMessage: ScreenStory = {
  args: { ...guest, path: '/assistance/contact' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le message' }));
    const title = await canvas.findByRole('heading', { level: 2, name: /à corriger/ });
    await expect(title).toHaveFocus();
    await expect(title.parentElement?.querySelectorAll('li')).toHaveLength(5);
  },
};

/** Un invité écrit, joint, et reçoit un numéro ; ce que le serveur refuse d’abord reste écrit. */
export const GuestMessage: ScreenStory = {
  args: { ...guest, path: '/assistance/contact' },
  parameters: {
    msw: [mockProblem(support.contact, 503, 'service-indisponible', undefined, { isOnce: true }), ...sliceHandlers()],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Prénom'), 'Zoé');
    await userEvent.type(canvas.getByLabelText('Nom'), "d'Arcy");
    await userEvent.type(canvas.getByLabelText('Adresse électronique'), 'zoe@example.org');
    await userEvent.type(canvas.getByLabelText('Objet'), 'SIRET');
    await userEvent.type(canvas.getByLabelText('Message'), 'Il est refusé.');
    const send = canvas.getByRole('button', { name: 'Envoyer le message' });
    await userEvent.click(send);
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Il est refusé.');
    await userEvent.click(send);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Message envoyé' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Votre message porte le numéro AS-2026-0042' })).toBeVisible();
  },
};

/** Connecté, on ne dit pas qui l’on est ; un fichier refusé se dit tout de suite. */
export const SignedInMessage: ScreenStory = {
  args: { path: '/G/13/assistance/contact?depuis=%2FG%2F13%2Fdemandes' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(account.email)).toBeVisible();
    await expect(canvas.queryByLabelText('Prénom')).toBeNull();
    const picker = canvasElement.querySelector('input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('le choix d’un fichier manque');
    const options = { applyAccept: false };
    await userEvent.setup(options).upload(picker, new File(['x'], 'programme.exe'));
    await expect(await canvas.findByText('Ce type de fichier n’est pas accepté.')).toBeVisible();
  },
};

/** Trop de messages : le délai est dit, rien ne se perd. */
export const TooMany: ScreenStory = {
  args: { path: '/G/13/assistance/contact' },
  parameters: {
    msw: [
      mockProblem(support.contact, 429, 'trop-de-messages', undefined, { retryAfter: 600 }),
      ...sliceHandlers({ account }),
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Objet'), 'SIRET');
    await userEvent.type(canvas.getByLabelText('Message'), 'Encore.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
    await expect((await canvas.findAllByText(/10\sminutes/))[0]).toBeVisible();
  },
};

/** Connecté, on retrouve ce que l’on a écrit, où il en est, et ce que l’assistance a répondu. */
export const OwnMessages: ScreenStory = {
  args: { path: '/G/13/assistance/contact' },
  play: async ({ canvas, userEvent }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Vos messages' }));
    await expect(mine.getByRole('button', { name: /^Le SIRET de mon entité est refusé\s*Reçu$/ })).toBeVisible();
    await userEvent.click(mine.getByRole('button', { name: /^Mon lien d’activation ne marche plus/ }));
    await expect(mine.getByText(/^L’assistance a répondu le/)).toBeVisible();
    await expect(mine.queryByText(/^Note/)).toBeNull();
  },
};
