import { CALLS } from '@habilis/api/contract';
import type { Endpoint } from '@habilis/api/endpoint';
import type { Capability } from '@habilis/domain/role/capability';
import { actsForNetwork } from '@habilis/domain/role/refusalOfPartiePrenante';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDueDecision } from './areas/demandes/commission/test/addDueDecision.ts';
import { addTried } from './test/contract/addTried.ts';
import type { Caller } from './test/contract/Caller.ts';
import { callRows } from './test/contract/callRows.ts';
import { scopesOf } from './test/contract/expectedOutcome.ts';
import { isInScope } from './test/contract/isInScope.ts';
import { loadSubjects } from './test/contract/loadSubjects.ts';
import { pathOf } from './test/contract/pathOf.ts';
import { signInCallers } from './test/contract/signInCallers.ts';
import type { Subject, Subjects } from './test/contract/Subject.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { TEST_TODAY } from './test/TEST_TODAY.ts';
import { send, type TestServer } from './test/startTestServer.ts';

/** What the network does that concerns no entite's file, session or right: its own people, papers, texts and views. */
const OF_NO_ENTITE: readonly Capability[] = [
  'manage-users',
  'merge-users',
  'reset-second-factor',
  'impersonate',
  'edit-modeles-certificat',
  'edit-dispositifs',
  'edit-content',
  'edit-types-message',
  'answer-support',
  'edit-settings',
  'operate',
  'read-alertes-de-tous',
  'send-messages',
  'scan-qrcode',
  'add-role-dm',
  'read-echeances',
  'keep-vues',
  'read-vues-partagees',
  'share-vues',
  'manage-applications',
  'manage-webhooks',
];

/** Writes that change nothing of an entite, each with why. */
const SANS_EFFET: Readonly<Record<string, string>> = {
  'lettre.engagement': 'un document, lu',
  'lettre.decision': 'un document, lu',
  'lettre.decisionHabilitation': 'un document, lu',
  'attestation.telecharger': 'un document, lu',
  'sessionCertification.certificats': 'des documents, lus',
  'certificat.envoyerAuTitulaire': 'le lien de son certificat, à son titulaire',
  'certificat.remettre': 'les liens de leurs certificats, à leurs titulaires',
  'certificat.changerAdresse': 'où va un certificat, sans le changer',
  'commission.apercu': 'des lettres, lues',
  'demande.affectables': 'des personnes, lues',
  'demande.ecartes': 'des personnes, lues',
  'sessionCertification.checkAnimateur': 'une personne, lue',
  'lecture.marquer': 'ce que l’on a lu soi-même',
  'presence.signal': 'qui lit en ce moment',
  'fil.lire': 'ce que l’on a lu soi-même',
  'entite.create': 'l’entité n’existe pas encore',
  'certificatFormateur.prolonger': 'd’une personne, non d’une entité : essayé par formateurs.test.ts',
};

/** What a call of a list names: a demande before the commission with its version, a decision that waits, and an entite. */
type Tried = {
  readonly demande: { readonly id: number; readonly version: number };
  readonly decisionId: number;
  readonly entiteId: number;
  readonly niveauId: number;
};

/** Writes that name their objects in a list, or in a body of their own, each with who tries it and how. */
const PAR_LOT: Readonly<Record<string, readonly [role: RoleType, body: (tried: Tried) => unknown]>> = {
  'demande.grouper': [
    'CNH',
    ({ demande: { id, version } }) => ({ action: 'PrendEnCharge', demandes: [{ type: 'DH', id, version }] }),
  ],
  'commission.planifier': [
    'CNH',
    ({ demande: { id, version } }) => ({
      dateCnh: '2999-12-01',
      demandes: [{ demandeHabilitationId: id, version }],
    }),
  ],
  'commission.decider': [
    'CNH',
    ({ demande: { id, version } }) => ({
      decisions: [
        {
          demandeHabilitationId: id,
          version,
          decision: 'REFUSE',
          avecComplement: false,
          motif: 'Essai.',
          dateDebut: null,
        },
      ],
    }),
  ],
  'commission.annuler': ['CNH', ({ decisionId }) => ({ decisionIds: [decisionId] })],
  'commission.envoyer': ['CNH', ({ decisionId }) => ({ decisionIds: [decisionId] })],
  'habilitation.create': [
    'ADM',
    ({ entiteId, niveauId: dispositifNiveauId }) => ({
      entiteId,
      dispositifNiveauId,
      dateDebut: TEST_TODAY,
      dateFin: null,
      plateformesFixes: [],
      plateformeMobile: false,
      fileUploads: [],
    }),
  ],
};

const networkCapabilities = ({ access }: Endpoint): Capability[] =>
  access.kind === 'capability'
    ? access.anyOf.filter(
        (capability) =>
          !OF_NO_ENTITE.includes(capability) &&
          ROLE_TYPES.some((role) => actsForNetwork(role) && scopeOf(role, capability) !== 'none'),
      )
    : [];

const ACTS = CALLS.filter(
  ({ name, endpoint }) =>
    endpoint.method !== 'GET' &&
    networkCapabilities(endpoint).length > 0 &&
    !(endpoint.access.kind === 'capability' && endpoint.access.scope === 'list') &&
    !(name in SANS_EFFET) &&
    !(name in PAR_LOT),
);

let server: TestServer;
let callers: readonly Caller[];
let subjects: Subjects;
let tried: Tried;

beforeAll(async () => {
  server = await startPeopledServer();
  await addTried(server);
  const everybody = await signInCallers(server);
  callers = everybody.filter(({ role }) => role !== null && actsForNetwork(role.type));
  ({ subjects } = await loadSubjects(server.services, everybody));
  const { db } = server.services.connection;
  const entites = await db.selectFrom('entite').select('id').execute();
  const { id: demandeId, entite_id: entiteId, dispositif_niveau_id: niveauId } = await addDueDecision(db);
  const demande = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'version'])
    .where('id', '=', demandeId)
    .executeTakeFirstOrThrow();
  const { id: decisionId } = await db
    .selectFrom('decision_commission')
    .select('id')
    .where('demande_id', '=', demandeId)
    .executeTakeFirstOrThrow();
  tried = { demande, decisionId, entiteId: entiteId ?? 0, niveauId: niveauId ?? 0 };
  await db
    .insertInto('role')
    .values(
      callers.flatMap(({ personneId }) =>
        entites.map(({ id }) => ({ personne_id: personneId ?? 0, type: 'DL' as const, entite_id: id, fin_le: null })),
      ),
    )
    .execute();
});
afterAll(() => server.close());

const PARTIE_PRENANTE = 'role.partie-prenante';
const Answered = z.union([z.array(z.object({ title: z.nullable(z.string()) })), z.object({ title: z.string() })]);

/** The title with which a caller is refused, of the whole or of the one thing asked. */
async function titleOf(endpoint: Endpoint, path: string, body: unknown, { token, roleId }: Caller) {
  const answer = await send(server.url, endpoint.method, path, {
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
    ...(roleId === undefined ? {} : { roleId }),
  });
  const read = z.safeParse(Answered, answer.status === 204 ? null : await answer.json());
  if (!read.success) return `${answer.status}`;
  return Array.isArray(read.data) ? read.data[0]?.title : read.data.title;
}

test('what changes nothing, and what is tried by hand, are calls', () => {
  const names = CALLS.map(({ name }) => name);
  expect([...Object.keys(SANS_EFFET), ...Object.keys(PAR_LOT)].filter((name) => !names.includes(name))).toEqual([]);
});

test.each(ACTS)(
  '[DH890] $name is refused to whoever of the network has a part in the entite',
  async ({ name, endpoint }) => {
    const row = callRows[name] ?? {};
    const kinds = Object.entries({
      ...row.ids,
      ...(row.idInBody === undefined ? {} : { corps: row.idInBody }),
    });
    expect(kinds).not.toEqual([]);
    const answers = [];
    for (const caller of callers) {
      const scopes = scopesOf(endpoint, caller);
      const isOurs = (one: Subject) => typeof one.owners?.entiteId === 'number' && isInScope(scopes, caller, one);
      const named = Object.fromEntries(
        kinds.flatMap(([param, kind]) =>
          subjects(kind)
            .filter(isOurs)
            .slice(0, 1)
            .map(({ id }) => [param, id]),
        ),
      );
      if (scopes.length === 0 || Object.keys(named).length < kinds.length) continue;
      const path = pathOf(endpoint, { ...row.words, ...named });
      answers.push([caller.nom, await titleOf(endpoint, path, row.body?.(caller, named['corps'] ?? ''), caller)]);
    }
    expect(answers).not.toEqual([]);
    expect(answers).toEqual(answers.map(([nom]) => [nom, PARTIE_PRENANTE]));
  },
);

test.each(CALLS.filter(({ name }) => name in PAR_LOT))(
  '[DH890] $name refuses what concerns an entite in which its caller has a part',
  async ({ name, endpoint }) => {
    const [role, bodyOf] = PAR_LOT[name] ?? ['ADM', () => undefined];
    const caller = callers.find(({ nom }) => nom === role);
    expect(caller).toBeDefined();
    if (caller === undefined) return;
    expect(await titleOf(endpoint, endpoint.path, bodyOf(tried), caller)).toBe(PARTIE_PRENANTE);
  },
);
