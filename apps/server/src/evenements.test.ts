import type { Call } from '@habilis/api/client/createClient';
import { commission } from '@habilis/api/commission/endpoints';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { TYPES_EVENEMENT, type TypeEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import { DEFAULT_SETTINGS as settings } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemande } from './areas/demandes/commission/test/addDemande.ts';
import { sendHeld } from './areas/demandes/commission/test/sendHeld.ts';
import { habilitationOf } from './areas/sessions/session-certification/test/habilitationOf.ts';
import { happened } from './platform/evenement/happened.ts';
import { purgeTechnical } from './platform/purgeTechnical.ts';
import { actAs } from './test/actAs.ts';
import { addToCast } from './test/cast/addToCast.ts';
import { HABILITATIONS } from './test/cast/HABILITATIONS.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import type { TestServer } from './test/startTestServer.ts';
import { TEST_TODAY as TODAY } from './test/TEST_TODAY.ts';

const LORRAINE = 'Lorraine Prévention Formation';
const NORD = 'Nord Amiante Pédagogie';
/** What is said with an act; no event repeats it. */
const DIT = 'Relevé par Zoé Marchand.';

let server: TestServer;
let admin: Call;
let manager: Call;
let sst: number;
let nord: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
  [admin, manager] = [await actAs(server, 'ADM92001'), await actAs(server, 'LPF20001')];
  [sst, nord] = [await habilitationOf(db(), LORRAINE, 'SST-1'), await habilitationOf(db(), NORD, 'AMSS4-1')];
});
afterAll(() => server.close());

const versionOf = async (id: number) => (await admin(habilitation.get, { params: { id } })).version;
const suspend = async (by: Call, changes: object = {}) =>
  by(habilitation.setSuspension, {
    body: {
      habilitationId: sst,
      version: await versionOf(sst),
      dateDebutSuspension: TODAY,
      dateFinSuspension: addMonths(TODAY, 2),
      commentaireSuspension: DIT,
      motif: 'AUDIT',
      rupture: false,
      ...changes,
    },
  });
const LIFT = { dateDebutSuspension: null, dateFinSuspension: null, motif: null };

/** The commission grants something to an entite, and the letter leaves. */
async function grant(given: Pick<Parameters<typeof addDemande>[1], 'raisonSociale' | 'niveau' | 'mode' | 'sourceId'>) {
  const numero = `DH-2026-97${given.niveau}`;
  const id = await addDemande(db(), { ...given, numero, tache: 'decision', dateCnh: TODAY });
  const secretaire = await actAs(server, 'CNH91001');
  const { version } = await secretaire(demandeHabilitation.get, { params: { id } });
  const decided = { decision: 'ACCORDE', avecComplement: false, motif: null, dateDebut: null } as const;
  await secretaire(commission.decider, { body: { decisions: [{ demandeHabilitationId: id, version, ...decided }] } });
  await sendHeld(server);
}

let made = 0;
async function create() {
  const { entite } = await admin(habilitation.get, { params: { id: sst } });
  const niveau = db().selectFrom('dispositif_niveau').select('id').where('code', '=', 'GEPO-1');
  const body = {
    entiteId: entite.id,
    dispositifNiveauId: (await niveau.executeTakeFirstOrThrow()).id,
    dateDebut: TODAY,
    dateFin: null,
    plateformesFixes: [],
    plateformeMobile: false,
    fileUploads: [],
  };
  made = (await admin(habilitation.create, { body, files: [] })).id;
}

async function delegate() {
  const [possible] = await manager(habilitation.delegatairesPossibles, { params: { id: made } });
  const body = { roleId: possible?.roleId ?? 0, version: await versionOf(made) };
  await manager(habilitation.addDelegataire, { params: { id: made }, body });
}

async function endDelegation() {
  const [held] = await manager(habilitation.delegataires, { params: { id: made } });
  const params = { id: made, roleId: held?.roleId ?? 0 };
  await manager(habilitation.removeDelegataire, { params, body: { version: await versionOf(made) } });
}

async function dropPlateforme() {
  const { plateformesFixes, version } = await admin(habilitation.get, { params: { id: nord } });
  const params = { id: nord, platformId: plateformesFixes[0]?.id ?? 0 };
  await admin(habilitation.removePlateforme, { params, body: { motif: DIT, version } });
}

async function liftReserve() {
  const reserved = { reserve: 'Un formateur de plus.', date_reserve: TODAY };
  await db().updateTable('habilitation').set(reserved).where('id', '=', sst).execute();
  const body = { habilitationId: sst, version: await versionOf(sst), commentaire: DIT };
  await admin(habilitation.leverReserve, { body });
}

/** An act of the product for each event, in an order in which one may follow the other. */
const ACTS: Readonly<Record<TypeEvenement, () => Promise<unknown>>> = {
  'habilitation-accordee': () => grant({ raisonSociale: LORRAINE, niveau: 'PRAP2S-1', mode: 'INI' }),
  'habilitation-plateforme-ajoutee': () =>
    grant({ raisonSociale: NORD, niveau: 'AMSS4-1', mode: 'APF', sourceId: nord }),
  'habilitation-creee': create,
  'habilitation-deleguee': delegate,
  'habilitation-delegation-terminee': endDelegation,
  'habilitation-supprimee': async () =>
    admin(habilitation.remove, { params: { id: made }, body: { motif: DIT, version: await versionOf(made) } }),
  'habilitation-plateforme-supprimee': dropPlateforme,
  'habilitation-reserve-levee': liftReserve,
  'habilitation-fin-changee': async () =>
    admin(habilitation.setDateFin, {
      body: {
        habilitationId: sst,
        dateFin: addDays(TODAY, 300),
        commentaireDateFin: DIT,
        version: await versionOf(sst),
      },
    }),
  'habilitation-suspendue': async () => suspend(await actAs(server, 'RCA60001')),
  'habilitation-suspension-confirmee': async () =>
    (await actAs(server, 'RDI90001'))(habilitation.confirmerSuspension, {
      body: {
        habilitationId: sst,
        dateFinSuspension: addMonths(TODAY, 8),
        commentaire: DIT,
        version: await versionOf(sst),
      },
    }),
  'habilitation-suspension-levee': () => suspend(admin, LIFT),
  'habilitation-rompue': () => suspend(admin, { dateFinSuspension: null, rupture: true }),
};

const events = () => db().selectFrom('evenement').selectAll().orderBy('id').execute();

test('an act is tried for each event of the catalogue', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(Object.values(TYPES_EVENEMENT).flat().toSorted());
});

test.each(Object.entries(ACTS))(
  '%s is written once by its act, and repeats nothing that was said',
  async (type, act) => {
    const before = (await events()).at(-1)?.id ?? 0;
    await act();
    const written = (await events()).filter(({ id }) => id > before);
    const own = written.filter((one) => one.type === type);
    expect(own).toHaveLength(1);
    const objets = Object.entries(TYPES_EVENEMENT).flatMap(([objet, types]) =>
      types.some((one) => one === type) ? [objet] : [],
    );
    expect(own).toMatchObject([
      { objet_type: objets[0], numero: expect.stringMatching(/\d/), entite_id: expect.any(Number) },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/Zoé|Marchand|Lefèvre|Moreau/);
  },
);

test('what is undone leaves neither event nor mail; an event without the transaction of its act is refused', async () => {
  const { jobs } = server.services;
  const telling = { jobs, settings, today: TODAY, now: new Date(`${TODAY}T10:00:00Z`) };
  const row = await db().selectFrom('habilitation').selectAll().where('id', '=', nord).executeTakeFirstOrThrow();
  const happening = {
    type: 'habilitation-fin-changee',
    objet: { id: nord, numero: row.numero, entiteId: row.entite_id },
    valeurs: { debut: row.date_fin, fin: TODAY },
  } as const;
  const counted = async () => [
    (await events()).length,
    (await db().selectFrom('courriel').select('id').where('modele', '=', 'hab-fin-changee').execute()).length,
  ];
  const before = await counted();
  const act = db()
    .transaction()
    .execute(async (trx) => {
      await happened({ ...telling, db: trx }, happening);
      const mails = trx.selectFrom('courriel').select('id').where('modele', '=', 'hab-fin-changee');
      expect((await mails.execute()).length).toBeGreaterThan(before[1] ?? 0);
      throw new Error('undone');
    });
  await expect(act).rejects.toThrow('undone');
  await expect(happened({ ...telling, db: db() }, happening)).rejects.toThrow('transaction');
  expect(await counted()).toEqual(before);
});

test('events are removed once their time is over', async () => {
  const kept = await events();
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const [first] = kept;
  const age = Math.round((Date.now() - (first?.survenu_le.getTime() ?? 0)) / (24 * 60 * 60 * 1000));
  await purgeTechnical(db(), { now: later(settings.conservationEvenementsJours - age - 2), settings });
  expect(await events()).toEqual(kept);
  await purgeTechnical(db(), { now: later(settings.conservationEvenementsJours + 2), settings });
  expect(await events()).toEqual([]);
});
