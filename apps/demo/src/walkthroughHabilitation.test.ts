import type { Call } from '@habilis/api/client/createClient';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { commission } from '@habilis/api/commission/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { examen } from '@habilis/api/examen/endpoints';
import { champsObligatoires } from '@habilis/domain/demande-habilitation/checkSoumission';
import { DH_TASK_KEYS, type DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { niveauOf } from '@habilis/server/areas/demandes/demande-habilitation/niveauOf';
import { sendHeld } from '@habilis/server/areas/demandes/commission/test/sendHeld';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { DEMO_DEMANDES } from './demoDemandes.ts';
import { DEMO_PERSONS } from './demoPersons.ts';
import { specimenPdf } from './specimenPdf.ts';
import { actorsOf } from '@habilis/server/test/actorsOf';
import { dhWriteBody } from '@habilis/server/test/dhWriteBody';
import { nameAgain } from './test/nameAgain.ts';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

// After every planned commission of the demonstration, before the announced suspension.
const DAY = '2026-12-10';

let server: TestServer;

beforeAll(async () => {
  server = await startDemonstrationServer({ now: () => new Date(`${DAY}T10:00:00Z`) });
  await nameAgain(server);
});
afterAll(() => server.close());

const as = actorsOf(() => server);

/** The role that acts at each task. */
const ACTORS: Readonly<Partial<Record<DhTaskKey, RoleType>>> = {
  instruction: 'I',
  validation_instruction: 'RC',
  repartition: 'R',
  sous_commission: 'E',
  validation_demande: 'RD',
  planification_decision: 'CNH',
  decision: 'CNH',
};

function personOf(type: RoleType, caisse: string, niveau: string): string {
  const [dispositif = ''] = niveau.split('-');
  const found = DEMO_PERSONS.find(({ roles }) =>
    roles.some((role) => {
      if (role.type !== type || role.finieDepuis !== undefined) return false;
      if (type === 'I' || type === 'RC') return role.mrp === caisse;
      if (type === 'E') return role.niveaux?.includes(niveau) === true;
      return type !== 'RD' || role.dispositifs?.includes(dispositif) === true;
    }),
  );
  return found?.habilisId ?? '';
}

const JULIE = { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' };

async function cancelHeld(call: Call, id: number): Promise<void> {
  const { db } = server.services.connection;
  const held = await db
    .selectFrom('decision_commission')
    .select('id')
    .where('demande_id', '=', id)
    .where('etat', '=', 'a-envoyer')
    .execute();
  if (held.length > 0) await call(commission.annuler, { body: { decisionIds: held.map((one) => one.id) } });
}

/** Answers first every point that an instructeur asked about. */
async function answerComplement(call: Call, id: number): Promise<void> {
  const [last] = await call(examen.complements, { params: { id } });
  if (last === undefined || last.reponduLe !== null) return;
  for (const { id: pointId, version } of last.points) {
    await call(examen.repondre, { params: { id }, body: { pointId, version, traite: true, reponse: 'C’est fait.' } });
  }
}

/** Submits as the demandeur, with what is still missing. */
async function submitAs(call: Call, read: DemandeHabilitation): Promise<DemandeHabilitation> {
  const niveau = await niveauOf(server.services.connection.db, read.dispositifNiveau?.id ?? null);
  const missing = (niveau === null ? [] : champsObligatoires(niveau)).filter(
    (champ) => !read.fileUploads.some((one) => one.champ === champ),
  );
  const added = missing.map((champ, partIndex) => ({ champ, userFilename: `${champ}.pdf`, partIndex }));
  const kept = read.fileUploads.map(({ id }) => ({ id }));
  const files = missing.map((champ) => new File([specimenPdf(champ, [])], `${champ}.pdf`));
  const formateurs = read.formateurs.length === 0 ? [JULIE] : read.formateurs;
  return call(dh.submit, { body: dhWriteBody(read, { fileUploads: [...kept, ...added], formateurs }), files });
}

/** The body of a reviewer's submit at each task. */
function submitOf(read: DemandeHabilitation): Parameters<typeof dhWriteBody>[1] {
  const task = read.currentWorkflowTask.currentTaskDefinitionKey;
  if (task === 'repartition') {
    const expert = read.actionsPossibles.find(({ key }) => key === 'Soumet')?.affectables[0]?.habilisId;
    return expert === undefined ? {} : { assigne: expert };
  }
  if (task === 'planification_decision') return { dateCnh: DAY };
  if (task === 'decision') return { decision: 'ACCORDE' };
  return { avis: { type: 'F', texte: null } };
}

test('[G9] there is a demande d’habilitation at each task', async () => {
  const rows = await server.services.connection.db.selectFrom('demande_habilitation').select('tache').execute();
  expect(new Set(rows.map(({ tache }) => tache))).toEqual(new Set(DH_TASK_KEYS));
});

test('[G11] every demande d’habilitation of the demonstration has living actors who bring it to a final state', async () => {
  const { db } = server.services.connection;
  const rows = await db
    .selectFrom('demande_habilitation')
    .innerJoin('entite', 'entite.id', 'demande_habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
    .select(['demande_habilitation.id', 'entite.siret', 'dispositif_niveau.code', 'demande_habilitation.en_cours'])
    .where('demande_habilitation.tache', 'not in', ['suppression_apres_refus', 'supprimee'])
    .execute();
  // Another test completes their demandes administratives.
  await db.updateTable('entite').set({ etat: 'active' }).where('etat', '=', 'provisoire').execute();
  for (const { id, siret, code } of rows) {
    const { demandeur = '', entite } = DEMO_DEMANDES.find((other) => other.entite.siret === siret) ?? {};
    const params = { id: String(id) };
    const asDemandeur = await as(demandeur);
    let read = await asDemandeur(dh.get, { params });
    for (let step = 0; step < 9; step++) {
      const task = read.currentWorkflowTask.currentTaskDefinitionKey;
      if (task === 'acceptee' || task === 'abandonnee') break;
      const role = ACTORS[task];
      if (task === 'complement') await answerComplement(asDemandeur, id);
      if (role === undefined) await submitAs(asDemandeur, read);
      else {
        const holder = await db
          .selectFrom('demande_habilitation')
          .leftJoin('personne', 'personne.id', 'assigne_id')
          .select('habilis_id')
          .where('demande_habilitation.id', '=', id)
          .executeTakeFirstOrThrow();
        const reviewer = await as(holder.habilis_id ?? personOf(role, entite?.caisse ?? '', code));
        // A decision kept back, since what it promised has changed, is cancelled and taken again.
        if (task === 'decision') await cancelHeld(reviewer, id);
        const seen = await reviewer(dh.get, { params });
        await reviewer(dh.submitAction, { body: dhWriteBody(seen, submitOf(seen)) });
        if (task === 'decision') await sendHeld(server);
      }
      read = await asDemandeur(dh.get, { params });
    }
    expect([entite?.raisonSociale, code, read.currentWorkflowTask.currentTaskDefinitionKey]).toEqual([
      entite?.raisonSociale,
      code,
      expect.stringMatching(/^(acceptee|abandonnee)$/),
    ]);
  }
});
