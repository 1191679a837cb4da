import type { RoleType } from '@habilis/domain/role/RoleType';
import { SUJETS_DU_ROLE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import type { HttpHandler } from 'msw';
import type { SchemaOuvert } from '../statistique/DonneesOuvertes.ts';
import { statistique } from '../statistique/endpoints.ts';
import { exampleChiffresPublics, examplePageStatistique } from './fixtures/exampleStatistiques.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';

const CSV = new File(['\uFEFF"Mois";"Nombre"\r\n"2026-10";"12"\r\n'], 'tableau.csv', { type: 'text/csv' });

const exampleSchema = (changes: Partial<SchemaOuvert> = {}): SchemaOuvert => ({
  name: 'annuaire',
  title: 'Entités habilitées',
  description: 'Les entités qui ont accepté de paraître dans l’annuaire et ont au moins une habilitation en cours.',
  rythme: 'jour',
  fields: [
    {
      name: 'entite',
      type: 'integer',
      title: 'Entité',
      description: 'Le numéro de l’entité, qui reste le sien.',
      constraints: { required: true, unique: true },
    },
    {
      name: 'departement',
      type: 'string',
      title: 'Département',
      description: 'Le code du département de son adresse, tel que 35, 2A ou 974.',
      constraints: { required: false, unique: false },
    },
  ],
  primaryKey: ['entite'],
  missingValues: [''],
  ...changes,
});
const JEUX = [
  exampleSchema(),
  exampleSchema({
    name: 'certificats',
    title: 'Certificats délivrés par mois',
    description: 'Les certificats délivrés chaque mois ; un mois de moins de cinq est vide.',
    rythme: 'mois',
  }),
];

/** The figures of a role, the public ones and their tables; without comparison nothing is told of the year before. */
export function statistiqueMocks(role: RoleType): HttpHandler[] {
  return [
    mock(statistique.page, ({ params: { sujet }, query: { comparer } }) => {
      const page = examplePageStatistique(role, SUJETS_DU_ROLE[role].includes(sujet) ? sujet : undefined);
      if (comparer === 'oui') return page;
      return {
        ...page,
        periodeAvant: null,
        figures: page.figures.map((figure) => ({ ...figure, avant: null })),
        traces: page.traces.map((trace) => ({
          ...trace,
          lignes: trace.lignes.map((ligne) => ({ ...ligne, avant: null })),
        })),
      };
    }),
    mockFile(statistique.rapport, new File(['%PDF-1.7'], 'rapport-2026.pdf', { type: 'application/pdf' })),
    mock(statistique.chiffres, exampleChiffresPublics()),
    mockFile(statistique.donnees, CSV),
    mockFile(
      statistique.geojson,
      new File(['{"type":"FeatureCollection","features":[]}'], 'annuaire.geojson', { type: 'application/geo+json' }),
    ),
    mock(statistique.jeux, JEUX),
    mock(statistique.schema, ({ params: { jeu } }) => ({ ...exampleSchema(), name: jeu })),
    mockFile(statistique.catalogue, new File(['{}'], 'habilis-catalogue.jsonld', { type: 'application/ld+json' })),
  ];
}
