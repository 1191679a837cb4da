import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { perRun } from '@habilis/api/mocks/perRun';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { exampleLivraison, exampleWebhook, webhookMocks } from '@habilis/api/mocks/webhookMocks';
import { webhook } from '@habilis/api/webhook/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const seenBy = (type: 'G' | 'ADM', ...first: Parameters<typeof webhookMocks>) => [
  ...webhookMocks(...first),
  ...sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type })] }) }),
];

/** Les adresses appelées dès qu’il se passe quelque chose : créées, essayées, arrêtées, et ce qu’elles ont répondu. */
const meta = {
  ...screenStory,
  title: 'Écrans/Webhooks',
  args: { path: '/G/13/webhooks' },
  parameters: { ...screenStory.parameters, msw: seenBy('G') },
};
export default meta;

const NAME = 'Cadence, planning des sessions';
const LONG =
  'https://planning-des-sessions-de-formation.lorraine-prevention-formation.example.org/habilis/evenements/reception?etablissement=toul';
const ON_ONE = { args: { path: '/G/13/webhooks/1' }, globals: { viewport: { value: 'w1280' } } };

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Opens the menu of a webhook and chooses there. */
async function choose({ canvas, userEvent }: Play, acte: string, nom = NAME): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions sur ${nom}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: acte }));
}

const dialogOf = async () => within(await screen.findByRole('alertdialog'));

/** Une adresse, son état, sa dernière réponse et ses messages de la semaine ; son nom mène à son historique. */
export const List: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Cadence/ }));
    await expect(row.getByText('https://cadence.example.org/habilis')).toBeVisible();
    await expect(row.getByText('En service')).toBeVisible();
    await expect(row.getByText('128 sur 128')).toBeVisible();
    await expect(row.getByText(/^Remis \(200\)/)).toBeVisible();
    await expect(row.getByRole('link', { name: NAME })).toHaveAttribute('href', '/G/13/webhooks/1');
  },
};

/** Sans webhook, la page dit à quoi il sert, nomme le guide, et mène à en créer un. */
export const Empty: ScreenStory = {
  parameters: { msw: seenBy('G', []) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun webhook' })).toBeVisible();
    await expect(canvas.getByText(/docs\/webhooks\.md/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nouveau webhook' }));
    await expect((await dialogOf()).getByRole('textbox', { name: /^Nom/ })).toHaveFocus();
  },
};

/** Un webhook se crée avec ses événements ; son secret se montre une fois, le focus sur Copier. */
export const Creation: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau webhook' }));
    const dialog = await dialogOf();
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Créer le webhook' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Paie Vauclair');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Adresse/ }), 'http://paie.example.org/');
    await send();
    await expect(await dialog.findByText('L’adresse doit commencer par https://.')).toBeVisible();
    await expect(dialog.getByText('Choisissez au moins un événement.')).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Adresse/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Adresse/ }), 'https://paie.example.org/');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Certificat délivré' }));
    await send();
    await expect(await canvas.findByRole('heading', { name: /Paie Vauclair.*est créé$/ })).toBeVisible();
    await expect(canvas.getByText(/^whsec_/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copier Secret' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'J’ai rangé le secret' }));
    await waitFor(() => expect(canvas.queryByText(/^whsec_/)).toBeNull());
    await expect(canvas.getByRole('row', { name: /^Paie Vauclair/ })).toBeVisible();
  },
};

/** L’administration choisit une entité, les entités d’une caisse, ou toutes. */
export const ForACaisse: ScreenStory = {
  args: { path: '/ADM/21/webhooks' },
  parameters: { msw: seenBy('ADM', []) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau webhook' }));
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Réseau');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Adresse/ }), 'https://reseau.example.org/');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tous les événements' }));
    await expect(dialog.getByRole('combobox', { name: /^Entité/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Les entités d’une caisse' }));
    await waitFor(() => expect(dialog.queryByRole('combobox', { name: /^Entité/ })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le webhook' }));
    // The caisse is asked for.
    await waitFor(() => expect(dialog.getByRole('button', { name: /Caisse instructrice/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('radio', { name: 'Toutes les entités' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le webhook' }));
    await expect(await canvas.findByText(/^whsec_/)).toBeVisible();
  },
};

const FAILING = exampleWebhook({
  id: 2,
  nom: 'Paie Vauclair',
  adresse: LONG,
  nbRemisesSemaine: 97,
  nbEnAttente: 31,
  prochaineLe: '2026-11-20T15:10:00.000Z',
  derniere: { resultat: 'REFUS', statut: 503, faiteLe: '2026-11-20T13:10:00.000Z' },
});
const OFF = exampleWebhook({
  id: 3,
  nom: 'Émargement Toul',
  portee: { entite: null, caisse: { id: 4, libelle: 'Carsat Nord-Est' } },
  arreteLe: '2026-11-18T09:00:00.000Z',
  motifArret: 'ECHECS',
  nbRemisesSemaine: 0,
  derniere: { resultat: 'NOM_INCONNU', statut: null, faiteLe: '2026-11-18T09:00:00.000Z' },
});

/** L’un échoue, l’autre est arrêté : depuis quand, et pourquoi. */
export const FailingAndOff: ScreenStory = {
  parameters: { msw: seenBy('G', [exampleWebhook(), FAILING, OFF]) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const failing = within(await canvas.findByRole('row', { name: /^Paie Vauclair/ }));
    await expect(failing.getByText('En échec')).toBeVisible();
    await expect(failing.getByText(/^Refusé \(503\)/)).toBeVisible();
    await expect(failing.getByText('97 sur 128')).toBeVisible();
    const off = within(canvas.getByRole('row', { name: /^Émargement Toul/ }));
    await expect(off.getByText('Arrêté')).toBeVisible();
    await expect(off.getByText(/^Arrêté depuis le 18\/11\/2026.*plus aucun message n’y parvenait\.$/)).toBeVisible();
    await expect(off.getByText('Entités de la Carsat Nord-Est')).toBeVisible();
  },
};

/** À 320 px, chaque webhook est une carte, dont la longue adresse se coupe. */
export const OnAPhone: ScreenStory = {
  ...FailingAndOff,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Webhooks' }));
    await expect(cards.getAllByRole('listitem')).toHaveLength(3);
    const { right } = cards.getByText(LONG).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(cards.getByText('31 messages en attente')).toBeVisible();
  },
};

/** Le clavier seul : un webhook s’arrête après une question, et se remet en service. */
export const ByKeyboard: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const menu = () => canvas.getByRole('button', { name: `Actions sur ${NAME}` });
    (await canvas.findByRole('button', { name: `Actions sur ${NAME}` })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Envoyer un essai' })).toHaveFocus());
    await userEvent.keyboard('Arr');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Arrêter' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const asked = await dialogOf();
    await expect(asked.getByText(/^Plus rien n’y sera envoyé/)).toBeVisible();
    asked.getByRole('button', { name: 'Arrêter' }).focus();
    await userEvent.keyboard('{Enter}');
    await expectTold(/est arrêté\.$/);
    const row = within(canvas.getByRole('row', { name: /^Cadence/ }));
    await expect(await row.findByText(/quelqu’un l’a arrêté\.$/)).toBeVisible();
    menu().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Envoyer un essai' })).toHaveFocus());
    // What needs it to be on is not offered.
    await expect(screen.queryByRole('menuitem', { name: 'Rejouer une période' })).toBeNull();
    await userEvent.keyboard('Remettre');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remettre en service' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectTold(/est remis en service\.$/);
    await expect(await row.findByText('En service')).toBeVisible();
  },
};

/** Un essai mène à l’historique, qui dit ce qui a été répondu. */
export const Tried: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async (context) => {
    await choose(context, 'Envoyer un essai');
    await expectTold(/^Un message d’essai part vers/);
    const { canvas } = context;
    const row = within(await canvas.findByRole('row', { name: /^Essai/ }));
    await expect(row.getByText(/Remis \(200\) · 84 ms$/)).toBeVisible();
    await expect(row.getByText(/merci/)).toBeVisible();
    await expect(row.queryByRole('button', { name: /^Renvoyer/ })).toBeNull();
  },
};

const REFUSED = { resultat: 'REFUS', statut: 503, dureeMs: 132, reponse: 'Service en maintenance' } as const;
const MESSAGES = [
  exampleLivraison({ id: 44, type: 'session-cloturee', numero: 'S-2026-004655', etat: 'ATTENTE', tentatives: [] }),
  exampleLivraison({
    id: 43,
    type: 'decision-rendue',
    numero: 'DH-2026-0391',
    etat: 'ABANDONNEE',
    tentatives: ['2026-11-20T13:40:00.000Z', '2026-11-20T13:31:00.000Z'].map((faiteLe) => ({ ...REFUSED, faiteLe })),
  }),
  exampleLivraison(),
];

/** L’historique dit chaque essai ; il se réduit à un état, et un message se renvoie sous le même numéro. */
export const History: ScreenStory = {
  ...ON_ONE,
  parameters: { msw: seenBy('G', [exampleWebhook()], MESSAGES) },
  play: async ({ canvas, userEvent }) => {
    const table = () => within(canvas.getByRole('table', { name: 'Messages envoyés' }));
    await canvas.findByRole('row', { name: /DH-2026-0391/ });
    await expect(table().getAllByText(/Service en maintenance/)).toHaveLength(2);
    await expect(table().getByText('Pas encore envoyé')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Abandonnés' }));
    await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(2));
    await userEvent.click(table().getByRole('button', { name: 'Renvoyer DH-2026-0391' }));
    await expectTold(/est envoyé de nouveau\.$/);
    // It stays in sight, and tells how it stands.
    await expect(await table().findByText('En attente')).toBeVisible();
    await expect(table().getByText(/^Prochain essai le/)).toBeVisible();
  },
};

/** Les messages plus anciens viennent à la suite. */
export const Older: ScreenStory = {
  ...ON_ONE,
  parameters: {
    msw: [
      mock(webhook.livraisons, ({ query: { avant } }) =>
        avant === undefined
          ? { livraisons: [exampleLivraison()], suite: 41 }
          : { livraisons: [exampleLivraison({ id: 12, numero: 'SST-1-2026-000012' })], suite: null },
      ),
      ...seenBy('G'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afficher la suite' }));
    await expect(await canvas.findByRole('row', { name: /SST-1-2026-000012/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /SST-1-2026-118211/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Afficher la suite' })).toBeNull());
  },
};

/** L’historique au téléphone, où rien n’a encore été envoyé à un webhook arrêté : la page dit comment il reprend. */
export const OffOnAPhone: ScreenStory = {
  args: { path: '/G/13/webhooks/1' },
  parameters: { msw: seenBy('G', [{ ...OFF, id: 1, adresse: LONG, responsable: null }], []) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^Arrêté depuis le 18\/11\/2026/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Aucun message' })).toBeVisible();
    const { right } = canvas.getByText(LONG).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Remettre en service' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /^Arrêté/ })).toBeNull());
  },
};

/** Les cartes de l’historique tiennent à 320 px. */
export const HistoryOnAPhone: ScreenStory = {
  args: { path: '/G/13/webhooks/1' },
  parameters: { msw: seenBy('G', [FAILING, exampleWebhook({ adresse: LONG })], MESSAGES) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Messages envoyés' }));
    await expect(cards.getAllByText(/Service en maintenance/)).toHaveLength(2);
    await expect(cards.getByRole('button', { name: 'Renvoyer DH-2026-0391' })).toBeVisible();
  },
};

/** Un secret se remplace ; une période se rejoue, et l’on apprend combien de messages partent. */
export const ReplacedAndReplayed: ScreenStory = {
  ...ON_ONE,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Remplacer le secret');
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Remplacer' }));
    await expect(await canvas.findByText(/^L’ancien secret signe aussi, jusqu’au 21\/11\/2026/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copier Secret' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'J’ai rangé le secret' }));
    await choose(context, 'Rejouer une période');
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Rejouer' }));
    await expectTold('12 messages sont envoyés de nouveau.');
  },
};

/** Renommé, puis supprimé après une question : la liste est vide. */
export const ChangedAndRemoved: ScreenStory = {
  ...ON_ONE,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Modifier');
    const dialog = await dialogOf();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Nom/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Planning');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Le webhook est modifié.');
    await expect(await canvas.findByRole('heading', { level: 1, name: /Planning$/ })).toBeVisible();
    await choose(context, 'Supprimer', 'Planning');
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Supprimer' }));
    await expectTold(/est supprimé\.$/);
    await expect(await canvas.findByRole('heading', { name: 'Aucun webhook' })).toBeVisible();
  },
};

/** Ce que le serveur refuse se dit : une adresse à son champ, une version périmée, un webhook arrêté entre-temps. */
export const Refused: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      mockProblem(webhook.update, 400, 'donnees-invalides', [{ path: 'adresse', title: 'webhook.adresse-interne' }]),
      mockProblem(webhook.arreter, 409, 'webhook.version-perimee'),
      mockProblem(webhook.rejouerPeriode, 409, 'webhook.arrete'),
      ...seenBy('G'),
    ],
  },
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Arrêter');
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Arrêter' }));
    await expectTold(/^Quelqu’un a changé ce webhook entre-temps/);
    await choose(context, 'Rejouer une période');
    const days = await dialogOf();
    await userEvent.click(days.getByRole('button', { name: 'Rejouer' }));
    await expect(await days.findByText(/^Ce webhook est arrêté/)).toBeVisible();
    await userEvent.click(days.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose(context, 'Modifier');
    const form = await dialogOf();
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await expect(await form.findByText(/^Cette adresse mène dans un réseau interne/)).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Adresse/ })).toHaveFocus());
  },
};

const kept = perRun(() => ({ messages: [exampleLivraison()] }));

/** Un message disparu quitte l’historique, et on le dit. */
export const Gone: ScreenStory = {
  ...ON_ONE,
  parameters: {
    msw: [
      mock(webhook.rejouer, () => {
        kept().messages = [];
        return problemAnswer(409, 'webhook.livraison-disparue');
      }),
      mock(webhook.livraisons, () => ({ livraisons: kept().messages, suite: null })),
      ...seenBy('G'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer SST-1-2026-118211' }));
    await expectTold('Ce message n’est plus gardé.');
    await expect(await canvas.findByRole('heading', { name: 'Aucun message' })).toBeVisible();
  },
};
