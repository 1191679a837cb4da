import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { admittedOf, changeOf, draftOf, fourOf } from '../test/classes.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let julie: Call;
let rc: Call;
let adm: Call;
let sst: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  ({ server, g, julie, sst } = await startSessionsServer());
  rc = await actAs(server, 'RCA60001');
  adm = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const read = ({ id }: SessionCertification, by: Call = g) => by(sessionCertification.get, { params: { id: id ?? 0 } });
const tags = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(4));
/** A class given to its formateur, two days ago unless told otherwise. */
async function given(changes: Partial<SessionWrite> = {}): Promise<SessionCertification> {
  const days = { dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) };
  const draft = await draftOf(g, sessionWriteOf({ habilitationId: sst, ...days }, changes), fourOf(tags.shift() ?? ''));
  return g(sessionCertification.submit, { body: changeOf(draft) });
}
const step = async (
  session: SessionCertification,
  by: Call,
  more: { actionKey?: string; commentaire?: string; isWhole?: boolean } = {},
) => {
  const { isWhole = false, ...asked } = more;
  const now = await read(session, by);
  const resultats = isWhole ? admittedOf(now) : [];
  return by(sessionCertification.submitResultats, {
    body: { id: now.id ?? 0, version: now.version, resultats, ...asked },
  });
};
const close = async (session: SessionCertification, by: Call) => {
  const { id, version } = await read(session, by);
  return by(sessionCertification.submitVerification, { body: { id: id ?? 0, version, corrections: [] } });
};
const madeOf = ({ stagiaires }: SessionCertification) =>
  stagiaires.filter(({ numeroCertificat }) => numeroCertificat !== null).length;
const awaitedBy = async (by: Call) => {
  const { elements } = await by(sessionCertification.todoList, { query: {} });
  const { total } = await by(sessionCertification.todoListCount, {});
  expect(total).toBe(elements.length);
  return elements.map(({ id }) => id);
};
const toldTo = async (by: Call, { id }: SessionCertification) =>
  (await by(alerte.list, {})).filter((one) => one.objetId === id).map(({ type }) => type);
const mailsOf = async ({ id }: SessionCertification, modele: string) => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('personne.habilis_id')
    .where('objet_id', '=', id)
    .where(({ eb, ref }) => eb(ref('modele'), '=', modele as never))
    .orderBy('courriel.id')
    .execute();
  return rows.map(({ habilis_id: habilisId }) => habilisId);
};
async function endRolesOf(habilisId: string, type: string): Promise<void> {
  const { roles, version } = await adm(utilisateur.get, { params: { habilisId } });
  const role = roles.find((one) => one.type === type);
  await adm(utilisateur.endRole, { params: { roleId: role?.id ?? 0 }, body: { version, dernierJour: null } });
}

test('[SC38] a session is taken back with a reason while no result is entered, then changed and given again', async () => {
  const session = await given();
  expect(session.actionsPossibles.map(({ key }) => key)).toEqual(['Reprend', 'Relance', 'Supprime']);
  const without = await refusal(step(session, g, { actionKey: 'Reprend' }));
  expect(without.title).toBe('session-certification.commentaire-requis');
  const back = await step(session, g, { actionKey: 'Reprend', commentaire: 'Salle prise.' });
  expect(back).toMatchObject({ etat: 'SAISIE', modifiable: true, commentaireRenvoi: null });
  expect(back.etapes.at(-1)).toMatchObject({ action: 'Reprend', commentaire: 'Salle prise.', roleType: 'G' });
  const again = await g(sessionCertification.submit, {
    body: changeOf(back, { lieuFormationAdresse: '1 place Carnot' }),
  });
  await julie(sessionCertification.updateResultats, {
    body: { id: again.id ?? 0, resultats: admittedOf(again).slice(0, 1) },
  });
  const late = await refusal(step(again, g, { actionKey: 'Reprend', commentaire: 'Trop tard.' }));
  expect(late).toMatchObject({ status: 400, title: 'session-certification.resultats-entames' });
  expect((await read(again)).actionsPossibles.map(({ key }) => key)).not.toContain('Reprend');
  const byFormateur = await refusal(step(again, julie, { actionKey: 'Reprend', commentaire: 'Non.' }));
  expect(byFormateur.title).toBe('session-certification.action-interdite');
});
test('[SC39] a formateur is reminded once a day, by mail, and it is recorded', async () => {
  const early = await given({ dateSession: TODAY, dateFinSession: addDays(TODAY, 1) });
  expect((await refusal(step(early, g, { actionKey: 'Relance' }))).title).toBe(
    'session-certification.avant-dernier-jour',
  );
  const session = await given();
  const { soumise_le: before } = await db()
    .selectFrom('session_certification')
    .select('soumise_le')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  const reminded = await step(session, g, { actionKey: 'Relance' });
  expect(reminded.etat).toBe('RESULTATS');
  expect(reminded.etapes.at(-1)).toMatchObject({ action: 'Relance', de: 'RESULTATS', vers: 'RESULTATS' });
  expect(reminded.actionsPossibles.map(({ key }) => key)).not.toContain('Relance');
  expect(await mailsOf(session, 'session-relance')).toEqual(['FOR40001']);
  expect((await refusal(step(session, g, { actionKey: 'Relance' }))).title).toBe('session-certification.deja-relancee');
  const { soumise_le: after } = await db()
    .selectFrom('session_certification')
    .select('soumise_le')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual(before);
});
test('[SC37] several classes that one act leaves to an entite are told to it in one mail with the list', async () => {
  const sessions = [await given({ animateurHabilisId: 'FOR40002' }), await given({ animateurHabilisId: 'FOR40002' })];
  const { version } = await adm(utilisateur.get, { params: { habilisId: 'FOR40002' } });
  const blocked = await adm(utilisateur.block, {
    params: { habilisId: 'FOR40002' },
    body: { version, motif: 'Usurpation.' },
  });
  const told = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['personne.habilis_id', 'valeurs'])
    .where(({ eb, ref }) => eb(ref('modele'), 'in', ['session-a-finir', 'sessions-a-finir'] as never))
    .orderBy('courriel.id')
    .execute();
  expect(told.length).toBe(new Set(told.map(({ habilis_id: habilisId }) => habilisId)).size);
  const mine = told.find(({ habilis_id: habilisId }) => habilisId === 'LPF20001');
  expect(mine?.valeurs.lignes.map(({ objet }) => objet.split(' · ')[0])).toEqual(sessions.map(({ numero }) => numero));
  for (const session of sessions) expect(await toldTo(g, session)).toEqual(['SESSION_A_FINIR']);
  await adm(utilisateur.unblock, { params: { habilisId: 'FOR40002' }, body: { version: blocked.version } });
  for (const session of sessions) {
    const back = await step(session, g, { actionKey: 'Reprend', commentaire: 'Autre jour.' });
    expect([back.etat, back.sansFormateur]).toEqual(['SAISIE', false]);
  }
});

test('[SC37] a class whose formateur’s role ends is named to its entite, waits for it, and is finished by it', async () => {
  const days = { dateSession: addDays(TODAY, -20), dateFinSession: addDays(TODAY, -19) };
  const session = await given({ ...days, animateurHabilisId: 'FOR40002' });
  const marc = await actAs(server, 'FOR40002');
  await marc(sessionCertification.updateResultats, {
    body: { id: session.id ?? 0, resultats: admittedOf(session).slice(0, 2) },
  });
  const before = await read(session);
  expect([before.sansFormateur, before.modifiable]).toEqual([false, false]);
  expect(await awaitedBy(g)).not.toContain(session.id);
  await endRolesOf('FOR40002', 'F');
  expect(await read(session)).toMatchObject({ sansFormateur: true, modifiable: true });
  expect(await awaitedBy(g)).toContain(session.id);
  expect(await toldTo(g, session)).toEqual(['SESSION_A_FINIR']);
  expect(await mailsOf(session, 'session-a-finir')).toContain('LPF20001');
  // What the formateur had entered stays as it is; the rest is the word of who finishes.
  const now = await read(session);
  const left = admittedOf(now).slice(2);
  await g(sessionCertification.updateResultats, { body: { id: session.id ?? 0, resultats: left } });
  const verified = await step(session, g, {});
  expect(verified.etat).toBe('VERIFICATION');
  expect(verified.stagiaires.map(({ saisiParNomPrenom }) => saisiParNomPrenom)).toEqual([
    'Marc Thévenot',
    'Marc Thévenot',
    'Sophie Marchal',
    'Sophie Marchal',
  ]);
  const closed = await close(session, g);
  expect([closed.etat, madeOf(closed)]).toEqual(['CLOTUREE', 4]);
});
test('[SC43] what ends first shows by name what hangs on it, in the scope of who ends it', async () => {
  const session = await given();
  const { habilitation: held } = session;
  const named = async (
    by: Call,
    query: { habilitation?: number; entite?: number; role?: number; compte?: 'entier' },
  ) => {
    const texts = Object.fromEntries(Object.entries(query).map(([key, id]) => [key, String(id)]));
    const { acte, sessions, total } = await by(sessionCertification.touchees, { query: texts });
    expect(total).toBe(sessions.length);
    return [
      acte,
      sessions.some(({ id, formateurNomPrenom }) => id === session.id && formateurNomPrenom === 'Julie Perrin'),
    ];
  };
  const rd = await actAs(server, 'RDI90001');
  const other = await actAs(server, 'RCA60002');
  expect(await named(rd, { habilitation: held.id })).toEqual([null, true]);
  expect(await named(rc, { entite: held.entiteId })).toEqual([null, true]);
  expect(await named(other, { entite: held.entiteId })).toEqual([null, false]);
  const roleOf = async (habilisId: string, type: 'F' | 'G') => {
    const { roles } = await adm(utilisateur.get, { params: { habilisId } });
    return { role: roles.find((one) => one.type === type)?.id ?? 0 };
  };
  expect(await named(adm, await roleOf('FOR40001', 'F'))).toEqual(['formateur', true]);
  // Others of the entite are left: nothing hangs on one of them.
  expect(await named(adm, await roleOf('LPF20001', 'G'))).toEqual(['gestionnaire', false]);
  expect((await refusal(julie(sessionCertification.touchees, { query: {} }))).status).toBe(403);
  // Each of two roles of one person leaves the other; their blocked account leaves nobody.
  const { role } = await roleOf('LPF20001', 'G');
  const ours = await db()
    .selectFrom('role')
    .select(['id', 'personne_id'])
    .where('entite_id', '=', held.entiteId)
    .where('fin_le', 'is', null)
    .execute();
  const personneId = ours.find(({ id }) => id === role)?.personne_id ?? 0;
  const others = ours.filter((one) => one.personne_id !== personneId).map(({ id }) => id);
  const endOthers = (ended: Date | null) =>
    db()
      .updateTable('role')
      .set({ fin_le: ended })
      .where('id', 'in', [0, ...others])
      .execute();
  await endOthers(new Date(0));
  await db()
    .insertInto('role')
    .values({ personne_id: personneId, type: 'DM', entite_id: held.entiteId, preferences: '[]' })
    .execute();
  expect(await named(adm, { role })).toEqual(['gestionnaire', false]);
  expect(await named(adm, { role, compte: 'entier' })).toEqual(['gestionnaire', true]);
  await db().deleteFrom('role').where('personne_id', '=', personneId).where('type', '=', 'DM').execute();
  await endOthers(null);
});
test('[U944] before a delegation or its role ends, the sessions that the delegataire keeps are named, with who keeps them', async () => {
  const session = await given();
  const { version } = await g(habilitation.get, { params: { id: sst } });
  const named = await g(habilitation.addDelegataire, {
    params: { id: sst },
    body: { nom: 'Moreau', prenom: 'Inès', email: 'ines.moreau@exemple.fr', version },
  });
  const role = named.find(({ nomPrenom }) => nomPrenom === 'Inès Moreau')?.roleId ?? 0;
  const told = async (query: { role: string; habilitation?: string; compte?: 'entier' }, by = g) => {
    const { acte, sessions } = await by(sessionCertification.touchees, { query });
    const mine = sessions.filter(({ id }) => id === session.id);
    return [acte, ...mine.map(({ aReleve }) => aReleve)];
  };
  expect(await told({ role: String(role), habilitation: String(sst) })).toEqual(['gestionnaire', true]);
  expect(await told({ role: String(role) })).toEqual(['gestionnaire', true]);
  expect(await told({ role: String(role), compte: 'entier' }, adm)).toEqual(['gestionnaire', true]);
  const other = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  expect(await told({ role: String(role), habilitation: String(other) })).toEqual(['gestionnaire']);
  // Nobody of the entite is left: the caisse finishes it.
  const ours = db()
    .updateTable('role')
    .where('entite_id', '=', session.habilitation.entiteId)
    .where('id', '<>', role)
    .where('fin_le', 'is', null);
  const ended = await ours
    .set({ fin_le: new Date(0) })
    .returning('id')
    .execute();
  expect(await told({ role: String(role) }, adm)).toEqual(['gestionnaire', false]);
  const ids = ended.map(({ id }) => id);
  await db().updateTable('role').set({ fin_le: null }).where('id', 'in', ids).execute();
  // Once it has ended, nothing hangs on it.
  const now = await g(habilitation.get, { params: { id: sst } });
  await g(habilitation.removeDelegataire, { params: { id: sst, roleId: role }, body: { version: now.version } });
  expect(await told({ role: String(role), habilitation: String(sst) })).toEqual(['gestionnaire']);
});
test('[SC36] a class that had begun is closed though the end of its habilitation was brought forward, and mended on the way', async () => {
  const session = await given();
  const other = await given({ dateSession: addDays(TODAY, 9), dateFinSession: addDays(TODAY, 10) });
  await step(session, julie, { isWhole: true });
  const rd = await actAs(server, 'RDI90001');
  const { version } = await rd(habilitation.get, { params: { id: sst } });
  await rd(habilitation.setDateFin, {
    body: { habilitationId: sst, dateFin: addDays(TODAY, -10), commentaireDateFin: 'Fausse déclaration.', version },
  });
  expect((await read(session)).empechement).toBeNull();
  expect((await read(other)).empechement).toBe('session-certification.habilitation-hors-periode');
  // Sent back to be mended, it may still be given again.
  const { id, version: read2 } = await read(session);
  await g(sessionCertification.submitVerification, {
    body: { id: id ?? 0, version: read2, corrections: [], actionKey: 'Renvoie', commentaire: 'Relisez.' },
  });
  await step(session, julie, { actionKey: 'Renvoie', commentaire: 'Mauvaise adresse.' });
  const draft = await read(session);
  expect(draft.empechement).toBeNull();
  await g(sessionCertification.submit, { body: changeOf(draft, { lieuFormationAdresse: '3 rue Stanislas' }) });
  await step(session, julie, { isWhole: true });
  const closed = await close(session, g);
  expect([closed.etat, madeOf(closed)]).toEqual(['CLOTUREE', 4]);
});
test('[SC36] a class that came back to be mended is given again though its niveau closed meanwhile, and certified; one to come is not', async () => {
  const prapi = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  const session = await given({ habilitationId: prapi });
  const coming = await given({
    habilitationId: prapi,
    dateSession: addDays(TODAY, 9),
    dateFinSession: addDays(TODAY, 10),
  });
  for (const one of [session, coming]) await step(one, julie, { actionKey: 'Renvoie', commentaire: 'Autre adresse.' });
  const setOpen = (ouvert: boolean) =>
    db().updateTable('dispositif_niveau').set({ ouvert }).where('code', '=', 'PRAPIBC-1').execute();
  await setOpen(false);
  const drafts = [await read(session), await read(coming)] as const;
  expect(drafts.map(({ empechement }) => empechement)).toEqual([null, 'session-certification.niveau-ferme']);
  const again = (draft: SessionCertification) =>
    g(sessionCertification.submit, { body: changeOf(draft, { lieuFormationAdresse: '3 rue Stanislas' }) });
  expect((await refusal(again(drafts[1]))).title).toBe('session-certification.niveau-ferme');
  await again(drafts[0]);
  await step(session, julie, { isWhole: true });
  const closed = await close(session, g);
  expect([closed.etat, madeOf(closed)]).toEqual(['CLOTUREE', 4]);
  await setOpen(true);
});
test('[SC36] a class that came back to be mended still fits the group in which it was given; one to come does not', async () => {
  const prapi = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  const session = await given({ habilitationId: prapi });
  const days = { dateSession: addDays(TODAY, 9), dateFinSession: addDays(TODAY, 10) };
  const coming = await given({ habilitationId: prapi, ...days });
  for (const one of [session, coming]) await step(one, julie, { actionKey: 'Renvoie', commentaire: 'Autre adresse.' });
  const niveau = () => db().updateTable('dispositif_niveau').where('code', '=', 'PRAPIBC-1');
  const { min, max } = await db()
    .selectFrom('dispositif_niveau')
    .select(['nb_stagiaires_min as min', 'nb_stagiaires_max as max'])
    .where('code', '=', 'PRAPIBC-1')
    .executeTakeFirstOrThrow();
  await niveau()
    .set({ nb_stagiaires_min: max + 1, nb_stagiaires_max: max + 4 })
    .execute();
  const drafts = [await read(session), await read(coming)] as const;
  expect(drafts.map(({ regles }) => [regles.nbStagiairesMin, regles.nbStagiairesMax])).toEqual([
    [min, max + 4],
    [max + 1, max + 4],
  ]);
  const again = (draft: SessionCertification) =>
    g(sessionCertification.submit, { body: changeOf(draft, { lieuFormationAdresse: '3 rue Stanislas' }) });
  expect((await refusal(again(drafts[1]))).errors).toMatchObject([
    { path: 'stagiaires', title: 'session-certification.stagiaires-trop-peu' },
  ]);
  expect((await again(drafts[0])).etat).toBe('RESULTATS');
  await niveau().set({ nb_stagiaires_min: min, nb_stagiaires_max: max }).execute();
});
test('[SC36] an entite that ends its activity today has until tonight to close a class that is entered, and its formateur to submit it', async () => {
  const prapi = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  const session = await given({ habilitationId: prapi });
  await julie(sessionCertification.updateResultats, {
    body: { id: session.id ?? 0, resultats: admittedOf(session) },
  });
  const { entiteId } = session.habilitation;
  const { version } = await rc(entite.get, { params: { id: entiteId } });
  const ended = await rc(entite.setDateFinActivite, {
    body: { entiteId, dateFinActivite: TODAY, commentaireDateFin: 'Cession.', version },
  });
  await step(session, julie);
  expect(await awaitedBy(g)).toContain(session.id);
  const closed = await close(session, g);
  expect([closed.etat, madeOf(closed)]).toEqual(['CLOTUREE', 4]);
  await rc(entite.setDateFinActivite, {
    body: { entiteId, dateFinActivite: null, commentaireDateFin: 'Reprise.', version: ended.version },
  });
});
test('[SC37] a class of an entite that has nobody left is named to its caisse, waits for it, and is closed by it', async () => {
  const prapi = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  const session = await given({ habilitationId: prapi });
  await step(session, julie, { isWhole: true });
  expect(await awaitedBy(rc)).not.toContain(session.id);
  const early = await refusal(close(session, rc));
  expect(early.title).toBe('session-certification.action-interdite');
  const { entiteId } = session.habilitation;
  const { version } = await rc(entite.get, { params: { id: entiteId } });
  await rc(entite.setDateFinActivite, {
    body: { entiteId, dateFinActivite: addDays(TODAY, -1), commentaireDateFin: 'Liquidation.', version },
  });
  const seen = await read(session, rc);
  expect(seen).toMatchObject({ sansGestionnaire: true, empechement: null, modifiable: true });
  expect(seen.actionsPossibles.map(({ key }) => key)).toEqual(['Soumet', 'Renvoie']);
  expect(await awaitedBy(rc)).toContain(session.id);
  expect(await toldTo(rc, session)).toEqual(['SESSION_A_FINIR']);
  expect(await mailsOf(session, 'session-a-finir')).toContain('RCA60001');
  const closed = await close(session, rc);
  expect([closed.etat, madeOf(closed)]).toEqual(['CLOTUREE', 4]);
});
