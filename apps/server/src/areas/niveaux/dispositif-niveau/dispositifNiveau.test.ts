import type { Call } from '@habilis/api/client/createClient';
import { dispositif } from '@habilis/api/dispositif/endpoints';
import type { DispositifNiveau, DispositifNiveauWrite } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startFilledServer } from '../../../test/startFilledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { niveauxOfRole } from './niveauxOfRole.ts';

let server: TestServer;
let manager: Call;
let niveaux: DispositifNiveau[];
beforeAll(async () => {
  server = await startFilledServer();
  manager = await actAs(server, 'RDI90001');
  niveaux = await manager(dispositifNiveau.list, {});
});
afterAll(() => server.close());

const codesOf = (levels: readonly DispositifNiveau[]) => levels.map(({ code }) => code);

/** The level of a code as it is now, as a write that changes nothing. */
async function writeOf(code: string, changes: Partial<DispositifNiveauWrite> = {}): Promise<DispositifNiveauWrite> {
  const id = niveaux.find((level) => level.code === code)?.id ?? 0;
  const { dispositif: scheme, ...level } = await manager(dispositifNiveau.get, { params: { id } });
  return { ...level, dispositifId: scheme.id, raccourcissementConfirme: false, ...changes };
}

const stateOf = ({ modifiable }: DispositifNiveau) => modifiable;

test('[G12] the levels of the demonstration are those of the study', () => {
  const short = { HEURE: 'h', JOUR: 'j', MOIS: 'm', ANNEE: 'a' } as const;
  const lasting = (duree: number | null, unite: keyof typeof short | null) =>
    unite === null ? '–' : `${duree}${short[unite]}`;
  const lines = niveaux.map((level) =>
    [
      level.code,
      lasting(level.dureeValiditeCertificat, level.uniteDureeValiditeCertificat),
      lasting(level.dureeValiditeHabilitation, level.uniteDureeValiditeHabilitation),
      `${level.nbStagiairesMin}-${level.nbStagiairesMax}`,
      `${level.heuresInitiales}/${level.heuresMac ?? '–'}`,
      `${level.avecTechnique ? 'T' : '–'}${level.avecPlateforme ? 'P' : '–'}`,
    ].join(' '),
  );
  expect(lines.toSorted()).toEqual([
    'AMSS4-1 36m 3a 2-8 14/7 TP',
    'AMSS4-2 36m 3a 2-8 35/7 TP',
    'APSASD-1 24m 5a 4-10 21/7 ––',
    'CATEC-1 36m 5a 2-8 14/7 TP',
    'ECHA-1 60m 5a 4-8 21/7 TP',
    'EXER-1 – 90j 4-12 7/– ––',
    'EXER-2 – 72h 4-12 3/– ––',
    'EXER-3 – – 4-20 2/– ––',
    'GEPO-1 – 2a 4-12 7/– ––',
    'GUR-1 48m 4a 4-12 14/7 T–',
    'PRAP2S-1 24m 5a 4-10 28/7 ––',
    'PRAP2S-2 36m 5a 4-10 84/21 ––',
    'PRAPIBC-1 24m 5a 4-10 14/7 ––',
    'PRAPIBC-2 36m 5a 4-10 70/21 ––',
    'SST-1 24m 5a 4-10 14/7 ––',
    'SST-2 36m 5a 4-10 56/21 ––',
  ]);
});

test('[DN2] a manager changes the levels of their schemes alone, an administrator all', async () => {
  expect(codesOf(niveaux)).toHaveLength(16);
  expect(codesOf(niveaux.filter(stateOf))).toEqual(['SST-1', 'SST-2']);
  const admin = await actAs(server, 'ADM92001');
  expect((await admin(dispositifNiveau.list, {})).every(stateOf)).toBe(true);
  expect((await admin(dispositif.list, {})).every(({ modifiable }) => modifiable)).toBe(true);
  const { elements, total } = await manager(dispositifNiveau.search, {
    body: { recherche: 'secouriste', ordre: 'desc' },
  });
  expect([codesOf(elements), total]).toEqual([['SST-1'], 1]);
  expect(await refusal(manager(dispositifNiveau.update, { body: await writeOf('AMSS4-1') }))).toMatchObject({
    status: 404,
  });
});

test('[DN2] an expert examines the levels of the role, as do those named with a level', async () => {
  const { db } = server.services.connection;
  const { roleId } = await server.signIn('EXP80002', 'E');
  const rows = await niveauxOfRole(db, roleId ?? 0)
    .select('niveau_du_role.code')
    .execute();
  expect(rows.map(({ code }) => code).toSorted()).toEqual(['AMSS4-1', 'AMSS4-2', 'CATEC-1']);
  const dispatcher = await actAs(server, 'REP70001');
  const sst = niveaux.find(({ code }) => code === 'SST-1');
  const experts = await dispatcher(dispositifNiveau.expertsInstructeurs, { params: { id: sst?.id ?? 0 } });
  expect(experts.map(({ nomPrenom }) => nomPrenom)).toEqual(['Samir Haddad', 'Thomas Rey']);
  const managers = await dispatcher(dispositif.responsables, { params: { id: sst?.dispositif.id ?? 0 } });
  expect(managers).toEqual([{ habilisId: 'RDI90001', nomPrenom: 'Bruno Salles' }]);
});

test('[DN1] a manager is given with their schemes, which an administrator changes', async () => {
  const admin = await actAs(server, 'ADM92001');
  const schemes = await admin(dispositif.list, {});
  const idOf = (code: string) => schemes.find((scheme) => scheme.code === code)?.id ?? 0;
  const { id: mrpId = 0 } = (await admin(mrp.list, {})).find(({ code }) => code === 'NATIONAL') ?? {};
  const params = { habilisId: 'REP70001' };
  const { version } = await admin(utilisateur.get, { params });
  const role = { type: 'RD', mrpId, entiteId: null, version } as const;
  expect(await refusal(admin(utilisateur.giveRole, { params, body: role }))).toMatchObject({
    status: 400,
    errors: [{ path: 'dispositifIds', title: 'utilisateur.dispositif-requis' }],
  });
  const idle = { ...role, dispositifIds: [idOf('SST')], niveauIds: [1] };
  expect(await refusal(admin(utilisateur.giveRole, { params, body: idle }))).toMatchObject({
    errors: [{ path: 'niveauIds', title: 'champ.invalide' }],
  });
  const given = await admin(utilisateur.giveRole, { params, body: { ...role, dispositifIds: [idOf('SST')] } });
  const held = given.roles.find(({ type }) => type === 'RD');
  expect(held).toMatchObject({ reglable: true, dispositifs: [{ libelle: 'SST' }], niveaux: [] });
  const both = { version: given.version, dispositifIds: [idOf('ECHA'), idOf('GUR')] };
  const changed = await admin(utilisateur.setPerimetre, { params: { roleId: held?.id ?? 0 }, body: both });
  expect(changed.historique[0]).toMatchObject({ action: 'perimetre-change', objet: 'Échafaudages, Gestes d’urgence' });
  const dispatcher = await actAs(server, 'REP70001', 'R');
  const managersOf = async (code: string) =>
    (await dispatcher(dispositif.responsables, { params: { id: idOf(code) } })).map(({ nomPrenom }) => nomPrenom);
  expect(await managersOf('SST')).toEqual(['Bruno Salles']);
  expect(await managersOf('GUR')).toEqual(['Solène Charrier', 'Claire Vidal']);
});

test('[DN8] an entity may ask for the open levels that it does not hold', async () => {
  const applicant = await actAs(server, 'LPF20001');
  const offered = await applicant(dispositifNiveau.forEtablissement, {});
  expect(codesOf(offered)).not.toContain('SST-1');
  expect(codesOf(offered)).not.toContain('PRAPIBC-1');
  // It has asked for this one already, and has a draft for that one.
  expect(codesOf(offered)).not.toContain('SST-2');
  expect(codesOf(offered)).not.toContain('GEPO-1');
  expect(offered).toHaveLength(12);
  const other = await actAs(server, 'RSC20002');
  expect(codesOf(await other(dispositifNiveau.forEtablissement, {}))).toContain('SST-2');
  await manager(dispositifNiveau.update, { body: await writeOf('SST-2', { ouvert: false }) });
  expect(codesOf(await other(dispositifNiveau.forEtablissement, {}))).not.toContain('SST-2');
  await manager(dispositifNiveau.update, { body: await writeOf('SST-2', { ouvert: true }) });
  const held = await applicant(dispositifNiveau.withHabilitations, {});
  expect(codesOf(held)).toEqual(['SST-1', 'PRAPIBC-1']);
  expect(codesOf(await manager(dispositifNiveau.withHabilitations, {}))).toEqual(['SST-1', 'SST-2']);
});

test('[DN5][DN9] a slot that is left out is retired, a new one gets its name, and the change is told', async () => {
  const before = await writeOf('SST-1');
  const [programme, ...others] = before.pedagogiqueUploadFieldsConfig;
  const added = { id: null, libelle: 'Attestation d’assurance', aide: null, obligatoire: true, retire: false };
  const body = { ...before, pedagogiqueUploadFieldsConfig: [...others, added] };
  const after = await manager(dispositifNiveau.update, { body });
  expect(after.version).toBe(before.version + 1);
  const kept = after.pedagogiqueUploadFieldsConfig;
  expect(kept.map(({ nomChamp, retire }) => [nomChamp, retire])).toEqual([
    ['deroule', false],
    ['grilleEvaluation', false],
    ['materiel', false],
    ['attestationDAssurance', false],
    ['programme', true],
  ]);
  expect(kept.at(-1)?.id).toBe(programme?.id);
  expect(new Set(niveaux.flatMap((level) => level.pedagogiqueUploadFieldsConfig.map(({ id }) => id)))).not.toContain(
    kept.at(-2)?.id,
  );
  const [latest] = await manager(dispositifNiveau.historique, { params: { id: after.id } });
  expect(latest).toMatchObject({
    auteur: 'Bruno Salles',
    changements: [
      { champ: 'pieceAjoutee', apres: 'Attestation d’assurance' },
      { champ: 'pieceRetiree', apres: 'Programme de la formation' },
    ],
  });
  expect(await refusal(manager(dispositifNiveau.update, { body }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.version-perimee',
    courant: { version: after.version },
  });
});

test('[DN7] a shorter validity is confirmed, and leaves the accreditations of the day as they are', async () => {
  const { db } = server.services.connection;
  const ends = () => db.selectFrom('habilitation').select(['id', 'date_fin']).orderBy('id').execute();
  const before = await ends();
  const shorter = { dureeValiditeHabilitation: 4 };
  expect(await refusal(manager(dispositifNiveau.update, { body: await writeOf('SST-1', shorter) }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.validite-raccourcie',
    courant: { habilitations: 7 },
  });
  const body = await writeOf('SST-1', { ...shorter, raccourcissementConfirme: true });
  expect(await manager(dispositifNiveau.update, { body })).toMatchObject(shorter);
  expect(await ends()).toEqual(before);
});

test('[DN6] a level is created with a code of its scheme, once', async () => {
  const body = await writeOf('SST-2', { id: null, code: 'SST-3', niveau: 'Formateur de formateurs de SST' });
  const fresh = body.pedagogiqueUploadFieldsConfig.map((champ) => ({ ...champ, id: null }));
  const created = { ...body, pedagogiqueUploadFieldsConfig: fresh };
  const wrong = { ...created, code: 'AMSS4-3', nbStagiairesMin: 11 };
  expect(await refusal(manager(dispositifNiveau.create, { body: wrong }))).toMatchObject({
    status: 400,
    errors: [
      { path: 'code', title: 'dispositif-niveau.code-invalide' },
      { path: 'nbStagiairesMax', title: 'dispositif-niveau.groupe-inverse' },
    ],
  });
  const made = await manager(dispositifNiveau.create, { body: created });
  expect(made).toMatchObject({
    code: 'SST-3',
    version: 1,
    modifiable: true,
    libelle: 'SST – Formateur de formateurs de SST',
  });
  expect(await refusal(manager(dispositifNiveau.create, { body: created }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.code-deja-utilise',
  });
  const [creation] = await manager(dispositifNiveau.historique, { params: { id: made.id } });
  expect(creation).toMatchObject({ isCreation: true, changements: [] });
});
