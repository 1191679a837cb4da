import { demande } from '@habilis/api/demande/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../test/actAs.ts';
import { actorsOf } from '../../../test/actorsOf.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { actsOn } from './test/actsOn.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
const STEP = { entite: 1, age: 40, depuis: 6, formateurs: [] } as const;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: [
      { ...STEP, niveau: 'GEPO-1', tache: 'instruction' },
      { ...STEP, niveau: 'SST-2', tache: 'sous_commission' },
      { ...STEP, entite: 3, niveau: 'PRAPIBC-1', tache: 'sous_commission', formateurs: ['EXP80001'] },
      { ...STEP, entite: 101, niveau: 'PRAP2S-1', tache: 'sous_commission' },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const rowOn = (code: string, tache?: DhTaskKey) =>
  db()
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .leftJoin('personne as holder', 'holder.id', 'dh.assigne_id')
    .select(['dh.id', 'dh.version', 'dh.entite_id', 'dh.tache', 'dh.dispositif_niveau_id as niveauId'])
    .select('holder.habilis_id as holder')
    .where('niveau.code', '=', code)
    .$if(tache !== undefined, (query) => query.where('dh.tache', '=', tache ?? 'saisie'))
    .orderBy('dh.id', 'desc')
    .executeTakeFirstOrThrow();
const { read, act } = actsOn(as);
const affectablesOf = async (who: string, id: number, action: string) =>
  (await read(who, id)).actionsPossibles
    .find(({ key }) => key === action)
    ?.affectables.map(({ habilisId }) => habilisId);
const ecartesOf = async (who: string, id: number, action: string) =>
  (await read(who, id)).actionsPossibles.find(({ key }) => key === action)?.ecartes;
const idOf = async (habilisId: string) =>
  db()
    .selectFrom('personne')
    .select(['id', 'version', 'nom', 'prenom', 'email'])
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
/** Sets the niveaux that the expert of asbestos examines, as an administrator does. */
async function setNiveaux(codes: readonly string[]) {
  const { id, version } = await idOf('EXP80002');
  const { id: roleId } = await db()
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', id)
    .executeTakeFirstOrThrow();
  const niveaux = await db().selectFrom('dispositif_niveau').select('id').where('code', 'in', codes).execute();
  const body = { version, dispositifIds: [], niveauIds: niveaux.map((one) => one.id) };
  await (
    await as('ADM92001')
  )(utilisateur.setPerimetre, { params: { roleId: String(roleId) }, body });
}

const mailsTo = async (habilisId: string) =>
  (
    await db()
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select('courriel.modele')
      .where('personne.habilis_id', '=', habilisId)
      .execute()
  ).map(({ modele }) => modele);

test('[DH890][U742][DH893] an instructeur whom the entite invites examines on; once they accept they lose what they held of it, are offered and allowed nothing there, and their caisse is told', async () => {
  const held = await rowOn('GEPO-1', 'instruction');
  expect(held.holder).toMatch(/^INS/);
  const who = held.holder ?? '';
  const { nom, prenom, email } = await idOf(who);
  await (
    await as('LPF20001')
  )(entite.inviter, { params: { id: String(held.entite_id) }, body: { type: 'G', nom, prenom, email } });
  // An entite bars nobody by inviting them.
  expect((await rowOn('GEPO-1', 'instruction')).holder).toBe(who);
  expect((await read(who, held.id, 'I')).actionsPossibles.length).toBeGreaterThan(0);
  expect(await mailsTo('RCA60001')).not.toContain('entite-partie-prenante');
  const instructeur = await as(who, 'I');
  const [offer] = await instructeur(entite.invitations, {});
  expect(offer).toMatchObject({ type: 'G', estConflit: true });
  await instructeur(entite.repondre, {
    params: { invitationId: offer?.id ?? 0 },
    body: { accepte: true, conflitLu: true },
  });
  expect(await mailsTo('RCA60001')).toContain('entite-partie-prenante');
  expect((await rowOn('GEPO-1', 'instruction')).holder).toBeNull();
  const shown = await read(who, held.id, 'I');
  expect(shown).toMatchObject({ actionsPossibles: [], modifiable: false, partPrise: 'G' });
  const caller = await as(who, 'I');
  const claim = dhWriteBody(shown, { action: 'PrendEnCharge' });
  expect(await refusal(caller(dh.submitAction, { body: claim }))).toMatchObject({
    status: 403,
    title: 'role.partie-prenante',
  });
  const demandes = [{ type: 'DH' as const, id: held.id, version: shown.version }];
  expect(await caller(demande.grouper, { body: { action: 'PrendEnCharge', demandes } })).toMatchObject([
    { title: 'role.partie-prenante' },
  ]);
  const others = (await (await as('RCA60001'))(demande.affectables, { body: { demandes } })).map(
    ({ habilisId }) => habilisId,
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(who);
});

test('[DH890] a responsable of the caisse who manages an entite suspends nothing of it; a colleague of the network may', async () => {
  const mine = await db()
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('mrp', 'mrp.id', 'entite.caisse_id')
    .select(['habilitation.id', 'habilitation.version', 'habilitation.entite_id'])
    .where('mrp.code', '=', 'NORD_EST')
    .where('habilitation.date_debut_suspension', 'is', null)
    .where('habilitation.date_fin', '>', '2026-12-31')
    .executeTakeFirstOrThrow();
  const params = { id: String(mine.id) };
  expect((await (await as('RCA60001'))(habilitation.get, { params })).actionsPossibles.length).toBeGreaterThan(0);
  const { id } = await idOf('RCA60001');
  const role = { personne_id: id, type: 'DL' as const, entite_id: mine.entite_id, mrp_id: null, fin_le: null };
  await db().insertInto('role').values(role).execute();
  expect((await (await as('RCA60001', 'RC'))(habilitation.get, { params })).actionsPossibles).toEqual([]);
  const body = {
    habilitationId: mine.id,
    version: mine.version,
    dateRappel: null,
    commentaire: null,
  };
  expect(await refusal((await as('RCA60001', 'RC'))(habilitation.setRappel, { body }))).toMatchObject({
    status: 403,
    title: 'role.partie-prenante',
  });
  await db().deleteFrom('role').where('personne_id', '=', id).where('type', '=', 'DL').execute();
});

test('[DH891][DH892][DH942] an expert who stepped down gets the demande back by no road, and what they thought of it counts no more', async () => {
  await setNiveaux(['AMSS4-1', 'SST-2']);
  const { id } = await rowOn('SST-2', 'sous_commission');
  const { id: expert } = await idOf('EXP80001');
  await db()
    .insertInto('avis')
    .values({
      demande_id: id,
      tache: 'sous_commission',
      personne_id: expert,
      role_type: 'E',
      type: 'D',
      texte: 'Non.',
      rendu_le: new Date(),
    })
    .execute();
  expect((await read('REP70001', id)).typeDernierAvis).toBe('D');
  await act('EXP80001', id, { action: 'SeDessaisit', draftWorkflowComment: 'Je forme chez eux.' });
  expect((await read('REP70001', id)).typeDernierAvis).not.toBe('D');
  expect(await affectablesOf('REP70001', id, 'Soumet')).toEqual(['EXP80002']);
  expect(await ecartesOf('REP70001', id, 'Soumet')).toMatchObject([{ nomPrenom: 'Thomas Rey', raison: 'recuse' }]);
  // What they wrote is still read, as what no longer counts.
  const given = await (await as('REP70001'))(dh.avis, { params: { id: String(id) } });
  expect(given.find(({ auteurNomPrenom }) => auteurNomPrenom === 'Thomas Rey')?.ecarteLe).toMatch(/^2026-/);
  const again = act('REP70001', id, { action: 'Soumet', assigne: 'EXP80001' });
  expect(await refusal(again)).toMatchObject({ status: 400, title: 'donnees-invalides' });
  await act('REP70001', id, { action: 'Soumet', assigne: 'EXP80002' });
  expect(await affectablesOf('REP70001', id, 'Affecte')).toEqual(['EXP80002']);
  expect((await rowOn('SST-2', 'sous_commission')).holder).toBe('EXP80002');
});

test('[DH891] whom a demande declares as formateur is never its expert', async () => {
  const { id, version } = await rowOn('PRAPIBC-1', 'sous_commission');
  expect(await affectablesOf('RDI90003', id, 'Affecte')).toEqual([]);
  expect(await ecartesOf('RDI90003', id, 'Affecte')).toEqual([
    { nomPrenom: 'Thomas Rey', raison: 'formateur', depuis: null },
  ]);
  const body = dhWriteBody(await read('RDI90003', id), { action: 'Affecte', assigne: 'EXP80001' });
  expect(await refusal((await as('RDI90003'))(dh.submitAction, { body }))).toMatchObject({ status: 400 });
  expect((await rowOn('PRAPIBC-1')).version).toBe(version);
});

test('[DN1][U9] a perimeter that is narrowed gives back what it no longer covers', async () => {
  const { id } = await rowOn('PRAP2S-1', 'sous_commission');
  await setNiveaux(['AMSS4-1', 'SST-2', 'PRAP2S-1']);
  await act('RDI90003', id, { action: 'Affecte', assigne: 'EXP80002' });
  expect((await rowOn('PRAP2S-1')).holder).toBe('EXP80002');
  await setNiveaux(['AMSS4-1', 'SST-2']);
  expect((await rowOn('PRAP2S-1')).holder).toBeNull();
  expect((await rowOn('SST-2')).holder).toBe('EXP80002');
});
