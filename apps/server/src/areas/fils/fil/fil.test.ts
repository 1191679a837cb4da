import { randomUUID } from 'node:crypto';
import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { fil } from '@habilis/api/fil/endpoints';
import type { Fil } from '@habilis/api/fil/Fil';
import { lecture } from '@habilis/api/lecture/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { purgeFils } from './purgeFils.ts';
import { addDemande } from './test/addDemande.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-20T10:00:00Z');

let server: TestServer;
let entite: Call;
let instructeur: Call;
let id = 0;
let time = START;

const db = () => server.services.connection.db;
const personne = async (habilisId: string) =>
  (await db().selectFrom('personne').select('id').where('habilis_id', '=', habilisId).executeTakeFirstOrThrow()).id;
/** A demande d'habilitation of the first entite, in its caisse. */
const add = async (changes: Parameters<typeof addDemande>[1] = {}) =>
  addDemande(db(), { assigne_id: await personne('INS50001'), ...changes });
const update = (changes: Parameters<typeof addDemande>[1], demandeId = id) =>
  db().updateTable('demande_habilitation').set(changes).where('id', '=', demandeId).execute();

type File = { readonly dossier: DossierFil; readonly id: number };
const file = (): File => ({ dossier: 'demande-habilitation', id });
const read = (call: Call, params: File = file()) => call(fil.get, { params });
const write = (call: Call, texte: string, params: File = file(), cleEnvoi: string = randomUUID()) =>
  call(fil.ecrire, { params, body: { cleEnvoi, texte } });
const readAll = (call: Call, { messages }: Fil, params: File = file()) =>
  call(fil.lire, { params, body: { jusqua: messages.at(-1)?.id ?? 0 } });
const shown = ({ messages }: Fil) => messages.map(({ auteur, texte, nouveau }) => [auteur, texte, nouveau]);

/** Who was mailed about a message of a file, in the order of time. */
async function mailed({ dossier, id: objetId }: File = file()): Promise<string[]> {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['personne.habilis_id as who', 'valeurs'])
    .where('modele', '=', 'fil-message')
    .where('objet_id', '=', objetId)
    .orderBy('courriel.id')
    .execute();
  // Files of several kinds may have the same id.
  return rows.filter(({ valeurs }) => dossier.startsWith(String(valeurs.mots['dossier']))).map(({ who }) => who);
}
const alerted = async (call: Call) =>
  (await call(alerte.list, {})).filter(({ type, objetId }) => type === 'FIL_MESSAGE' && objetId === id);

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(time) });
  await addToCast(server, { habilitations: HABILITATIONS });
  entite = await actAs(server, 'LPF20001');
  instructeur = await actAs(server, 'INS50001');
});
beforeEach(async () => {
  time = START;
  id = await add();
});
afterAll(() => server.close());

describe('a thread on a demande', () => {
  test('[DH950] both sides write and read; nothing is asked of anybody', async () => {
    const before = await db().selectFrom('demande_habilitation').selectAll().where('id', '=', id).execute();
    expect(await read(entite)).toEqual({ messages: [], nouveaux: 0, fermeture: null, empechement: null });
    await write(entite, '  Le plan est-il bien arrivé ?\n ');
    expect(shown(await write(instructeur, 'Oui, merci.'))).toEqual([
      ['Sophie Marchal', 'Le plan est-il bien arrivé ?', false],
      ['Luc Fontaine', 'Oui, merci.', false],
    ]);
    expect(await db().selectFrom('demande_habilitation').selectAll().where('id', '=', id).execute()).toEqual(before);
  });

  test('[DH951] the entite reads its caisse, and the network for who is beyond it, by no name and no role', async () => {
    await write(instructeur, 'De la caisse.');
    await update({ tache: 'sous_commission', assigne_id: await personne('EXP80001') });
    await write(await actAs(server, 'EXP80001'), 'De l’expert.');
    const { messages } = await read(entite);
    expect(messages.map(({ auteur, roleType, cote }) => [auteur, roleType, cote])).toEqual([
      ['Carsat Nord-Est', null, 'EXAMEN'],
      [null, null, 'EXAMEN'],
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/Fontaine|Rey|EXP80001|"E"/);
    expect(shown(await read(instructeur)).map(([auteur]) => auteur)).toEqual(['Luc Fontaine', 'Thomas Rey']);
  });

  test('[DH950] an expert writes while the expertise is theirs, and reads what was said afterwards', async () => {
    const expertId = await personne('EXP80001');
    await update({ tache: 'sous_commission', assigne_id: expertId });
    const expert = await actAs(server, 'EXP80001');
    await write(expert, 'Un formateur manque.');
    await update({ tache: 'validation_demande', assigne_id: null, expert_id: expertId });
    expect((await read(expert)).empechement).toBe('PLUS_TITULAIRE');
    expect(await refusal(write(expert, 'Encore.'))).toMatchObject({ status: 409, title: 'fil.plus-titulaire' });
  });

  test('[DH950] another entite, another caisse and another dispositif find none, the support has none', async () => {
    await write(entite, 'Entre nous.');
    for (const who of ['RSC20002', 'INS50002', 'RDI90002']) {
      expect([who, (await refusal(read(await actAs(server, who)))).status]).toEqual([who, 404]);
    }
    for (const who of ['ADM92001', 'SUP93001'])
      expect([who, (await refusal(read(await actAs(server, who)))).title]).toEqual([who, 'role.non-autorise']);
  });

  test('[DH952] what ends meanwhile refuses what is written, keeps what was said, and says why', async () => {
    await write(entite, 'Avant la décision.');
    await update({ tache: 'suppression_apres_refus' });
    const refused = await refusal(write(entite, 'Après.'));
    expect(refused).toMatchObject({ status: 409, title: 'fil.ferme' });
    expect(refused.courant).toMatchObject({ fermeture: 'REFUSEE', messages: [{ texte: 'Avant la décision.' }] });
    for (const [tache, why] of [
      ['acceptee', 'ACCEPTEE'],
      ['abandonnee', 'ABANDONNEE'],
    ] as const) {
      await update({ tache, en_cours: false });
      expect((await read(instructeur)).fermeture).toBe(why);
    }
    await update({ tache: 'planification_decision', en_cours: true });
    expect((await write(entite, 'Après le recours.')).fermeture).toBeNull();
  });

  test('[DH952] a draft that was never submitted has nobody to write to', async () => {
    id = await add({ tache: 'saisie', date_first_soumission: null, assigne_id: null });
    expect(await refusal(write(entite, 'Bonjour.'))).toMatchObject({ status: 409, title: 'fil.ferme' });
    expect((await read(entite)).fermeture).toBe('BROUILLON');
  });

  test('[DH954] a key is kept once, whatever presses it and however often', async () => {
    const cle = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(entite, 'Une fois.', file(), cle)));
    for (const one of answers) expect(shown(one).map(([, texte]) => texte)).toEqual(['Une fois.']);
    await update({ tache: 'acceptee', en_cours: false });
    expect((await write(entite, 'Une fois.', file(), cle)).messages).toHaveLength(1);
    expect(await mailed()).toEqual(['INS50001']);
  });

  test('[DH954] what says nothing, and forty thousand characters, are refused where they are typed', async () => {
    for (const [texte, title] of [
      ['   \n', 'champ.requis'],
      ['', 'champ.requis'],
      ['a'.repeat(40_000), 'champ.trop-long'],
    ] as const) {
      const { status, errors } = await refusal(write(entite, texte));
      expect([status, errors]).toEqual([400, [{ path: 'texte', title }]]);
    }
    expect((await read(entite)).messages).toEqual([]);
    expect((await write(entite, 'é'.repeat(10_000))).messages).toHaveLength(1);
  });
});

test('[DH958] a thread of five hundred messages takes no more, and says so', async () => {
  await write(entite, 'Le premier.');
  const first = await db().selectFrom('fil_message').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const { id: _, ...like } = first;
  await db()
    .insertInto('fil_message')
    .values(Array.from({ length: 498 }, () => ({ ...like, cle: randomUUID() })))
    .execute();
  expect((await write(instructeur, 'Le dernier.')).empechement).toBe('PLEIN');
  const refused = await refusal(write(instructeur, 'Un de trop.'));
  expect(refused).toMatchObject({ status: 409, title: 'fil.plein', courant: { empechement: 'PLEIN' } });
  expect((await read(entite)).messages).toHaveLength(500);
});

describe('who is told', () => {
  test('[DH953] the holder is told; where nobody holds it, who may give it', async () => {
    await write(entite, 'À qui examine.');
    expect(await mailed()).toEqual(['INS50001']);
    id = await add({ assigne_id: null });
    await write(entite, 'À la caisse.');
    expect(await mailed()).toEqual(['RCA60001']);
    id = await add({
      tache: 'complement',
      retour_tache: 'instruction',
      assigne_id: null,
      instructeur_id: await personne('INS50008'),
    });
    await write(entite, 'Pendant le complément.');
    expect(await mailed()).toEqual(['INS50008']);
  });

  test('[DH953] an answer reaches who asked, even once the file has gone on', async () => {
    await write(instructeur, 'Avez-vous une seconde salle ?');
    await update({
      tache: 'validation_instruction',
      assigne_id: await personne('RCA60001'),
      instructeur_id: await personne('INS50001'),
    });
    await write(entite, 'Oui.');
    expect((await mailed()).toSorted()).toEqual(['INS50001', 'LPF20001', 'RCA60001']);
  });

  test('[DH959] who takes a task over is alerted of what its holder had not read, and reads it as new', async () => {
    id = await add({ assigne_id: await personne('INS50008') });
    await write(entite, 'Qui m’a lu ?');
    expect((await alerted(instructeur)).length).toBe(0);
    const admin = await actAs(server, 'ADM92001');
    const params = { habilisId: 'INS50008' };
    const { version } = await admin(utilisateur.get, { params });
    await admin(utilisateur.block, { params, body: { version, motif: 'Départ.', successeurHabilisId: 'INS50001' } });
    expect((await alerted(instructeur)).length).toBe(1);
    const unread = await read(instructeur);
    expect(unread.nouveaux).toBe(1);
    await readAll(instructeur, unread);
    expect(await alerted(instructeur)).toEqual([]);
    expect(await mailed()).toEqual(['INS50008']);
    const blocked = await admin(utilisateur.get, { params });
    await admin(utilisateur.unblock, { params, body: { version: blocked.version } });
  });

  test('[DH955] a burst is one mail; what is unread the next day is told again, what is read is not', async () => {
    await write(instructeur, 'Un.');
    await write(instructeur, 'Deux.');
    await write(instructeur, 'Trois.');
    expect(await mailed()).toEqual(['LPF20001']);
    expect((await alerted(entite)).length).toBe(1);
    time = START + DAY_MS;
    const [later, reader] = [await actAs(server, 'INS50001'), await actAs(server, 'LPF20001')];
    await write(later, 'Quatre.');
    expect(await mailed()).toEqual(['LPF20001', 'LPF20001']);
    const unread = await read(reader);
    expect(unread.nouveaux).toBe(4);
    expect((await readAll(reader, unread)).nouveaux).toBe(0);
    expect(await alerted(reader)).toEqual([]);
    await write(later, 'Cinq.');
    expect(shown(await read(reader)).filter(([, , nouveau]) => nouveau)).toEqual([['Carsat Nord-Est', 'Cinq.', true]]);
    expect((await mailed()).length).toBe(3);
  });

  test('[DH955] its mail leads to the thread and repeats nothing; its alert stands whatever the demande does', async () => {
    await write(instructeur, 'Rien de cela dans le courriel.');
    const mail = await db()
      .selectFrom('courriel')
      .select(['valeurs', 'sujet'])
      .where('modele', '=', 'fil-message')
      .where('objet_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(mail.sujet).toBe('FIL_MESSAGE');
    expect(mail.valeurs.chemin).toMatch(new RegExp(`/demandes-habilitation/${id}\\?fil=ouvert$`));
    expect(JSON.stringify(mail.valeurs)).not.toContain('Rien de cela');
    expect(await alerted(entite)).toMatchObject([
      { objetType: 'demande-habilitation', supprimable: true, repeteTache: false },
    ]);
    const held = await db()
      .selectFrom('demande_habilitation')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await instructeur(demande.grouper, {
      body: { action: 'PrendEnCharge', demandes: [{ type: 'DH', id, version: held.version }] },
    });
    expect((await alerted(entite)).length).toBe(1);
  });

  test('[DH955] what somebody of one’s side answered is no longer new to the others', async () => {
    await write(entite, 'Une question.');
    const director = await actAs(server, 'RCA60001');
    expect((await read(director)).nouveaux).toBe(1);
    await write(instructeur, 'Une réponse.');
    expect((await read(director)).nouveaux).toBe(0);
  });
});

describe('what becomes of it', () => {
  test('[DH956] nobody reads nor writes it in somebody’s name', async () => {
    for (const call of Object.values(fil)) expect(call.impersonation).toBe('refused');
  });

  test('[DH957] a message is in the trail without its words', async () => {
    await write(entite, 'Des mots.');
    const rows = await db()
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('objet_type', '=', 'demande-habilitation')
      .where('objet_id', '=', id)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['fil-message']);
    expect(JSON.stringify(rows)).not.toContain('Des mots');
  });

  test('[DH957] it goes with what is erased of its demande, alerts and all', async () => {
    await write(instructeur, 'Bientôt plus rien.');
    await update({ tache: 'suppression_apres_refus' });
    const { version } = await db()
      .selectFrom('demande_habilitation')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await entite(demandeHabilitation.remove, { params: { id }, body: { version, commentaire: 'Plus utile.' } });
    const left = await db().selectFrom('fil').select('id').where('demande_habilitation_id', '=', id).execute();
    expect([left, await alerted(entite)]).toEqual([[], []]);
  });

  test('[DH957] the summary of its demande holds it, as its reader reads it', async () => {
    await write(instructeur, 'La seconde salle suffit.');
    const words = async (call: Call) => {
      const { blob } = await call(lecture.resume, { params: { type: 'DH', id } });
      return (await pdfText(new Uint8Array(await blob.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    };
    expect(await words(entite)).toMatch(/Échanges.*Carsat Nord-Est.*La seconde salle suffit/);
    expect(await words(entite)).not.toContain('Fontaine');
    expect(await words(instructeur)).toMatch(/Luc Fontaine.*La seconde salle suffit/);
  });
});

describe('a thread on a right', () => {
  /** The habilitation of the first entite that is delegated, and a session under it. */
  async function held() {
    const habilitation = await db()
      .selectFrom('habilitation')
      .select(['id', 'date_debut'])
      .where('numero', 'like', '128/%/SST-1/02')
      .executeTakeFirstOrThrow();
    const personneId = await personne('FOR40001');
    const session = await db()
      .insertInto('session_certification')
      .values({
        habilitation_id: habilitation.id,
        numero: `S-2026-7${String(id).padStart(5, '0')}`,
        etat: 'SAISIE',
        mode: 'INI',
        animateur_id: personneId,
        last_creator_updater_id: personneId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      habilitation: { dossier: 'habilitation', id: habilitation.id },
      session: { dossier: 'session-certification', id: session.id },
    } as const;
  }
  test('[DH950][DH953] an entite asks its caisse about a habilitation, and reads its answer; its delegataire may too, an expert may not', async () => {
    const { habilitation } = await held();
    await write(entite, 'Peut-on ajouter une salle ?', habilitation);
    expect(await mailed(habilitation)).toEqual(['RCA60001']);
    await write(instructeur, 'Oui, par une demande.', habilitation);
    expect(await mailed(habilitation)).toEqual(['RCA60001', 'LPF20001']);
    expect(shown(await read(await actAs(server, 'DEL30001'), habilitation)).map(([auteur]) => auteur)).toEqual([
      'Sophie Marchal',
      'Carsat Nord-Est',
    ]);
    expect((await refusal(read(await actAs(server, 'EXP80001'), habilitation))).status).toBe(404);
    expect((await refusal(read(await actAs(server, 'DEL30002'), habilitation))).status).toBe(404);
  });

  test('[DH952] a habilitation that is broken off, a session that is deleted, say why', async () => {
    const { habilitation, session } = await held();
    await write(entite, 'Avant.', session);
    const removed = { etat: 'SUPPRIMEE', supprimee_le: new Date(START) } as const;
    await db().updateTable('session_certification').set(removed).where('id', '=', session.id).execute();
    expect(await refusal(write(entite, 'Après.', session))).toMatchObject({
      title: 'fil.ferme',
      courant: { fermeture: 'SUPPRIMEE', messages: [{ texte: 'Avant.' }] },
    });
    const update = db().updateTable('habilitation').where('id', '=', habilitation.id);
    await update.set({ rupture: true }).execute();
    expect((await read(instructeur, habilitation)).fermeture).toBe('ROMPUE');
    await update.set({ rupture: false }).execute();
    expect((await read(instructeur, habilitation)).fermeture).toBeNull();
  });

  test('[DH957] the thread of a deleted session goes with the names of its stagiaires', async () => {
    const { session } = await held();
    await write(entite, 'Julie est malade.', session);
    const removed = { etat: 'SUPPRIMEE', supprimee_le: new Date(START) } as const;
    await db().updateTable('session_certification').set(removed).where('id', '=', session.id).execute();
    const messages = () => db().selectFrom('fil').select('id').where('session_id', '=', session.id).execute();
    await purgeFils(db(), { today: '2026-12-20', settings: DEFAULT_SETTINGS });
    expect(await messages()).toHaveLength(1);
    await purgeFils(db(), { today: '2026-12-22', settings: DEFAULT_SETTINGS });
    expect(await messages()).toEqual([]);
  });

  test('[DH959] who comes alone into a role has the alerts of what was left unread there, of a habilitation and a session too', async () => {
    const { habilitation, session } = await held();
    await write(entite, 'Une salle de plus ?', habilitation);
    await write(entite, 'Julie est malade.', session);
    const admin = await actAs(server, 'ADM92001');
    const about = async (who: string) =>
      (await (await actAs(server, who, 'RC'))(alerte.list, {}))
        .filter(({ type }) => type === 'FIL_MESSAGE')
        .map(({ objetType, objetId }) => [objetType, objetId]);
    const left = [habilitation, session].map((one) => [one.dossier, one.id]);
    expect(await about('RCA60001')).toEqual(expect.arrayContaining(left));
    const { mrp_id: mrpId } = await db()
      .selectFrom('role')
      .select('mrp_id')
      .where('personne_id', '=', await personne('RCA60001'))
      .executeTakeFirstOrThrow();
    const versionOf = async (habilisId: string) => (await admin(utilisateur.get, { params: { habilisId } })).version;
    const give = async (habilisId: string) => {
      const role = { type: 'RC' as const, mrpId, entiteId: null, dispositifIds: [], niveauIds: [] };
      const body = { version: await versionOf(habilisId), ...role };
      return admin(utilisateur.giveRole, { params: { habilisId }, body });
    };
    // Whoever comes beside a colleague is told of nothing that is theirs.
    const { roles } = await give('RCA60003');
    expect(await about('RCA60003')).toEqual([]);
    await admin(utilisateur.endRole, {
      params: { roleId: roles.find((one) => one.mrp?.id === mrpId)?.id ?? 0 },
      body: { version: await versionOf('RCA60003'), dernierJour: null },
    });
    // Its last role does not end (U943): a caisse stands without anybody once the account is blocked.
    await admin(utilisateur.block, {
      params: { habilisId: 'RCA60001' },
      body: { version: await versionOf('RCA60001'), motif: 'Compte pris.' },
    });
    await give('RCA60002');
    expect(await about('RCA60002')).toEqual(expect.arrayContaining(left));
    expect(await mailed(habilitation)).not.toContain('RCA60002');
  });
});
