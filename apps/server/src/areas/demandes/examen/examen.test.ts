import { randomUUID } from 'node:crypto';
import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { examen } from '@habilis/api/examen/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemandeHabilitationTable } from '../../../database/tables/demandesHabilitation.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { escapeHtml } from '../../../platform/mail/escapeHtml.ts';
import { pointLabel } from '../../../platform/mail/pointLabel.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { updateDailyDemandes } from '../demande-habilitation/updateDailyDemandes.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';

let server: TestServer;
let entite: Call;
let instructeur: Call;
let director: Call;
let id = 0;
let champs: readonly string[] = [];
let inserted = 0;

/** A demande of the first entite at a task, for a niveau whose formateurs need no certificat. */
async function insertDemande(changes: Partial<Insertable<DemandeHabilitationTable>> = {}): Promise<number> {
  const { db } = server.services.connection;
  const role = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.personne_id', 'role.entite_id', 'entite.caisse_id'])
    .where('personne.habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  const niveau = await niveauOf('GEPO-1');
  const written = await db
    .insertInto('demande_habilitation')
    .values({
      cle_brouillon: randomUUID(),
      numero: `DH-2026-${9000 + inserted++}`,
      role_id: role.id,
      demandeur_id: role.personne_id,
      entite_id: role.entite_id,
      caisse_id: role.caisse_id,
      dispositif_niveau_id: niveau.id,
      mode: 'INI',
      tache: 'instruction',
      date_debut_tache: TEST_TODAY,
      date_first_soumission: '2026-11-02',
      date_last_soumission: '2026-11-02',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}

const niveauOf = (code: string) =>
  server.services.connection.db
    .selectFrom('dispositif_niveau')
    .select(['id', 'pedagogique_upload_fields_config as pedagogique'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

/** Fills every slot of the niveau, and names a formateur. */
async function fill(demandeId: number): Promise<readonly string[]> {
  const { db } = server.services.connection;
  const niveau = await niveauOf('GEPO-1');
  const slots = [...niveau.pedagogique.map((champ) => String(champ.id)), 'lettreEngagement'];
  for (const [rang, champ] of slots.entries()) {
    const file = await db
      .insertInto('fichier')
      .values({
        sha256: String(rang).repeat(64),
        user_filename: `${champ}.pdf`,
        taille: 10,
        type_mime: 'application/pdf',
        depose_par: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('demande_habilitation_fichier')
      .values({ demande_id: demandeId, fichier_id: file.id, champ, intitule: null, rang })
      .execute();
  }
  const formateur = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('demande_habilitation_formateur')
    .values({ demande_id: demandeId, personne_id: formateur.id, rang: 0 })
    .execute();
  return slots.map((champ) => `fileUploads.${champ}`);
}

beforeAll(async () => {
  server = await startPeopledServer();
  id = await insertDemande();
  champs = await fill(id);
  entite = await actAs(server, 'LPF20001');
  instructeur = await actAs(server, 'INS50001');
  director = await actAs(server, 'RCA60001');
});
afterAll(() => server.close());

const read = (call: Call) => call(dh.get, { params: { id } });
const complements = (call: Call) => call(examen.complements, { params: { id } });
const bodyOf = (
  demande: DemandeHabilitation,
  action: string,
  changes: Partial<DemandeHabilitationWrite> = {},
): DemandeHabilitationWrite => ({
  id: demande.id,
  version: demande.version,
  cleBrouillon: null,
  dispositifNiveauId: demande.dispositifNiveau?.id ?? null,
  habilitationSourceMode: demande.habilitationSourceMode,
  habilitationSourceId: null,
  formateurs: demande.formateurs,
  plateformesFixes: [],
  plateformeMobile: false,
  fileUploads: demande.fileUploads.map((file) => ({ id: file.id })),
  draftWorkflowComment: null,
  currentWorkflowTask: { selectedActionKey: action },
  ...changes,
});

test('[G19] whoever assigns sees what each candidate holds already', async () => {
  const [first] = (await read(director)).actionsPossibles.filter(({ key }) => key === 'Affecte');
  const luc = first?.affectables.find(({ habilisId }) => habilisId === 'INS50001');
  await instructeur(dh.submitAction, { body: bodyOf(await read(instructeur), 'PrendEnCharge') });
  const [then] = (await read(director)).actionsPossibles.filter(({ key }) => key === 'Affecte');
  expect(then?.affectables.find(({ habilisId }) => habilisId === 'INS50001')?.charge).toBe((luc?.charge ?? 0) + 1);
});

test('[DH62] a point that stands nowhere, or without words, is refused and nothing moves', async () => {
  const points = [
    { chemin: 'plateformesFixes', commentaire: 'Où ?' },
    { chemin: 'formateurs', commentaire: ' ' },
  ];
  const body = bodyOf(await read(instructeur), 'DemandeComplement', { draftWorkflowComment: 'À compléter.', points });
  expect(await refusal(instructeur(dh.submitAction, { body }))).toMatchObject({
    status: 400,
    title: 'donnees-invalides',
    errors: [
      { path: 'points.0.chemin', title: 'champ.invalide' },
      { path: 'points.1.commentaire', title: 'champ.attendu-requis' },
    ],
  });
  expect(await complements(instructeur)).toEqual([]);
});

test('[DH67] a complement asked with neither a comment nor a point is refused at its comment', async () => {
  const body = bodyOf(await read(instructeur), 'DemandeComplement', { draftWorkflowComment: ' ', points: [] });
  expect(await refusal(instructeur(dh.submitAction, { body }))).toMatchObject({
    status: 400,
    title: 'demande.commentaire-requis',
    errors: [{ path: 'draftWorkflowComment', title: 'demande.commentaire-requis' }],
  });
});

test('[DH63][DH67] a complement is asked field by field; the entite sees its caisse and what stands there', async () => {
  const points = [
    { chemin: champs[0] ?? '', commentaire: 'Déposez la version en vigueur.' },
    { chemin: 'formateurs', commentaire: 'Qui remplace l’animatrice ?' },
  ];
  const body = bodyOf(await read(instructeur), 'DemandeComplement', { draftWorkflowComment: null, points });
  const asked = await instructeur(dh.submitAction, { body });
  expect(asked.currentWorkflowTask.currentTaskDefinitionKey).toBe('complement');
  const [seen] = await complements(entite);
  expect(seen).toMatchObject({
    taskDefinitionKey: 'instruction',
    auteurNomPrenom: 'Carsat Nord-Est',
    auteurRoleType: null,
    reponduLe: null,
  });
  expect(
    seen?.points.map(({ chemin, avant, apres }) => [
      chemin,
      avant.length,
      JSON.stringify(avant) === JSON.stringify(apres),
    ]),
  ).toEqual([
    [champs[0], 1, true],
    ['formateurs', 1, true],
  ]);
  expect((await complements(instructeur))[0]).toMatchObject({ auteurNomPrenom: 'Luc Fontaine', auteurRoleType: 'I' });
});

test('[DX945] the mail that asks for a complement names each field as the form does, with what is expected of it', async () => {
  const { connection, letterhead } = server.services;
  const row = await selectCourriels(connection.db)
    .where('modele', '=', 'dh-complement')
    .where('objet_id', '=', id)
    .executeTakeFirstOrThrow();
  const niveau = await niveauOf('GEPO-1');
  const name = niveau.pedagogique[0]?.libelle ?? '';
  expect(name).not.toBe('');
  const { text, html } = renderCourriel(letterhead, row, row);
  expect(text).toContain(
    `Ce qui est attendu\n\n- ${name}\u00A0: Déposez la version en vigueur.\n- Formateurs\u00A0: Qui remplace l’animatrice ?`,
  );
  expect(html).toContain(`<li><strong>${escapeHtml(name)}</strong><br>Déposez la version en vigueur.</li>`);
  const signed = { chemin: 'fileUploads.lettreEngagement', piece: null };
  expect(pointLabel(letterhead.format, signed)).toBe('Lettre d’engagement signée');
});

test('[DH65] of two people who answer one point, the second is told what the first wrote', async () => {
  const point = (await complements(entite))[0]?.points[1];
  const answer = { pointId: point?.id ?? 0, version: point?.version ?? 0, traite: false, reponse: 'Marc Thévenot.' };
  const written = await entite(examen.repondre, { params: { id }, body: answer });
  expect(written).toMatchObject({ version: answer.version + 1, reponse: 'Marc Thévenot.' });
  const late = entite(examen.repondre, { params: { id }, body: { ...answer, reponse: 'Personne.' } });
  expect(await refusal(late)).toMatchObject({
    status: 409,
    title: 'demande.version-perimee',
    courant: { reponse: 'Marc Thévenot.' },
  });
  const elsewhere = { ...answer, pointId: 900_000 };
  expect(await refusal(entite(examen.repondre, { params: { id }, body: elsewhere }))).toMatchObject({ status: 404 });
});

test('[DH64] it is not sent while a point has neither tick nor answer nor its paper', async () => {
  const point = (await complements(entite))[0]?.points[0];
  const submit = async () => entite(dh.submit, { body: bodyOf(await read(entite), 'Soumet') });
  expect(await refusal(submit())).toMatchObject({
    status: 400,
    errors: [{ path: `points.${point?.id}`, title: 'champ.point-sans-reponse' }],
  });
  expect((await read(entite)).currentWorkflowTask.currentTaskDefinitionKey).toBe('complement');
});

test('[DH63][DH64] the paper deposited answers its point; on return the instructeur sees each field before and after, and the answers; then nothing is written any more', async () => {
  const stored = await read(entite);
  const replaced = new File([pdfOf('Programme')], 'programme.pdf', { type: 'application/pdf' });
  const [first, ...others] = stored.fileUploads;
  const sent = await entite(dh.submit, {
    body: bodyOf(stored, 'Soumet', {
      fileUploads: [
        ...others.map((file) => ({ id: file.id })),
        { champ: first?.champ ?? '', userFilename: 'programme.pdf', partIndex: 0 },
      ],
    }),
    files: [replaced],
  });
  expect(sent.currentWorkflowTask.currentTaskDefinitionKey).toBe('instruction');
  const [back] = await complements(instructeur);
  expect(back?.reponduLe).not.toBeNull();
  expect(back?.points.map(({ avant, apres }) => [avant[0]?.libelle, apres[0]?.libelle])).toEqual([
    [first?.userFilename, 'programme.pdf'],
    ['Julie Perrin (FOR40001)', 'Julie Perrin (FOR40001)'],
  ]);
  const point = back?.points[0];
  const body = { pointId: point?.id ?? 0, version: point?.version ?? 0, traite: false, reponse: 'Trop tard.' };
  expect(await refusal(entite(examen.repondre, { params: { id }, body }))).toMatchObject({
    status: 409,
    title: 'demande.etape-modifiee',
  });
});

test('[DH64] what was asked of a demande that is taken elsewhere is no more to be answered', async () => {
  const ask = async (points: { chemin: string; commentaire: string }[]) => {
    const changes = { draftWorkflowComment: 'À compléter.', points };
    return instructeur(dh.submitAction, { body: bodyOf(await read(instructeur), 'DemandeComplement', changes) });
  };
  await ask([{ chemin: 'formateurs', commentaire: 'Qui remplace l’animatrice ?' }]);
  const administrator = await actAs(server, 'ADM92001');
  const { version } = await read(administrator);
  const forced = { demandeHabilitationId: id, taskDefinitionKey: 'instruction', commentaire: 'Demandé par erreur.' };
  await administrator(dh.wfGotoTask, { body: { ...forced, version } });
  await ask([]);
  const sent = await entite(dh.submit, { body: bodyOf(await read(entite), 'Soumet') });
  expect(sent.currentWorkflowTask.currentTaskDefinitionKey).toBe('instruction');
});

test('[DH64] a complement is closed by whatever ends its demande without an answer: who gives up, or time', async () => {
  const { db } = server.services.connection;
  const asked = { tache: 'complement', retour_tache: 'instruction', date_debut_tache: TEST_TODAY } as const;
  const author = db.selectFrom('role').select('id').where('type', '=', 'I').limit(1);
  const { id: auteur_role_id } = await author.executeTakeFirstOrThrow();
  const awaiting = async (code: string) => {
    const date_echeance = addDays(TEST_TODAY, 30);
    const { id: niveau } = await niveauOf(code);
    const demande_id = await insertDemande({ ...asked, dispositif_niveau_id: niveau, date_echeance });
    const complement = { demande_id, tache: 'instruction', auteur_role_id, demande_le: new Date() } as const;
    await db.insertInto('demande_complement').values(complement).execute();
    return demande_id;
  };
  const closed = (demandeId: number) =>
    db
      .selectFrom('demande_complement')
      .innerJoin('demande_habilitation', 'demande_habilitation.id', 'demande_complement.demande_id')
      .select('demande_habilitation.tache')
      .where('demande_id', '=', demandeId)
      .where('repondu_le', 'is not', null)
      .execute();
  const [left, late] = [await awaiting('PRAPIBC-1'), await awaiting('PRAP2S-1')];
  const seen = await entite(dh.get, { params: { id: left } });
  const changes = { draftWorkflowComment: 'Projet reporté.' };
  await entite(dh.submitAction, { body: bodyOf(seen, 'Abandonne', changes) });
  expect(await closed(left)).toEqual([{ tache: 'abandonnee' }]);
  const at = addDays(TEST_TODAY, 31);
  const { jobs } = server.services;
  await updateDailyDemandes(db, { today: at, now: new Date(`${at}T04:00:00Z`), settings: DEFAULT_SETTINGS, jobs });
  expect(await closed(late)).toEqual([{ tache: 'abandonnee' }]);
});

test('[DX947] a demande that is forced to the expertise without an expert writes to none', async () => {
  const forcedId = await insertDemande({ dispositif_niveau_id: (await niveauOf('SST-1')).id });
  const administrator = await actAs(server, 'ADM92001');
  const { version } = await administrator(dh.get, { params: { id: forcedId } });
  const taskDefinitionKey = 'sous_commission';
  await administrator(dh.wfGotoTask, {
    body: { demandeHabilitationId: forcedId, version, taskDefinitionKey, commentaire: 'Sauté par erreur.' },
  });
  const mails = await server.services.connection.db
    .selectFrom('courriel')
    .select('modele')
    .distinct()
    .where('objet_id', '=', forcedId)
    .execute();
  expect(mails.map(({ modele }) => modele).filter((modele) => modele.startsWith('dh-'))).toEqual(['dh-deplacee']);
});

test('[DH60][DH61] the delay is told from the tenth decision of the niveau and the caisse within a year', async () => {
  const estimation = () => entite(examen.estimation, { params: { id } });
  const decided = (days: number, date_decision: string) =>
    insertDemande({
      tache: 'acceptee',
      en_cours: false,
      decision: 'ACCORDE',
      date_decision,
      date_first_soumission: addDays(date_decision, -days),
    });
  for (const days of [30, 40, 50, 60, 70, 80, 90, 100, 110]) await decided(days, '2026-06-01');
  await decided(500, '2025-11-20');
  expect(await estimation()).toBeNull();
  await decided(20, TEST_TODAY);
  expect(await estimation()).toEqual({ medianeJours: 60, centile80Jours: 90, nombre: 10, mois: 12 });

  // A decision that may still be cancelled is not known; one that is in force is expected no more.
  const told = async (changes: Partial<Insertable<DemandeHabilitationTable>>) => {
    const { db } = server.services.connection;
    await db.updateTable('demande_habilitation').set(changes).where('id', '=', id).execute();
    return estimation();
  };
  const refused = { decision: 'REFUSE', date_decision: TEST_TODAY, motif: 'Écarts.' } as const;
  const none = { decision: null, date_decision: null, motif: null } as const;
  expect(await told({ tache: 'decision', ...refused })).not.toBeNull();
  expect(await told({ tache: 'suppression_apres_refus', ...refused })).toBeNull();
  expect(await told({ tache: 'suppression_apres_refus', ...none })).toBeNull();
  expect(await told({ tache: 'planification_decision', ...refused, decision: 'AJOURNE' })).toBeNull();
  expect(await told({ tache: 'planification_decision', ...none })).not.toBeNull();
});
