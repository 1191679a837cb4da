import type { HttpHandler } from 'msw';
import type { ApercuLettre } from '../commission/Lettre.ts';
import type { DecisionWrite } from '../commission/writes.ts';
import { commission } from '../commission/endpoints.ts';
import type { PointOrdreDuJour } from '../commission/Seance.ts';
import { lettre } from '../lettre/endpoints.ts';
import { exampleDecision, examplePoints } from './fixtures/examplePoints.ts';
import { contains } from './contains.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';

const DATE = '2026-11-20';
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** The letter that says a decision, with its reason if it has one. */
const lettreOf = ({ decision, motif }: DecisionWrite): ApercuLettre['lettre'] => ({
  emetteur: ['Commission nationale d’habilitation', 'Secrétariat de la commission'],
  blocs: [
    {
      kind: 'address',
      lines: ['Lorraine Prévention Formation', 'Sophie Marchal', '1 rue Haute', '54000 Nancy'],
    },
    { kind: 'place', text: 'Le 20 novembre 2026' },
    {
      kind: 'heading',
      text: decision === 'REFUSE' ? 'Votre demande n’est pas accordée' : 'Votre habilitation est accordée',
    },
    { kind: 'facts', facts: [{ name: 'Demande', value: 'DH-2026-0433' }] },
    { kind: 'paragraph', text: 'Madame, Monsieur,' },
    ...(motif === null
      ? []
      : [
          { kind: 'strong' as const, text: 'Sa décision repose sur le motif suivant :' },
          { kind: 'quote' as const, text: motif },
        ]),
    { kind: 'subheading', text: 'Si vous contestez cette décision' },
    { kind: 'list', items: ['devant la commission elle-même ;', 'devant le tribunal compétent.'] },
    {
      kind: 'signature',
      before: ['Je vous prie d’agréer, Madame, Monsieur, l’expression de ma considération distinguée.'],
      lines: ['Pour la Commission nationale d’habilitation', 'Marie Roussel'],
    },
  ],
});

/** The commission: every decision and plan is accepted, none is stored. */
export function commissionMocks(points: readonly PointOrdreDuJour[] = examplePoints()): HttpHandler[] {
  const waiting = points.map((point, index) => ({
    ...point,
    decision: point.decision ?? exampleDecision({ id: 31 + index, decision: index === 1 ? 'REFUSE' : 'ACCORDE' }),
  }));
  return [
    mock(commission.seances, {
      ouvertes: [
        { date: DATE, aDecider: points.length, enAttente: 0, rendues: 1 },
        { date: '2026-12-11', aDecider: 4, enAttente: 0, rendues: 0 },
      ],
      tenues: [{ date: '2026-10-09', aDecider: 0, enAttente: 0, rendues: 12 }],
    }),
    mock(commission.ordreDuJour, ({ params }) => ({ date: params.date, points: [...points] })),
    mockFile(commission.ordreDuJourPdf, pdf(`Ordre du jour ${DATE}.pdf`)),
    mockFile(commission.ordreDuJourTableau, new File(['"Demande"'], `Ordre du jour ${DATE}.csv`, { type: 'text/csv' })),
    mock(commission.aPlanifier, ({ query }) => {
      const found = points.filter(({ numero, entite }) =>
        contains(`${numero} ${entite.raisonSociale}`, query.recherche),
      );
      return { elements: found, total: found.length, page: query.page, taille: query.taille };
    }),
    mock(commission.planifier, ({ body }) =>
      body.demandes.map(({ demandeHabilitationId: id }) => ({ id, title: null })),
    ),
    mock(commission.apercu, ({ body }) =>
      body.decisions.map((written) => ({
        demandeHabilitationId: written.demandeHabilitationId,
        title: null,
        lettre: lettreOf(written),
      })),
    ),
    mock(commission.decider, ({ body }) =>
      body.decisions.map(({ demandeHabilitationId: id }) => ({ id, title: null })),
    ),
    mock(commission.enAttente, waiting),
    mock(commission.annuler, ({ body }) => body.decisionIds.map((id) => ({ id, title: null }))),
    mock(commission.envoyer, ({ body }) => body.decisionIds.map((id) => ({ id, title: null }))),
    mockFile(lettre.engagement, pdf('Lettre d’engagement.pdf')),
    mockFile(lettre.decision, pdf('Décision.pdf')),
    mockFile(lettre.decisionHabilitation, pdf('Décision.pdf')),
  ];
}
