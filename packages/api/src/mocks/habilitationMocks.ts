import type { RoleType } from '@habilis/domain/role/RoleType';
import { gesteOf } from '@habilis/domain/habilitation/refusalOfSuspension';
import type { HttpHandler } from 'msw';
import { ATTESTATION_INCONNUE } from '../attestation/AttestationVerifiee.ts';
import { attestation } from '../attestation/endpoints.ts';
import type { Avis } from '../avis/Avis.ts';
import type { AnswerOf, BodyOf } from '../endpoint.ts';
import { habilitation } from '../habilitation/endpoints.ts';
import { EvenementHabilitation, type Habilitation, HabilitationSummary } from '../habilitation/Habilitation.ts';
import * as z from 'zod/mini';
import {
  exampleDelegataires,
  exampleEvenements,
  exampleHabilitation,
  exampleHabilitations,
} from './fixtures/exampleHabilitations.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';

const AVIS: Avis = {
  id: 1,
  type: 'FR',
  texte: 'Favorable, sous réserve d’un second formateur.',
  taskDefinitionKey: 'sous_commission',
  auteurNomPrenom: 'Odile Garnier',
  auteurRoleType: 'E',
  renduLe: '2024-03-11T14:32:00.000Z',
};

/** What an end, a suspension or a deletion would touch. */
const DEPENDANCES: AnswerOf<typeof habilitation.dependances> = {
  sessions: [
    { id: 71, numero: 'S-2026-004817', dateSession: '2026-12-08', etat: 'RESULTATS' },
    { id: 72, numero: null, dateSession: '2027-02-01', etat: 'SAISIE' },
  ],
  demandes: [{ id: 433, numero: 'DH-2026-0433', mode: 'REN', currentTaskDefinitionKey: 'sous_commission' }],
  suites: [],
  delegataires: [{ roleId: 51, nomPrenom: 'Inès Moreau' }],
  suivis: 2,
};

/** What a suspension changes, or the lifting of one. */
function suspensionOf({
  motif = null,
  commentaireSuspension,
  dateDebutSuspension,
  dateFinSuspension,
  rupture,
}: BodyOf<typeof habilitation.setSuspension>): Partial<Habilitation> {
  const dates = { dateDebutSuspension, dateFinSuspension };
  return gesteOf({ ...dates, rupture, motif, commentaire: commentaireSuspension }) === 'lever'
    ? { dateDebutSuspension: null, dateFinSuspension: null, commentaireSuspension: null, motifSuspension: null }
    : { ...dates, commentaireSuspension, motifSuspension: motif, rupture };
}

/** The habilitations; a write answers with the changed one, but stores nothing. */
export function habilitationMocks(
  seenBy: RoleType = 'G',
  habilitations: readonly Habilitation[] = exampleHabilitations(seenBy),
): HttpHandler[] {
  const one = (id: number) =>
    habilitations.find((found) => found.id === id) ?? exampleHabilitation({ id }, { role: seenBy });
  const changed = (id: number, changes: Partial<Habilitation>) =>
    exampleHabilitation({ ...one(id), ...changes }, { role: seenBy });
  return [
    mock(habilitation.list, ({ query }) => {
      const { recherche, etat, finAvant } = query;
      const found = habilitations
        .filter(({ numero, entite }) => contains(`${numero} ${entite.raisonSociale}`, recherche))
        .filter((row) => etat === undefined || row.etat === etat)
        .filter(({ dateFin }) => finAvant === undefined || (dateFin !== null && dateFin < finAvant))
        .map((row) => z.parse(HabilitationSummary, row));
      return pageOf(found, query);
    }),
    mock(
      habilitation.aRenouveler,
      habilitations
        .filter(({ actionsPossibles }) => actionsPossibles.includes('renouveler'))
        .map((row) => z.parse(HabilitationSummary, row)),
    ),
    mockFile(habilitation.export, new File(['PK'], 'habilitations.xlsx')),
    mock(habilitation.get, ({ params }) => one(params.id)),
    mock(habilitation.dependances, DEPENDANCES),
    mock(habilitation.historique, () => exampleEvenements().map((step) => z.parse(EvenementHabilitation, step))),
    mock(habilitation.delegataires, exampleDelegataires()),
    mock(habilitation.delegatairesPossibles, [{ roleId: 52, habilisId: 'MUL20004', nomPrenom: 'Paul Lefèvre' }]),
    mock(habilitation.addDelegataire, [
      ...exampleDelegataires(),
      { roleId: 52, habilisId: 'MUL20004', nomPrenom: 'Paul Lefèvre', depuisLe: '2026-11-20T10:00:00.000Z' },
    ]),
    mock(habilitation.removeDelegataire, []),
    mock(habilitation.addFormateur, ({ body: { habilisId, nom } }) => ({ habilisId, nomPrenom: `Marc ${nom}` })),
    mock(habilitation.removeFormateur, undefined),
    mockFile(habilitation.fichierPlateformes, new File(['PK'], 'plateformes.xlsx')),
    mock(habilitation.setDateFin, ({ body }) =>
      changed(body.habilitationId, { dateFin: body.dateFin, commentaireDateFin: body.commentaireDateFin }),
    ),
    mock(habilitation.setSuspension, ({ body }) => changed(body.habilitationId, suspensionOf(body))),
    mock(habilitation.confirmerSuspension, ({ body }) =>
      changed(body.habilitationId, { dateFinSuspension: body.dateFinSuspension, suspensionAConfirmer: false }),
    ),
    mock(habilitation.setRappel, ({ body: { habilitationId, dateRappel, commentaire } }) =>
      changed(habilitationId, { rappel: dateRappel === null ? null : { dateRappel, commentaire } }),
    ),
    mock(habilitation.leverReserve, ({ body }) => changed(body.habilitationId, { reserve: null, dateReserve: null })),
    mock(habilitation.create, ({ body }) => changed(20, { dateDebut: body.dateDebut, dateFin: body.dateFin })),
    mock(habilitation.remove, undefined),
    mock(habilitation.removePlateforme, undefined),
    mock(habilitation.avis, [AVIS]),
    mockFile(attestation.telecharger, new File(['%PDF-'], 'attestation.pdf')),
    mock(attestation.verifier, ATTESTATION_INCONNUE),
  ];
}
