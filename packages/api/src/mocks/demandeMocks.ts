import { addDays } from '@habilis/domain/date/addDays';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import type { HttpHandler } from 'msw';
import type { DemandeSummary } from '../demande/DemandeSummary.ts';
import { demande } from '../demande/endpoints.ts';
import type { QueryOf } from '../endpoint.ts';
import { exampleDemandes } from './fixtures/exampleDemandes.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';

type Query = QueryOf<typeof demande.currentList> & Partial<QueryOf<typeof demande.todoList>>;
type View = NonNullable<Query['vue']>;

const SORT_FIELDS = {
  numero: 'numero',
  raisonSociale: 'raisonSociale',
  tache: 'currentTaskDefinitionKey',
  responsable: 'nomPrenomAssignedUserHabilis',
  dateEcheance: 'dateEcheance',
  dateLastSoumission: 'dateLastSoumission',
} as const satisfies Record<Query['tri'], keyof DemandeSummary>;

/** Whether a demande belongs to a view of this person. */
function isInView({ assignedUserHabilisId, dateEcheance }: DemandeSummary, vue: View, habilisId: string): boolean {
  if (vue === 'les-miennes') return assignedUserHabilisId === habilisId;
  if (vue === 'non-affectees') return assignedUserHabilisId === null;
  return vue === 'a-traiter' || (dateEcheance !== null && dateEcheance < exampleServerProperties().today);
}

/** The demandes that match a query, by its order. */
function foundBy(demandes: readonly DemandeSummary[], query: Query, habilisId: string): DemandeSummary[] {
  const { tri, ordre, vue = 'a-traiter', recherche, tache, responsable, nature, caisse } = query;
  const found = demandes
    .filter((one) => isInView(one, vue, habilisId))
    .filter(({ currentTaskDefinitionKey }) => tache === undefined || currentTaskDefinitionKey === tache)
    .filter(({ assignedUserHabilisId }) => responsable === undefined || assignedUserHabilisId === responsable)
    .filter(({ mode }) => nature === undefined || (mode ?? 'DA') === nature)
    .filter((one) => caisse === undefined || one.caisse?.code === caisse)
    .filter(({ numero, raisonSociale, ville }) => contains(`${numero} ${raisonSociale} ${ville}`, recherche))
    .toSorted((one, other) => (one[SORT_FIELDS[tri]] ?? '').localeCompare(other[SORT_FIELDS[tri]] ?? '', 'fr'));
  return ordre === 'desc' ? found.toReversed() : found;
}

/** Those who hold tasks, each once, by name. */
function holdersOf(demandes: readonly DemandeSummary[]) {
  const held = demandes.flatMap(({ assignedUserHabilisId: habilisId, nomPrenomAssignedUserHabilis: nomPrenom }) =>
    habilisId === null || nomPrenom === null ? [] : [{ habilisId, nomPrenom }],
  );
  const byId = new Map(held.map((person) => [person.habilisId, person]));
  return [...byId.values()].toSorted((one, other) => one.nomPrenom.localeCompare(other.nomPrenom, 'fr'));
}

/** The demandes by task, in the order in which they are met. */
function stockOf(demandes: readonly DemandeSummary[]) {
  const { today } = exampleServerProperties();
  const soon = addDays(today, 7);
  const tasks = [...new Set(demandes.map(({ currentTaskDefinitionKey: tache }) => tache))].filter(hasHolder);
  return tasks.map((tache) => {
    const onIt = demandes.filter((one) => one.currentTaskDefinitionKey === tache);
    const due = onIt.flatMap(({ dateEcheance }) => dateEcheance ?? []);
    return {
      type: onIt[0]?.type ?? 'DH',
      tache,
      sansTitulaire: false,
      total: onIt.length,
      enRetard: due.filter((day) => day < today).length,
      sousSeptJours: due.filter((day) => day >= today && day <= soon).length,
    };
  });
}

/** The lists of demandes with their filters, order and pages, and the counts of the tasks. */
export function demandeMocks(
  demandes: readonly DemandeSummary[] = exampleDemandes(),
  habilisId = 'INS50001',
): HttpHandler[] {
  const count = (vue: View) => demandes.filter((one) => isInView(one, vue, habilisId)).length;
  return [
    mock(demande.todoListCount, {
      total: count('a-traiter'),
      lesMiennes: count('les-miennes'),
      nonAffectees: count('non-affectees'),
      enRetard: count('en-retard'),
      responsables: holdersOf(demandes),
    }),
    mock(demande.stock, stockOf(demandes)),
    mock(demande.todoList, ({ query }) => pageOf(foundBy(demandes, query, habilisId), query)),
    mockFile(demande.exportTodoList, new File(['PK'], 'taches.xlsx')),
    mockFile(demande.exportCurrentList, new File(['PK'], 'demandes.xlsx')),
    mock(demande.grouper, ({ body }) =>
      body.demandes.map(({ type, id }) => ({ type, id, title: null, responsable: null })),
    ),
    mock(
      demande.affectables,
      holdersOf(demandes).map((person) => ({ ...person, charge: 3 })),
    ),
    mock(demande.ecartes, []),
    mock(demande.currentList, ({ query }) => pageOf(foundBy(demandes, query, habilisId), query)),
  ];
}
