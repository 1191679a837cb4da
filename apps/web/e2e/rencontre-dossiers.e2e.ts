import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { expect, test } from '@playwright/test';
import { asked, bringToday, closeNiveaux, dayIn, frenchDay, newNiveau } from './dossiers.ts';
import { callsAs, newcomer, newEntite, newName, pageOf, take, typeDay } from './rencontre.ts';

test.use({ actionTimeout: 20_000 });

const FREE = {
  numeroDeclarationActivite: null,
  typeEntite: 'ENT',
  regime: 'GENERAL',
  declarationUrssaf: false,
  adresse: { ligne1: '4 rue du Port', ligne2: null, codePostalVille: { codePostal: '14000', ville: 'Caen' } },
  responsableLegal: { nom: 'Régnier', prenom: 'Chloé', fonction: 'Gérante' },
  contact: {
    nom: 'Régnier',
    prenom: 'Chloé',
    email: 'c.regnier@example.org',
    telephone: { indicatif: '+33', numero: '06 39 98 12 34' },
  },
} as const satisfies Partial<DemandeAdministrativeWrite>;

type Change = Partial<DemandeAdministrativeWrite> & { readonly action?: string };

const writeOf = (read: DemandeAdministrative, { action, ...changes }: Change = {}): DemandeAdministrativeWrite => ({
  ...saisieOf(read),
  id: read.id,
  version: read.version,
  cleBrouillon: read.id === null ? randomUUID() : null,
  avecDemandeHabilitation: read.avecDemandeHabilitation,
  fileUploads: read.fileUploads.map(({ id }) => ({ id })),
  draftWorkflowComment: null,
  currentWorkflowTask: { selectedActionKey: action ?? null },
  ...changes,
});

/** The dossier of a demandeur, saved with all that its submit asks for. */
async function filled(by: Call, changes: Change = {}): Promise<DemandeAdministrative> {
  const read = await by(demandeAdministrative.startWithoutDemandeHabilitation, {});
  return by(demandeAdministrative.update, { body: writeOf(read, { ...FREE, ...changes }) });
}
const readDossier = (by: Call, id: number | null) => by(demandeAdministrative.get, { params: { id: String(id ?? 0) } });
const submitDossier = async (by: Call, id: number | null) =>
  by(demandeAdministrative.submit, { body: writeOf(await readDossier(by, id)) });
const examine = async (by: Call, id: number | null, change: Change) =>
  by(demandeAdministrative.submitByInstructeur, { body: writeOf(await readDossier(by, id), change) });

test.afterEach(closeNiveaux);

test('[DA51] a stranger’s dossier holds a SIRET until it is refused: then the company that it is has it', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const siret = inventSiret(1000 + Math.floor(Math.random() * 40_000));
  const stranger = await callsAs((await newcomer(admin, 'Denis', { type: 'DM' })).habilisId);
  const { id: taken } = await filled(stranger, { siret, raisonSociale: `Emprunt ${newName()}` });
  await submitDossier(stranger, taken);
  const instructeur = await newcomer(admin, 'Ivan', { type: 'I', caisse: 'NORMANDIE' });
  await examine(await callsAs(instructeur.habilisId), taken, {
    action: 'Rejette',
    draftWorkflowComment: 'Ce SIRET n’est pas le sien.',
  });
  const owner = await newcomer(admin, 'Olga', { type: 'DM' });
  const own = await callsAs(owner.habilisId);
  const { id } = await filled(own, { siret, raisonSociale: `Titulaire ${newName()}` });

  const asking = await pageOf(browser, owner.habilisId, `demandes-administratives/${id}`);
  await asking.getByRole('button', { name: 'Soumettre', exact: true }).click();
  await expect(asking.getByText(/^Ce SIRET est déjà celui d’une autre entité/).first()).toBeVisible();
  const responsable = await newcomer(admin, 'Romane', { type: 'RC', caisse: 'NORMANDIE' });
  const confirming = await pageOf(browser, responsable.habilisId, `demandes-administratives/${taken}`);
  await take(confirming, 'Confirmer le rejet', (dialog) => dialog.getByRole('textbox').last().fill('Usurpation.'));
  await asking.getByRole('button', { name: 'Soumettre', exact: true }).click();
  await expect(asking.getByText('Dossier soumis').first()).toBeVisible();
  expect(await readDossier(own, id)).toMatchObject({
    siret,
    numero: expect.stringMatching(/^DA-/),
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_instruction' },
  });
  expect((await readDossier(admin, taken)).currentWorkflowTask.currentTaskDefinitionKey).toBe('refusee');
});

test('[H716] a caisse asks for an update with a suspension while a demande is before the commission, which reads from when', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const niveau = await newNiveau(admin);
  const { gestionnaire } = await newEntite(admin, 'Rencontres');
  const g = await callsAs(gestionnaire.habilisId);
  const instructeur = await newcomer(admin, 'Ivan', { type: 'I', caisse: 'NORMANDIE' });
  const { id: dossier } = await g(demandeAdministrative.startWithoutDemandeHabilitation, {});
  const id = await asked(g, niveau);
  const cnhCall = await callsAs('CNH91001');
  await bringToday(admin, cnhCall, id);

  const day = dayIn(20);
  const cnh = await pageOf(browser, 'CNH91001', `demandes-habilitation/${id}`);
  const told = cnh.getByText(new RegExp(`^L’entité est suspendue à partir du ${frenchDay(day)}`));
  await expect(told).toHaveCount(0);
  const asking = await pageOf(browser, instructeur.habilisId, `demandes-administratives/${dossier}`);
  await take(asking, 'Demander une mise à jour', async (dialog) => {
    await dialog.getByLabel('Commentaire').fill('L’attestation a plus de six mois.');
    await typeDay(dialog.getByRole('group', { name: /^Suspension administrative/ }), day);
  });
  await cnh.reload();
  await expect(told).toBeVisible();
  const { dateSuspensionAdministrative, currentWorkflowTask } = await readDossier(g, dossier);
  expect([dateSuspensionAdministrative, currentWorkflowTask.currentTaskDefinitionKey]).toEqual([day, 'da_complement']);
});
