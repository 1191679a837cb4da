import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { champsObligatoires } from '@habilis/domain/demande-habilitation/checkSoumission';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { pdfOf } from '../../../test/pdfOf.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let newcomer: Call;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { certificats: [['FOR40001', 'SST-2', 400, 695]] });
  // A demandeur who has no entite yet.
  newcomer = await actAs(server, 'NOT94003');
});
afterAll(() => server.close());

const niveaux = () => newcomer(dispositifNiveau.forEtablissement, {});

/** The first save of another draft for a niveau. */
async function saveDraft(dispositifNiveauId: number): Promise<DemandeHabilitation> {
  const started = await newcomer(dh.start, { query: {} });
  return newcomer(dh.update, {
    body: { ...dhWriteBody(started), cleBrouillon: randomUUID(), dispositifNiveauId },
  });
}

const setOpen = (id: number, ouvert: boolean) =>
  server.services.connection.db.updateTable('dispositif_niveau').set({ ouvert }).where('id', '=', id).execute();

test('[DH742][DH743] drafts of several niveaux stand beside a demande administrative that is not submitted, each submitted after it, unless its niveau has closed', async () => {
  const absent = { status: 409, title: 'demande.dossier-administratif-absent' };
  expect(await refusal(newcomer(dh.start, { query: {} }))).toMatchObject(absent);
  const begun = await newcomer(da.update, {
    body: writeBody(await newcomer(da.startWithoutDemandeHabilitation, {}), { cleBrouillon: randomUUID() }),
  });
  expect(await newcomer(dh.start, { query: {} })).toMatchObject({
    entiteDemandeuse: null,
    dossierAdministratif: { id: begun.id, currentTaskDefinitionKey: 'da_saisie', valide: false },
  });

  const asked = (await niveaux()).filter(({ code }) => ['GEPO-1', 'SST-1'].includes(code));
  const [first, second] = asked;
  if (first === undefined || second === undefined) throw new Error('il faut deux niveaux');
  const one = await saveDraft(first.id);
  // Two tabs at once create only one demande for the niveau.
  const both = await Promise.allSettled([saveDraft(second.id), saveDraft(second.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(saveDraft(first.id))).toMatchObject({
    status: 409,
    title: 'habilitation.demande-deja-en-cours',
  });
  expect((await niveaux()).map(({ id }) => id)).not.toContain(first.id);
  expect(
    await refusal(newcomer(dh.update, { body: dhWriteBody(one, { dispositifNiveauId: second.id }) })),
  ).toMatchObject({
    status: 400,
    errors: [{ path: 'dispositifNiveauId', title: 'champ.niveau-deja-demande' }],
  });

  const slots = champsObligatoires(first);
  const saved = await newcomer(dh.update, {
    body: dhWriteBody(one, {
      formateurs: [{ habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' }],
      fileUploads: slots.map((champ, partIndex) => ({ champ, userFilename: `${champ}.pdf`, partIndex })),
    }),
    files: slots.map((champ) => new File([pdfOf(champ)], `${champ}.pdf`)),
  });
  const submit = async (read: DemandeHabilitation) => newcomer(dh.submit, { body: dhWriteBody(read) });
  expect(await refusal(submit(saved))).toMatchObject({
    status: 409,
    title: 'demande.dossier-administratif-non-soumis',
  });

  await newcomer(da.submit, {
    body: writeBody(await newcomer(da.startWithoutDemandeHabilitation, {}), {
      raisonSociale: 'Régnier Prévention',
      siret: inventSiret(98),
      typeEntite: 'ENT',
      regime: 'GENERAL',
      declarationUrssaf: false,
      adresse: { ligne1: '1 rue Haute', ligne2: null, codePostalVille: { codePostal: '54000', ville: 'Nancy' } },
      responsableLegal: { nom: 'Régnier', prenom: 'Chloé', fonction: 'Gérante' },
      contact: {
        nom: 'Régnier',
        prenom: 'Chloé',
        email: 'c.regnier@example.org',
        telephone: { indicatif: '+33', numero: '06 39 98 12 34' },
      },
    }),
  });
  const now = await newcomer(dh.get, { params: { id: String(saved.id) } });
  await setOpen(first.id, false);
  const kept = await newcomer(dh.update, { body: dhWriteBody(now) });
  expect(await refusal(submit(kept))).toMatchObject({
    status: 400,
    errors: [{ path: 'dispositifNiveauId', title: 'champ.niveau-ferme' }],
  });
  await setOpen(first.id, true);
  expect(await submit(kept)).toMatchObject({
    numero: expect.stringMatching(/^DH-/),
    currentWfTaskDefKeys: ['instruction'],
    entiteDemandeuse: { raisonSociale: 'Régnier Prévention' },
  });
});
