import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { certificatFormateur, FORMATEUR_SORTS } from '@habilis/api/certificat-formateur/endpoints';
import type { BodyOf } from '@habilis/api/endpoint';
import { decodePayload } from '@habilis/domain/certificat/payload';
import { echeance } from '@habilis/api/echeance/endpoints';
import { recherche } from '@habilis/api/recherche/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { ETATS_MENES, type SessionEtat } from '@habilis/domain/session-certification/etats';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenSession } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { habilitationOf } from '../../sessions/test/habilitationOf.ts';
import { sessionWriteOf } from '../../sessions/test/sessionWriteOf.ts';
import { alertesDuJour } from './alertesCertificats.ts';

type Asked = Partial<BodyOf<typeof certificatFormateur.search>>;

/** The end of Julie's certificat, as the file of a list writes a day. */
const FIN = addDays(TODAY, 20).split('-').toReversed().join('/');

let server: TestServer;
let admin: Call;
const db = () => server.services.connection.db;

const LORRAINE = {
  etat: 'CLOTUREE',
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' },
} as const;
/** Élodie's certificat ends in a month and a half; that of Anne does too, but she has a later one. */
const SESSIONS: readonly GivenSession[] = [
  {
    ...LORRAINE,
    jours: [690, 690],
    stagiaires: [
      { nom: 'Marchand', prenom: 'Élodie', naissance: '1990-04-12' },
      { nom: 'Roux', prenom: 'Anne', naissance: '1988-01-02' },
    ],
  },
  { ...LORRAINE, mode: 'MAC', jours: [40, 40], stagiaires: [{ nom: 'Roux', prenom: 'Anne', naissance: '1988-01-02' }] },
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, sessions: SESSIONS });
  await db().deleteFrom('certificat_formateur').execute();
  for (const [habilisId, code, fin] of [
    ['FOR40001', 'SST-2', addDays(TODAY, 20)],
    ['FOR40001', 'PRAPIBC-1', addDays(TODAY, 695)],
    ['FOR40002', 'SST-2', addDays(TODAY, -5)],
    ['FOR40003', 'SST-2', null],
  ] as const) {
    await sql`insert into certificat_formateur (personne_id, dispositif_niveau_id, date_obtention, date_fin)
      select personne.id, niveau.id, ${addDays(TODAY, -700)}::date, ${fin}::date from personne, dispositif_niveau niveau
      where habilis_id = ${habilisId} and code = ${code}`.execute(db());
  }
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const find = (by: Call, asked: Asked = {}) => by(certificatFormateur.search, { body: { taille: 200, ...asked } });
const held = async (by: Call, asked: Asked = {}) =>
  (await find(by, { tri: 'dateFin', ...asked })).elements.map(
    ({ titulaire, dispositifNiveau }) => `${titulaire.habilisId} ${dispositifNiveau.libelle.split(' – ')[0]}`,
  );
const idOf = async (habilisId: string, libelle = 'SST') => {
  const found = (await find(admin)).elements.find(
    (one) => one.titulaire.habilisId === habilisId && one.dispositifNiveau.libelle.startsWith(libelle),
  );
  return { id: found?.id ?? 0, version: found?.version ?? 0 };
};

test('[C34] each role lists the formateurs certificats of its scope, and reads those alone', async () => {
  const all = ['FOR40002 SST', 'FOR40001 SST', 'FOR40001 PRAP IBC', 'FOR40003 SST'];
  for (const habilisId of ['ADM92001', 'SUP93001', 'REP70001', 'CNH91001']) {
    expect([habilisId, await held(await actAs(server, habilisId))]).toEqual([habilisId, all]);
  }
  const ofJulie = ['FOR40001 SST', 'FOR40001 PRAP IBC'];
  // Their own; of who leads the sessions of the entite, of the delegation, of the caisse; of the dispositif.
  for (const habilisId of ['FOR40001', 'LPF20001', 'DEL30001', 'INS50001', 'RCA60001']) {
    expect([habilisId, await held(await actAs(server, habilisId))]).toEqual([habilisId, ofJulie]);
  }
  expect(await held(await actAs(server, 'RDI90001'))).toEqual(['FOR40002 SST', 'FOR40001 SST', 'FOR40003 SST']);
  expect(await held(await actAs(server, 'NAP20003'))).toEqual([]);
  expect(await refusal(find(await actAs(server, 'EXP80002')))).toMatchObject({ status: 403 });
  const { id } = await idOf('FOR40001');
  const params = { id: String(id) };
  expect(await refusal((await actAs(server, 'FOR40002'))(certificatFormateur.get, { params }))).toMatchObject({
    status: 404,
  });
  const ofEntite = await (await actAs(server, 'LPF20001'))(certificatFormateur.get, { params });
  expect(ofEntite).toMatchObject({ prolongeable: false, telechargeable: true, prolongations: [] });
  const ofDispositif = await (await actAs(server, 'RDI90001'))(certificatFormateur.get, { params });
  expect(ofDispositif).toMatchObject({ prolongeable: true, telechargeable: false });
});

test('[C34] naming a formateur in a draft opens nothing, for an entite and its caisse; leading a session does', async () => {
  const rhone = await actAs(server, 'RSC20002');
  const caisse = await actAs(server, 'INS50002');
  const habilitationId = await habilitationOf(db(), 'Rhône Sécurité Conseil', 'SST-1');
  const { mrp_id: caisseId } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.mrp_id')
    .where('personne.habilis_id', '=', 'INS50002')
    .where('role.type', '=', 'I')
    .executeTakeFirstOrThrow();
  await sql`update entite set caisse_id = ${caisseId} where raison_sociale = 'Rhône Sécurité Conseil'`.execute(db());
  const { id } = await idOf('FOR40001');
  const params = { id: String(id) };
  const seen = async () => {
    const told: unknown[] = [];
    for (const by of [rhone, caisse]) {
      const { elements, total } = await find(by);
      const read = await by(certificatFormateur.get, { params }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      );
      told.push([elements.filter(({ titulaire }) => titulaire.habilisId === 'FOR40001').length, total, read]);
    }
    const download = await rhone(certificatFormateur.download, { params }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
    const ends = await rhone(echeance.list, { query: { taille: 200 } });
    await morning();
    const alertes = (await alertsOf('RSC20002')).filter((line) => line.startsWith('CERT_FORMATEUR_FIN'));
    const { groupes } = await rhone(recherche.find, { query: { texte: 'Perrin', taille: 20 } });
    const { blob } = await rhone(sessionCertification.export, { query: { format: 'csv' } });
    const elsewhere = [
      JSON.stringify(groupes.filter(({ genre }) => genre !== 'session')).includes('Perrin'),
      (await blob.text()).includes(FIN),
    ];
    const isEnd = ({ objetId, type }: (typeof ends.elements)[number]) =>
      type === 'certificat-formateur-fin' && objetId === id;
    return { told, download, ends: ends.elements.some(isEnd), alertes, elsewhere };
  };
  const nothing = {
    told: [
      [0, 0, 404],
      [0, 0, 404],
    ],
    download: 404,
    ends: false,
    alertes: [],
    elsewhere: [false, false],
  };
  expect(await seen()).toEqual(nothing);
  const draft = await rhone(sessionCertification.update, {
    body: sessionWriteOf({ habilitationId, dateSession: addDays(TODAY, 3), dateFinSession: addDays(TODAY, 4) }),
  });
  const at = new Date(`${TODAY}T10:00:00Z`);
  const inEtat = (etat: SessionEtat) =>
    db()
      .updateTable('session_certification')
      .set({
        etat,
        soumise_le: at,
        resultats_soumis_le: etat === 'RESULTATS' ? null : at,
        close_le: etat === 'CLOTUREE' ? at : null,
        supprimee_le: etat === 'SUPPRIMEE' ? at : null,
      })
      .where('id', '=', draft.id ?? 0)
      .execute();
  expect(draft.animateurHabilisId).toBe('FOR40001');
  expect(await seen()).toEqual(nothing);
  for (const etat of ETATS_MENES) {
    await inEtat(etat);
    const alertes = [`CERT_FORMATEUR_FIN ${addDays(TODAY, 20)}`];
    expect([etat, await seen()]).toEqual([
      etat,
      {
        told: [
          [2, 2, 200],
          [2, 2, 200],
        ],
        download: 200,
        ends: true,
        alertes,
        elsewhere: [false, false],
      },
    ]);
  }
  await inEtat('SUPPRIMEE');
  expect(await seen()).toEqual(nothing);
});

test('[C34] the list is narrowed by view, niveau and words, and ordered both ways', async () => {
  expect(await held(admin, { vue: 'a-renouveler' })).toEqual(['FOR40001 SST']);
  expect(await held(admin, { vue: 'expires' })).toEqual(['FOR40002 SST']);
  expect(await held(admin, { vue: 'en-vigueur' })).toEqual(['FOR40001 SST', 'FOR40001 PRAP IBC', 'FOR40003 SST']);
  expect(await held(admin, { niveau: 'PRAPIBC-1' })).toEqual(['FOR40001 PRAP IBC']);
  expect(await refusal(find(admin, { niveau: 'SST-9' }))).toMatchObject({ status: 400 });
  expect(await held(admin, { recherche: 'perrin' })).toEqual(['FOR40001 SST', 'FOR40001 PRAP IBC']);
  expect(await held(admin, { recherche: 'introuvable' })).toEqual([]);
  expect(await held(admin, { recherche: '--' })).toEqual([]);
  for (const tri of FORMATEUR_SORTS) {
    const up = await held(admin, { tri });
    expect((await held(admin, { tri, ordre: 'desc' })).toReversed()).toEqual(up);
  }
});

const alertsOf = async (habilisId: string) =>
  (await (await actAs(server, habilisId))(alerte.list, {}))
    .filter(({ type }) => type.startsWith('CERT_'))
    .map(({ type, dateEcheance }) => `${type} ${dateEcheance}`)
    .toSorted();
const morning = (today = TODAY) =>
  alertesDuJour(db(), {
    today,
    settings: DEFAULT_SETTINGS,
    jobs: server.services.jobs,
    now: new Date(`${today}T04:00:00Z`),
  });
const mails = async () =>
  (
    await db()
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select(['modele', 'habilis_id'])
      .where(sql<boolean>`modele like 'certificat%'`)
      .orderBy('courriel.id')
      .execute()
  ).map(({ modele, habilis_id: habilisId }) => `${modele} ${habilisId}`);

test('[A27][A29] a morning tells the end of a formateur certificat and, once a month, those of stagiaires that nobody renewed', async () => {
  await morning();
  const end = addDays(TODAY, 20);
  const month = addMonths(`${TODAY.slice(0, 7)}-01`, 3);
  expect(await alertsOf('FOR40001')).toEqual([`CERT_FORMATEUR_FIN ${end}`]);
  expect(await alertsOf('LPF20001')).toEqual([`CERT_FORMATEUR_FIN ${end}`, `CERT_STAGIAIRES_FIN ${month}`]);
  expect(await alertsOf('DEL30001')).toEqual([`CERT_STAGIAIRES_FIN ${month}`]);
  expect([await alertsOf('FOR40002'), await alertsOf('FOR40003'), await alertsOf('NAP20003')]).toEqual([[], [], []]);
  const told = await mails();
  expect(told).toEqual(
    expect.arrayContaining([
      'certificat-formateur-fin FOR40001',
      'certificat-formateur-fin LPF20001',
      'certificats-stagiaires-fin LPF20001',
      'certificats-stagiaires-fin DEL30001',
    ]),
  );
  const { valeurs } = await db()
    .selectFrom('courriel')
    .select('valeurs')
    .where('modele', '=', 'certificats-stagiaires-fin')
    .executeTakeFirstOrThrow();
  expect(valeurs.mots).toMatchObject({ nombre: 1 });
  // Its holder reads of their own, others whose it is.
  const ofFormateur = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .where('modele', '=', 'certificat-formateur-fin')
    .select(['habilis_id', 'valeurs'])
    .execute();
  expect(ofFormateur.map((mail) => `${mail.habilis_id} ${mail.valeurs.mots['pour']}`)).toEqual(
    expect.arrayContaining(['FOR40001 titulaire', 'LPF20001 autre']),
  );
  // The same day again tells nothing more.
  await morning();
  expect(await mails()).toEqual(told);
});

test('[C6][A28] an extension wants a later day within twelve months and a reason; it is told, kept and moves the end', async () => {
  const { id, version } = await idOf('FOR40001');
  const end = addDays(TODAY, 20);
  // A session gave it, with a code that signs its end.
  const marchand = db().selectFrom('certificat').where('nom', '=', 'Marchand');
  const { id: given, stagiaire_id: holder } = await marchand.select(['id', 'stagiaire_id']).executeTakeFirstOrThrow();
  await sql`update stagiaire set personne_id = (select id from personne where habilis_id = 'FOR40001') where id = ${holder}`.execute(
    db(),
  );
  await sql`update certificat set date_obtention = ${addDays(TODAY, -700)}, date_fin = ${end},
    dispositif_niveau_id = (select id from dispositif_niveau where code = 'SST-2') where id = ${given}`.execute(db());
  const extend = (by: Call, changes: object = {}) =>
    by(certificatFormateur.prolonger, {
      body: { certificatId: id, version, dateFin: addMonths(end, 12), motif: 'Session reportée.', ...changes },
    });
  for (const habilisId of ['LPF20001', 'FOR40001', 'INS50001', 'REP70001', 'CNH91001']) {
    expect([habilisId, await refusal(extend(await actAs(server, habilisId)))]).toMatchObject([
      habilisId,
      { status: 403 },
    ]);
  }
  expect(await refusal(extend(await actAs(server, 'RDI90002')))).toMatchObject({ status: 404 });
  const rdi = await actAs(server, 'RDI90001');
  expect(await refusal(extend(rdi, { dateFin: end }))).toMatchObject({
    status: 400,
    title: 'certificat-formateur.fin-avant',
  });
  expect(await refusal(extend(rdi, { dateFin: addDays(addMonths(end, 12), 1) }))).toMatchObject({
    title: 'certificat-formateur.fin-lointaine',
  });
  expect(await refusal(extend(rdi, { motif: '   ' }))).toMatchObject({ title: 'certificat-formateur.motif-requis' });
  // Nobody extends their own certificat: it is lent to who extends it for the time of the call.
  const lend = (to: string) =>
    sql`update certificat_formateur set personne_id = (select id from personne where habilis_id = ${to}) where id = ${id}`.execute(
      db(),
    );
  await lend('RDI90001');
  expect(await refusal(extend(rdi))).toMatchObject({ status: 403, title: 'role.partie-prenante' });
  const isOffered = async () => (await rdi(certificatFormateur.get, { params: { id: String(id) } })).prolongeable;
  expect(await isOffered()).toBe(false);
  await lend('FOR40001');
  expect(await isOffered()).toBe(true);
  const without = await idOf('FOR40003');
  expect(await refusal(extend(admin, { certificatId: without.id, version: without.version }))).toMatchObject({
    title: 'certificat-formateur.sans-fin',
  });
  // Two who extend it at once: one of them, and the other is told.
  const both = await Promise.all([refusal(extend(rdi)).catch(() => null), refusal(extend(admin)).catch(() => null)]);
  expect(both.filter((one) => one === null)).toHaveLength(1);
  expect(both.find((one) => one !== null)).toMatchObject({
    status: 409,
    title: 'certificat-formateur.version-perimee',
  });
  const one = await admin(certificatFormateur.get, { params: { id: String(id) } });
  expect(one).toMatchObject({
    version: version + 1,
    dateFin: addMonths(end, 12),
    prolongations: [{ dateFinAvant: end, dateFin: addMonths(end, 12), motif: 'Session reportée.' }],
  });
  const { date_fin, charge } = await db()
    .selectFrom('certificat')
    .select(['date_fin', 'charge'])
    .where('id', '=', given)
    .executeTakeFirstOrThrow();
  expect(date_fin).toBe(addMonths(end, 12));
  expect(decodePayload(charge ?? Buffer.of())).toMatchObject({
    payload: { serial: given, dateFin: addMonths(end, 12) },
  });
  // The end is far again: its alert is closed, the formateur is told of the extension alone.
  expect(await alertsOf('FOR40001')).toEqual([`CERT_FORMATEUR_PROLONGE ${addDays(TODAY, 30)}`]);
  expect((await alertsOf('LPF20001')).map((line) => line.split(' ')[0])).toEqual(['CERT_STAGIAIRES_FIN']);
  expect(await mails()).toContain('certificat-formateur-prolonge FOR40001');
  const trail = await db()
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'certificat-formateur-prolonge')
    .execute();
  expect(trail).toEqual([{ detail: { avant: end, apres: addMonths(end, 12) } }]);
  await morning(addDays(TODAY, 31));
  expect((await alertsOf('FOR40001')).filter((line) => line.startsWith('CERT_FORMATEUR_PROLONGE'))).toEqual([]);
});
