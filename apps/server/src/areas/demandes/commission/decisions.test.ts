import type { Call } from '@habilis/api/client/createClient';
import { alerte } from '@habilis/api/alerte/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { commission } from '@habilis/api/commission/endpoints';
import type { DecisionWrite } from '@habilis/api/commission/writes';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { examen } from '@habilis/api/examen/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { lettre } from '@habilis/api/lettre/endpoints';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { niveau } from '../../../test/cast/NIVEAUX.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { sendDueDecisions } from './sendDueDecisions.ts';
import { addDemande } from './test/addDemande.ts';

const LORRAINE = 'Lorraine Prévention Formation';
const MINUTE_MS = 60_000;

let server: TestServer;
let secretaire: Call;
let manager: Call;
let minutes = 0;
const now = () => new Date(Date.parse(`${TEST_TODAY}T10:00:00Z`) + minutes * MINUTE_MS);
const db = () => server.services.connection.db;

/** Moves the clock forward; a session ends after an hour. */
async function wait(more: number): Promise<void> {
  minutes += more;
  secretaire = await actAs(server, 'CNH91001');
  manager = await actAs(server, 'LPF20001');
}

beforeAll(async () => {
  server = await startPeopledServer({ now });
  // One niveau for each decision.
  const codes = ['PRAPIBC-2', 'EXER-1', 'CATEC-1', 'GUR-1', 'ECHA-1', 'APSASD-1'];
  const dispositifs = codes.slice(1).map((code) => code.replace(/-1$/, ''));
  await addToCast(server, {
    dispositifs: Object.fromEntries(dispositifs.map((code) => [code, [code, code] as const])),
    niveaux: codes.map((code) => niveau(code, code)),
    demandes: [{ entite: 1, niveau: 'SST-1', tache: 'saisie', age: 4, depuis: 4, formateurs: [] }],
  });
  await wait(0);
});
afterAll(() => server.close());

let count = 0;
const add = (niveau: string, tache: 'decision' | 'planification_decision' = 'decision') =>
  addDemande(db(), {
    numero: `DH-2026-95${String(++count).padStart(2, '0')}`,
    raisonSociale: LORRAINE,
    niveau,
    tache,
    ...(tache === 'decision' ? { dateCnh: TEST_TODAY } : {}),
  });

const versionOf = async (id: number) => (await secretaire(demandeHabilitation.get, { params: { id } })).version;
const asked = async (id: number, changes: Partial<DecisionWrite> = {}): Promise<DecisionWrite> => ({
  demandeHabilitationId: id,
  version: await versionOf(id),
  decision: 'REFUSE',
  avecComplement: false,
  motif: 'Deux pièces sont « échues ».',
  dateDebut: null,
  ...changes,
});
const decide = (...decisions: DecisionWrite[]) => secretaire(commission.decider, { body: { decisions } });
const send = async () =>
  sendDueDecisions(db(), {
    jobs: server.services.jobs,
    now: now(),
    today: TEST_TODAY,
    settings: DEFAULT_SETTINGS,
  });
const seenByEntite = async (id: number) => {
  const seen = await manager(demandeHabilitation.get, { params: { id } });
  return [seen.currentWorkflowTask.currentTaskDefinitionKey, seen.decision, seen.motif];
};
const waiting = async () => (await secretaire(commission.enAttente, {})).map(({ decision }) => decision);

test('[CN3] a decision waits, unseen by the entite, and may be cancelled until its letter leaves', async () => {
  const id = await add('SST-2');
  const mails = await db().selectFrom('courriel').select('id').execute();
  const seen = await manager(demandeHabilitation.get, { params: { id } });
  expect(await decide(await asked(id))).toEqual([{ id, title: null }]);
  expect(await manager(demandeHabilitation.get, { params: { id } })).toEqual(seen);
  expect(await db().selectFrom('courriel').select('id').execute()).toHaveLength(mails.length);
  const [held] = await waiting();
  expect(held).toMatchObject({ decision: 'REFUSE', etat: 'a-envoyer', decideurNomPrenom: 'Marie Roussel' });
  await wait(29);
  await send();
  const decisionIds = [held?.id ?? 0];
  expect(await secretaire(commission.annuler, { body: { decisionIds } })).toEqual([{ id: held?.id, title: null }]);
  await wait(10);
  await send();
  expect(await waiting()).toEqual([]);
  expect(await manager(demandeHabilitation.get, { params: { id } })).toEqual(seen);
  // A second press, of either act, is told what became of it: no letter has left.
  for (const again of [commission.annuler, commission.envoyer]) {
    expect(await secretaire(again, { body: { decisionIds } })).toMatchObject([
      { title: 'commission.decision-annulee' },
    ]);
  }
});

test('[CN4] a decision takes effect once its delay is over, and once only, whatever sends it', async () => {
  const id = await add('PRAP2S-1');
  expect(await decide(await asked(id))).toEqual([{ id, title: null }]);
  await wait(31);
  await Promise.all([send(), send()]);
  await send();
  expect(await seenByEntite(id)).toEqual(['suppression_apres_refus', 'REFUSE', 'Deux pièces sont « échues ».']);
  const steps = await db()
    .selectFrom('historique_commentaire')
    .select(['action_key', 'auteur_role_type'])
    .where('demande_type', '=', 'DH')
    .where('demande_id', '=', id)
    .execute();
  expect(steps).toEqual([
    { action_key: 'DecisionEnregistree', auteur_role_type: 'CNH' },
    { action_key: 'Soumet', auteur_role_type: 'CNH' },
  ]);
});

test('[CN10] a decision that the commission sends at once takes effect then, once only', async () => {
  const id = await add('GEPO-1');
  await decide(await asked(id));
  const held = (await waiting()).find((one) => one?.decision === 'REFUSE' && one.etat === 'a-envoyer');
  const body = { decisionIds: [held?.id ?? 0] };
  const both = await Promise.all([secretaire(commission.envoyer, { body }), secretaire(commission.envoyer, { body })]);
  expect(new Set(both.flat().map(({ title }) => title))).toEqual(new Set(['commission.decision-partie', null]));
  expect(await seenByEntite(id)).toEqual(['suppression_apres_refus', 'REFUSE', 'Deux pièces sont « échues ».']);
  expect(await secretaire(commission.annuler, { body })).toMatchObject([{ title: 'commission.decision-partie' }]);
  const trail = await db().selectFrom('audit').select('action').where('objet_id', '=', id).execute();
  expect(trail.map(({ action }) => action)).toContain('demande-habilitation.decision-envoyee');
});

test('[CN5] the letter stays as it was sent, for the entite and those who follow it', async () => {
  const id = await add('PRAP2S-2');
  expect(await refusal(manager(lettre.decision, { params: { id } }))).toMatchObject({ status: 409 });
  await decide(await asked(id, { decision: 'ACCORDE', motif: null, dateDebut: TEST_TODAY }));
  // The first day of validity would reveal the decision.
  expect(await manager(demandeHabilitation.get, { params: { id } })).toMatchObject({ dateDebut: null });
  expect(await refusal(manager(lettre.decision, { params: { id } }))).toMatchObject({ title: 'lettre.introuvable' });
  await wait(31);
  await send();
  const read = async () => Buffer.from(await (await manager(lettre.decision, { params: { id } })).blob.arrayBuffer());
  const before = await read();
  const kept = await db()
    .selectFrom('decision_commission')
    .select('lettre')
    .where('demande_id', '=', id)
    .executeTakeFirst();
  expect(kept?.lettre).toMatchObject({
    demande: { entite: { raisonSociale: LORRAINE }, mode: 'INI' },
    decision: { decision: 'ACCORDE', motif: null, dateDebut: TEST_TODAY, signataire: 'Marie Roussel' },
  });
  await db()
    .updateTable('entite')
    .set({ raison_sociale: 'Autre nom' })
    .where('raison_sociale', '=', LORRAINE)
    .execute();
  expect((await read()).equals(before)).toBe(true);
  await db()
    .updateTable('entite')
    .set({ raison_sociale: LORRAINE })
    .where('raison_sociale', '=', 'Autre nom')
    .execute();
});

test('[CN11] whoever has no part in a decision that waits sees the demande stand still, whatever they try', async () => {
  const id = await add('EXER-1');
  const [admin, elsewhere] = [await actAs(server, 'ADM92001'), await actAs(server, 'INS50001')];
  const stored = await manager(demandeHabilitation.get, { params: { id } });
  const listed = async (call: Call) => (await call(demande.currentList, { query: { taille: 200 } })).elements;
  const seen = async () => ({
    read: await manager(demandeHabilitation.get, { params: { id } }),
    listed: (await listed(manager)).find((one) => one.type === 'DH' && one.id === id),
    byCaisse: await elsewhere(demandeHabilitation.get, { params: { id } }),
    histories: await Promise.all(
      [manager, elsewhere, admin].map((call) => call(historiqueCommentaire.list, { params: { id, type: 'DH' } })),
    ),
    agenda: (await admin(commission.ordreDuJour, { params: { date: TEST_TODAY } })).points.filter(
      (point) => point.demandeHabilitationId === id,
    ),
    write: await refusal(manager(demandeHabilitation.update, { body: dhWriteBody(stored) })),
  });
  const still = await seen();
  const version = await versionOf(id);
  await decide(await asked(id));
  expect(await versionOf(id)).toBeGreaterThan(version);
  expect(await seen()).toEqual(still);
  const held = (await secretaire(commission.enAttente, {})).find((one) => one.demandeHabilitationId === id);
  await secretaire(commission.annuler, { body: { decisionIds: [held?.decision?.id ?? 0] } });
  expect(await seen()).toEqual(still);
  // Those who decide must send the stored version.
  expect(await decide(await asked(id, { version }))).toEqual([{ id, title: 'demande.version-perimee' }]);
  await decide(await asked(id, { decision: 'AJOURNE', avecComplement: true }));
  await wait(31);
  await send();
  const after = await manager(demandeHabilitation.get, { params: { id } });
  expect(after.version).toBe(await versionOf(id));
  expect(
    await refusal(manager(demandeHabilitation.update, { body: dhWriteBody(after, { version: still.read.version }) })),
  ).toMatchObject({ status: 409, title: 'demande.version-perimee' });
});

test('[CN3] what a postponement asks of facts leaves with its letter, and goes with its decision when that is cancelled', async () => {
  const id = await add('ECHA-1');
  const points = [{ chemin: 'formateurs', commentaire: 'Qui remplace M. Petit ?' }];
  const asks = (call: Call) => call(examen.complements, { params: { id } });
  const postpone = async () => decide(await asked(id, { decision: 'AJOURNE', avecComplement: true, points }));
  expect(await postpone()).toEqual([{ id, title: null }]);
  expect(await asks(manager)).toEqual([]);
  expect(await asks(secretaire)).toMatchObject([{ reponduLe: null, points }]);
  const held = (await secretaire(commission.enAttente, {})).find((one) => one.demandeHabilitationId === id);
  await secretaire(commission.annuler, { body: { decisionIds: [held?.decision?.id ?? 0] } });
  expect([await asks(manager), await asks(secretaire)]).toEqual([[], []]);
  await postpone();
  await wait(31);
  await send();
  expect(await asks(manager)).toMatchObject([{ reponduLe: null, points }]);
  expect(await seenByEntite(id)).toMatchObject(['complement', 'AJOURNE', 'Deux pièces sont « échues ».']);
  // Its mail names them, as that of any complement does.
  const told = db().selectFrom('courriel').select('valeurs').where('modele', '=', 'dh-complement');
  const [mail] = await told.where('objet_id', '=', id).execute();
  expect(mail?.valeurs.points).toEqual([{ ...points[0], piece: null }]);
});

test('[CN12] a decision recorded on the demande’s own page shows there, with what may be done about it, to the commission alone', async () => {
  const id = await add('PRAPIBC-2');
  const read = () => secretaire(demandeHabilitation.get, { params: { id } });
  const before = await read();
  expect(before).toMatchObject({ decisionEnAttente: null });
  const body = dhWriteBody(before, { decision: 'ACCORDE_SOUS_RESERVE', motif: 'Équiper la salle.' });
  const recorded = await secretaire(demandeHabilitation.submitDecision, { body });
  expect(recorded).toMatchObject({
    actionsPossibles: [],
    decisionEnAttente: {
      etat: 'a-envoyer',
      decision: 'ACCORDE_SOUS_RESERVE',
      motif: 'Équiper la salle.',
      decideurNomPrenom: 'Marie Roussel',
      envoiLe: new Date(now().getTime() + 30 * MINUTE_MS).toISOString(),
    },
  });
  const other = await manager(demandeHabilitation.get, { params: { id } });
  expect([other.decisionEnAttente, other.decision]).toEqual([null, null]);
  const history = async () =>
    (await secretaire(historiqueCommentaire.list, { params: { id, type: 'DH' } })).map((one) => one.actionKey);
  expect(await history()).toEqual(['DecisionEnregistree']);
  const decisionIds = [recorded.decisionEnAttente?.id ?? 0];
  await secretaire(commission.annuler, { body: { decisionIds } });
  expect(await history()).toEqual(['DecisionAnnulee', 'DecisionEnregistree']);
  const after = await read();
  expect(after.decisionEnAttente).toBeNull();
  expect(after.actionsPossibles.map(({ key }) => key)).toContain('Soumet');
});

test('[DH705][DX946] what is granted with a reserve says so first, in its alert and its mail', async () => {
  const id = await add('EXER-1');
  await decide(await asked(id, { decision: 'ACCORDE_SOUS_RESERVE', motif: 'Équiper la salle.' }));
  await wait(31);
  await send();
  const alertes = await manager(alerte.list, {});
  expect(alertes.find((one) => one.objetId === id && one.type === 'DH_ACCEPTEE')).toMatchObject({
    decision: 'ACCORDE_SOUS_RESERVE',
  });
  const mails = await db().selectFrom('courriel').select(['modele', 'valeurs']).where('objet_id', '=', id).execute();
  const told = mails.filter(({ modele }) => modele.startsWith('dh-acceptee'));
  expect(new Set(told.map(({ modele }) => modele))).toEqual(new Set(['dh-acceptee-reserve']));
  expect(told[0]?.valeurs.commentaire).toBe('Équiper la salle.');
  expect(told[0]?.valeurs.mots.finReserve).toBe('20/05/2027');
  // What is quoted is headed by what it is, not as a mere comment.
  const [row] = await selectCourriels(db())
    .where('objet_id', '=', id)
    .where('modele', '=', 'dh-acceptee-reserve')
    .execute();
  expect(row === undefined ? '' : renderCourriel(server.services.letterhead, row, row).text).toContain(
    'Réserve\n> Équiper la salle.',
  );
});

test('[DH704][CN13][DX948] a planned day is changed or cleared, from the agenda as from the demande, and nothing else with it', async () => {
  const id = await add('AMSS4-1', 'planification_decision');
  const fichier = await db().selectFrom('fichier').select('id').orderBy('id').executeTakeFirstOrThrow();
  const document = { demande_id: id, fichier_id: fichier.id, champ: 'I_MRP', intitule: 'Note', rang: 0 };
  await db().insertInto('demande_habilitation_fichier').values(document).execute();
  const read = (call: Call) => call(demandeHabilitation.get, { params: { id } });
  const plan = async (dateCnh: string | null) =>
    secretaire(commission.planifier, {
      body: { dateCnh, demandes: [{ demandeHabilitationId: id, version: await versionOf(id) }] },
    });
  const days = async () => {
    const { ouvertes } = await secretaire(commission.seances, {});
    return ouvertes.map(({ date }) => date);
  };
  expect(await plan('2026-12-22')).toEqual([{ id, title: null }]);
  const planned = await read(manager);
  expect(planned).toMatchObject({ dateCnh: '2026-12-22', currentWfTaskDefKeys: ['decision'] });
  expect((await read(secretaire)).actionsPossibles.map(({ key }) => key)).not.toContain('Soumet');
  expect(await plan('2026-12-29')).toEqual([{ id, title: null }]);
  const moved = await read(manager);
  expect(moved).toMatchObject({ dateCnh: '2026-12-29', currentWfTaskDefKeys: ['decision'] });
  expect([moved.version > planned.version, String(moved.dateEcheance) > String(planned.dateEcheance)]).toEqual([
    true,
    true,
  ]);
  expect(await days()).toContain('2026-12-29');
  expect(await plan(null)).toEqual([{ id, title: null }]);
  expect(await days()).not.toContain('2026-12-29');
  expect(await read(secretaire)).toMatchObject({ dateCnh: null, currentWfTaskDefKeys: ['planification_decision'] });
  const steps = await secretaire(historiqueCommentaire.list, { params: { id, type: 'DH' } });
  expect(steps.map(({ actionKey, dateSeance }) => [actionKey, dateSeance]).toReversed()).toEqual([
    ['Soumet', '2026-12-22'],
    ['Replanifie', '2026-12-29'],
    ['Deprogramme', null],
  ]);
  // The documents that the network added stay.
  expect((await read(secretaire)).fileUploads.map((one) => one.id)).toEqual([fichier.id]);
  const body = dhWriteBody(await read(secretaire), { dateCnh: TEST_TODAY });
  await secretaire(demandeHabilitation.submitDateCnh, { body });
  const cleared = dhWriteBody(await read(secretaire), { action: 'Deprogramme' });
  expect(await secretaire(demandeHabilitation.submitDateCnh, { body: cleared })).toMatchObject({ dateCnh: null });
});

test('[CN6] while a decision waits, nothing else is done with its demande', async () => {
  const id = await add('CATEC-1');
  await decide(await asked(id));
  expect(await decide(await asked(id))).toEqual([{ id, title: 'commission.decision-en-attente' }]);
  const admin = await actAs(server, 'ADM92001');
  const forced = { demandeHabilitationId: id, version: 1, taskDefinitionKey: 'instruction', commentaire: 'Reprise.' };
  expect(await refusal(admin(demandeHabilitation.wfGotoTask, { body: forced }))).toMatchObject({
    title: 'commission.decision-en-attente',
  });
});

test('[CN7] of several, one that is refused keeps the others, when planning as when deciding', async () => {
  const [one, other] = [await add('GUR-1', 'planification_decision'), await add('ECHA-1', 'planification_decision')];
  const named = async (id: number) => ({ demandeHabilitationId: id, version: await versionOf(id) });
  const plan = async (dateCnh: string, demandes: Awaited<ReturnType<typeof named>>[]) =>
    secretaire(commission.planifier, { body: { dateCnh, demandes } });
  expect(await plan('2026-11-19', [await named(one)])).toEqual([{ id: one, title: 'demande.date-cnh-passee' }]);
  const stale = { ...(await named(other)), version: 999 };
  expect(await plan(TEST_TODAY, [stale, await named(one)])).toEqual([
    { id: other, title: 'demande.version-perimee' },
    { id: one, title: null },
  ]);
  await plan('2026-12-24', [await named(other)]);
  const decisions = [await asked(other), await asked(one, { decision: 'AJOURNE', avecComplement: true })];
  expect((await secretaire(commission.apercu, { body: { decisions } })).map(({ title }) => title)).toEqual([
    'demande.decision-prematuree',
    null,
  ]);
  expect(await decide(...decisions)).toEqual([
    { id: other, title: 'demande.decision-prematuree' },
    { id: one, title: null },
  ]);
});

test('[CN8] the engagement letter is made of the demande for whoever may read it', async () => {
  const id = await add('AMSS4-1');
  const { blob, filename } = await manager(lettre.engagement, { params: { id } });
  expect(filename).toMatch(/^Lettre d’engagement DH-2026-95\d\d\.pdf$/);
  expect(new TextDecoder().decode((await blob.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const draft = await db()
    .selectFrom('demande_habilitation as dh')
    .innerJoin('entite', 'entite.id', 'dh.entite_id')
    .select('dh.id')
    .where('entite.raison_sociale', '=', LORRAINE)
    .where('dh.numero', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await manager(lettre.engagement, { params: draft })).filename).toBe('Lettre d’engagement.pdf');
  const other = await actAs(server, 'RSC20002');
  expect(await refusal(other(lettre.engagement, { params: { id } }))).toMatchObject({ status: 404 });
});

test('[CN4] a decision that cannot take effect keeps no other from it', async () => {
  const [broken, whole] = [await add('AMSS4-2'), await add('APSASD-1')];
  await decide(await asked(broken), await asked(whole));
  await db()
    .updateTable('demande_habilitation')
    .set({ tache: 'planification_decision' })
    .where('id', '=', broken)
    .execute();
  await wait(31);
  await expect(send()).rejects.toThrow(/^1 en échec/);
  expect(await seenByEntite(whole)).toEqual(['suppression_apres_refus', 'REFUSE', 'Deux pièces sont « échues ».']);
});
