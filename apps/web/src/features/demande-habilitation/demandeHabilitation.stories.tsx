import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDispositifNiveau, exampleDispositifNiveaux } from '@habilis/api/mocks/fixtures/exampleDispositifs';
import { exampleDemandeHabilitation } from '@habilis/api/mocks/fixtures/exampleDemandeHabilitation';
import { exampleHistoriqueCommentaire } from '@habilis/api/mocks/fixtures/exampleHistoriqueCommentaire';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { perRun } from '@habilis/api/mocks/perRun';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectRefusedThenRemoved, type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'G' })] });
type Example = Parameters<typeof exampleDemandeHabilitation>[0];

const seen = (taskKey: DhTaskKey, overrides: Example = {}, tab = 'niveau') => ({
  args: { path: `/G/13/demandes-habilitation/433/${tab}` },
  parameters: {
    msw: sliceHandlers({ account, demandeHabilitation: exampleDemandeHabilitation(overrides, { taskKey, role: 'G' }) }),
  },
});
/** More niveaux than an eye goes through. */
const MANY_NIVEAUX = [
  ...exampleDispositifNiveaux('G').filter(({ ouvert }) => ouvert),
  ...Array.from({ length: 20 }, (_, rank) =>
    exampleDispositifNiveau({
      id: 900 + rank,
      libelle: `Engins – Niveau ${rank + 1}`,
      besoin: rank === 6 ? 'Former à conduire un engin de levage.' : null,
    }),
  ),
];
const amiante = { id: 21, libelle: 'Amiante SS4 – Opérateur' };

/** La demande d’habilitation, pour qui la dépose : le parcours, les onglets du niveau, les actions, l’historique. */
const meta = {
  ...screenStory,
  title: 'Écrans/Demande d’habilitation',
  args: { path: '/G/13/demandes-habilitation/433/niveau' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** Une demande nouvelle n’a qu’un onglet : le niveau choisi ouvre les autres, et le brouillon s’enregistre. */
export const New: ScreenStory = {
  args: { path: '/G/13/demandes-habilitation/nouvelle' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Amiante SS4 – Opérateur/ }));
    await expect(await canvas.findByRole('tab', { name: /partie technique/i })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="saved"]')).toHaveTextContent(/enregistré/), {
      timeout: 5000,
    });
  },
};

/** Le niveau se choisit d’après ce que l’on veut enseigner, et l’on sait d’emblée ce qu’il faudra réunir. */
export const ChosenByNeed: ScreenStory = {
  args: { path: '/G/13/demandes-habilitation/nouvelle' },
  play: async ({ canvas }) => {
    const sst = await canvas.findByRole('radio', { name: /Sauveteur secouriste du travail/ });
    await expect(sst.closest('label')).toHaveTextContent(
      /Former des salariés qui porteront les premiers secours dans l’entreprise\. 14\sheures, groupes de 4 à 10\. Pièces à joindre\s: Programme de la formation, Déroulé pédagogique, Lettre d’engagement signée\./,
    );
    await expect(canvas.queryByText(/Attestation d’assurance|Inventaire du matériel/)).toBeNull();
  },
};

/** Parmi plus de vingt niveaux, on cherche ce que l’on veut enseigner ; le niveau choisi reste en vue. */
export const SearchedByNeed: ScreenStory = {
  args: { path: '/G/13/demandes-habilitation/nouvelle' },
  parameters: {
    msw: [mock(dispositifNiveau.forEtablissement, MANY_NIVEAUX), ...sliceHandlers({ account })],
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Chercher ce que vous voulez enseigner' });
    await userEvent.type(search, 'SECOURS porter');
    await expect(await canvas.findByText('Un niveau trouvé')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Sauveteur secouriste du travail/ }));
    await userEvent.clear(search);
    await userEvent.type(search, 'levage');
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.clear(search);
    await userEvent.type(search, 'rien de tel');
    await expect(await canvas.findByText('Aucun niveau ne dit ces mots')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Sauveteur secouriste du travail/ })).toBeChecked();
  },
};

/** Un formateur est vérifié par son identifiant et son nom avant d’être déclaré. */
export const Formateurs: ScreenStory = {
  ...seen('saisie', {}, 'formateurs'),
  play: async ({ canvas, userEvent }) => {
    // What declares one stands before who is declared: it is found without looking.
    const add = await canvas.findByLabelText(/identifiant habilis/i);
    const declared = canvas.getByRole('list', { name: 'Formateurs' });
    await expect(add.compareDocumentPosition(declared)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(add, 'for40003');
    await userEvent.type(canvas.getByLabelText('Nom'), 'Martin{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/identifiant habilis/i)).toBeInvalid());
    await userEvent.clear(canvas.getByLabelText('Nom'));
    await userEvent.type(canvas.getByLabelText('Nom'), 'Diop{Enter}');
    await expect(await canvas.findByText(/a pris fin le 30\/06\/2026/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Formateurs' })).not.toHaveTextContent('Awa Diop');
  },
};

/** Un certificat qui a pris fin depuis la déclaration se lit sur le formateur, et la soumission y mène. */
export const ExpiredFormateur: ScreenStory = {
  ...seen(
    'saisie',
    { certificatsFormateurs: [{ habilisId: 'FOR40001', etat: 'EXPIRE', dateFin: '2026-10-31' }] },
    'formateurs',
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/certificat expiré depuis le 31\/10\/2026/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre la demande' }));
    const summary = (await canvas.findByRole('heading', { name: /en erreur/ })).parentElement ?? document.body;
    await userEvent.click(within(summary).getByRole('link', { name: /formateur 1.*a pris fin/i }));
    await expect(canvas.getByRole('button', { name: 'Retirer Julie Perrin' })).toHaveFocus();
  },
};

/** Un niveau qui ne demande pas de certificat le dit. */
export const NoCertificate: ScreenStory = {
  ...seen(
    'saisie',
    {
      dispositifNiveau: amiante,
      certificatsFormateurs: [{ habilisId: 'FOR40001', etat: 'SANS_OBJET', dateFin: null }],
    },
    'formateurs',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ne leur demande aucun certificat/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Formateurs' })).not.toHaveTextContent('Certificat');
  },
};

/** Soumettre une demande incomplète : chaque onglet porte ses fautes, et le résumé y mène. */
export const Incomplete: ScreenStory = {
  ...seen('saisie', { dispositifNiveau: amiante, formateurs: [], fileUploads: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre la demande' }));
    const summary = (await canvas.findByRole('heading', { name: /en erreur/ })).parentElement ?? document.body;
    await userEvent.click(within(summary).getByRole('link', { name: /plateformes/i }));
    // The first platform is open at once; a further one may be added once it has something.
    const first = within(await canvas.findByRole('group', { name: 'Plateforme fixe 1' }));
    await expect(first.getByLabelText('Adresse')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /ajouter une plateforme/i })).toBeNull();
    await userEvent.keyboard('3 rue des Échafaudages');
    await userEvent.click(await canvas.findByRole('button', { name: /ajouter une plateforme/i }));
    await expect(await canvas.findByRole('group', { name: 'Plateforme fixe 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Formateurs/ }));
    await expect(await canvas.findByText('Déclarez au moins un formateur.', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText('Aucun formateur déclaré.')).toBeNull();
  },
};

/** Qui attend la décision lit entre quels jours elle est probable, et d’après quoi. */
export const Waiting: ScreenStory = {
  ...seen('instruction'),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText(/Décision attendue entre le 16\/02\/2027 et le 26\/03\/2027/)).toBeVisible();
    await step('[DX949] le délai de qui examine n’est pas compté à qui attend', async () => {
      const track = canvas.getByRole('list', { name: 'Avancement du dossier' });
      await expect(track).not.toHaveTextContent(/dans \d+ jours|en retard/);
    });
  },
};

/** Le délai que le réseau se donne pour inscrire la demande à une séance n’est pas le jour de la décision. */
export const WaitingForASeance: ScreenStory = {
  ...seen('planification_decision'),
  play: async ({ canvas }) => {
    const track = await canvas.findByRole('list', { name: 'Avancement du dossier' });
    await expect(track).toHaveTextContent('Depuis');
    await expect(track).not.toHaveTextContent('Prévu pour le');
    await expect(await canvas.findByText(/Décision attendue entre/)).toBeVisible();
  },
};

/** Le jour de la commission, une fois fixé, tient lieu de ce qui se compare. */
export const WaitingForTheCommission: ScreenStory = {
  ...seen('decision', { dateCnh: '2027-01-14' }),
  play: async ({ canvas }) => {
    const track = await canvas.findByRole('list', { name: 'Avancement du dossier' });
    await expect(track).toHaveTextContent('Commission du 14/01/2027.');
    await expect(await canvas.findByText(/demandes comparables/)).toBeVisible();
    await expect(canvas.queryByText(/Décision attendue/)).toBeNull();
  },
};

/** Un document que rien ne demande a son intitulé d’abord ; rien n’est en faute avant qu’un fichier ne soit choisi. */
export const TitledDocument: ScreenStory = {
  ...seen('saisie', {}, 'documents'),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Intitulé du document' });
    await expect(title).toHaveAccessibleDescription(/^Donnez l’intitulé, puis choisissez le fichier/);
    await expect(title).toBeValid();
    await expect(title).not.toBeRequired();
    const slot = canvas.getByRole('group', { name: /^Documents avec intitulé/ });
    const input = slot.querySelector<HTMLInputElement>('[type=file][multiple]');
    if (input === null) throw new Error('aucune place pour un fichier');
    await userEvent.upload(input, new File(['%PDF-1.4'], 'plan.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('Donnez d’abord un intitulé.')).toBeVisible();
    await userEvent.type(title, 'Plan de la salle');
    await expect(title).toBeValid();
  },
};

/** Une demande complète se soumet après confirmation. */
export const Submitted: ScreenStory = {
  ...seen('saisie', {}, 'documents'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre la demande' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Soumettre la demande' }));
    await expect(await screen.findByText(/^Demande soumise/)).toBeInTheDocument();
  },
};

const complete = exampleDemandeHabilitation({}, { taskKey: 'saisie', role: 'G' });
const acted = perRun(() => ({ isDone: false }));

/** Ce que la réponse d’une action vient de dire n’est pas redemandé : la page le montre. */
export const AnswerServes: ScreenStory = {
  ...seen('saisie', {}, 'documents'),
  parameters: {
    msw: [
      mock(demandeHabilitation.get, () => (acted().isDone ? problemAnswer(404, 'introuvable') : complete)),
      mock(demandeHabilitation.submit, ({ body }) => {
        acted().isDone = true;
        return exampleDemandeHabilitation(
          { version: body.version + 1 },
          { taskKey: 'validation_instruction', role: 'G' },
        );
      }),
      ...sliceHandlers({ account, demandeHabilitation: complete }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre la demande' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Soumettre la demande' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Soumettre la demande' })).toBeNull());
    await expect(await canvas.findByRole('list', { name: 'Avancement du dossier' })).toBeVisible();
    await expect(screen.queryByText('Cette page ne peut pas s’afficher')).toBeNull();
  },
};

/** La caisse demande un complément : la demande est de nouveau ouverte, et dit ce qui manque. */
export const ToComplete: ScreenStory = {
  ...seen('complement', {}, 'pedagogie'),
  parameters: {
    msw: sliceHandlers({
      account,
      demandeHabilitation: exampleDemandeHabilitation({}, { taskKey: 'complement', role: 'G' }),
      steps: [
        exampleHistoriqueCommentaire({
          actionKey: 'DemandeComplement',
          taskDefinitionKey: 'instruction',
          nextTaskDefinitionKey: 'complement',
          commentaire: 'Le déroulé ne dit pas la durée de chaque séquence.',
        }),
      ],
    }),
  },
};

export const OnAPhone: ScreenStory = {
  ...seen('instruction'),
  globals: { viewport: { value: 'w360' } },
};

export const Granted: ScreenStory = seen('acceptee');

/** Une habilitation accordée sous réserve le dit d’abord. */
export const GrantedWithReserve: ScreenStory = {
  args: seen('acceptee').args,
  parameters: {
    msw: [
      mock(historiqueCommentaire.list, [
        exampleHistoriqueCommentaire({ taskDefinitionKey: 'decision', nextTaskDefinitionKey: 'acceptee' }),
      ]),
      ...seen('acceptee', { decision: 'ACCORDE_SOUS_RESERVE', motif: 'Équiper la salle.' }).parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accordée sous réserve')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Habilitation accordée sous réserve/ })).toBeVisible();
    const history = within(canvas.getByRole('list', { name: 'Historique' }));
    await expect(history.getByText('Habilitation accordée sous réserve')).toBeVisible();
    await expect(canvas.getByText(/Équiper la salle/)).toBeVisible();
  },
};

/** Un refus dit son motif et jusqu’à quand on le conteste ; le recours demande un commentaire et une pièce. */
export const Appealed: ScreenStory = {
  ...seen('suppression_apres_refus'),
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Avancement du dossier' })).getAllByRole('listitem');
    await expect(steps[2]).toHaveTextContent('Décision, étape terminée');
    await expect(steps[3]).toHaveTextContent(/Vous pouvez former un recours.*Suppression le/);
    await expect(steps[3]).not.toHaveTextContent(/À rendre|recevez/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Faire un recours' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Le déroulé joint répond au motif.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Faire un recours' }));
    await expect(await within(dialog).findByText('Joignez votre recours.')).toBeVisible();
  },
};

/** Rejetée par sa caisse, une demande n’a connu ni l’expertise ni la commission. */
export const RejectedByTheCaisse: ScreenStory = {
  ...seen('suppression_apres_refus', { decision: null, dateCnh: null }),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Avancement du dossier' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'todo', 'todo', 'current']);
  },
};

/** Hors du périmètre, la demande n’existe pas. */
export const OutOfScope: ScreenStory = {
  parameters: { msw: [mockProblem(demandeHabilitation.get, 404, 'introuvable'), ...sliceHandlers({ account })] },
};

/** Une demande en cours de saisie se supprime en disant pourquoi ; refusé, c’est dit, et ce qui est écrit reste. */
export const Removed: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(demandeHabilitation.remove, 400, 'donnees-invalides', undefined, { isOnce: true }),
      ...seen('saisie').parameters.msw,
    ],
  },
  play: (context) =>
    expectRefusedThenRemoved(context, {
      item: /^Supprimer/,
      refused: /^La demande d’habilitation n’a pas été supprimée\./,
      done: 'Demande d’habilitation supprimée',
    }),
};

/** Un brouillon n’a pas de numéro : la question dit le niveau demandé. */
export const RemovedDraft: ScreenStory = {
  ...seen('saisie', { numero: null }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Supprimer/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer cette demande\u202f?' });
    await expect(question).toHaveTextContent(exampleDemandeHabilitation().dispositifNiveau?.libelle ?? 'sans niveau');
  },
};
