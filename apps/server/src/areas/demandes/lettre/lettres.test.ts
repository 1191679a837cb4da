import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { DECISIONS } from '@habilis/domain/demande-habilitation/decisions';
import { expect, test } from 'vitest';
import type { PdfDocument } from '../../../platform/pdf/PdfDocument.ts';
import { renderPdf } from '../../../platform/pdf/renderPdf.ts';
import { pdfFaults, pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { agendaDocument } from './agendaDocument.ts';
import { decisionLetter } from './decisionLetter.ts';
import { engagementLetter } from './engagementLetter.ts';
import type { DemandeInLetter } from '../../../database/values/Letter.ts';
import { letterTextsOf } from './LetterTexts.ts';

const textsFolder = join(fileURLToPath(new URL('../../../../../../packages/i18n', import.meta.url)), 'compiled');
const now = new Date('2026-12-01T12:00:00Z');
const ENTITE = 'Nguyễn & Щербаков <Formation>';
const REPRESENTANT = 'Zoltán Erdős-Παπαδόπουλος';
const demande: DemandeInLetter = {
  numero: 'DH-2026-0433',
  mode: 'INI',
  dispositif: 'Sauvetage secourisme du travail',
  niveau: 'Sauveteur secouriste du travail',
  avecPlateforme: true,
  caisse: 'Carsat Nord-Est',
  entite: {
    raisonSociale: ENTITE,
    siret: '12345678200010',
    adresse: ['1 rue de l’Église', '54000 Nancy'],
    representant: REPRESENTANT,
    fonction: 'Gérant',
  },
};
const point: PointOrdreDuJour = {
  demandeHabilitationId: 1,
  version: 1,
  numero: 'DH-2026-0433',
  mode: 'INI',
  entite: { raisonSociale: ENTITE, ville: 'Nancy', dateFinActivite: null, dateSuspensionAdministrative: null },
  habilitationSource: null,
  dispositifNiveau: { id: 1, dispositif: demande.dispositif, niveau: demande.niveau },
  caisse: { id: 1, code: 'NE', libelle: 'Carsat Nord-Est' },
  typeDernierAvis: null,
  dateCnh: '2026-12-01',
  dateEcheance: null,
  dateDebutTache: null,
  dateRecours: null,
  decision: null,
};

const documentsOf = (environment: 'demonstration' | 'production'): PdfDocument[] => {
  const texts = letterTextsOf({ textsFolder, environment });
  const decision = {
    avecComplement: false,
    dateCnh: '2026-12-01',
    date: '2026-12-01',
    motif: `Le motif, de ${REPRESENTANT}. `.repeat(100),
    dateDebut: '2026-12-01',
    dateFin: '2031-12-01',
    dateReserve: '2027-06-01',
    numeroHabilitation: null,
    signataire: REPRESENTANT,
  };
  return [
    engagementLetter(texts, demande, now),
    agendaDocument(texts, { date: '2026-12-01', points: Array.from({ length: 60 }, () => point), now }),
    ...DECISIONS.map((one) => decisionLetter(texts, { demande, decision: { ...decision, decision: one } })),
  ];
};

test('[D12] each document is as accessible as it claims, whatever the names in it, marked as a specimen or not', async () => {
  for (const document of [...documentsOf('demonstration'), ...documentsOf('production').slice(0, 2)]) {
    const bytes = await renderPdf(document);
    expect([document.title, await pdfFaults(bytes)]).toEqual([document.title, []]);
    expect((await pdfText(bytes)).replaceAll(/\s+/g, ' ')).toContain('Nguyễn & Щербаков <Formation>');
  }
});
