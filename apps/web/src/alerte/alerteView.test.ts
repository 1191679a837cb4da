import { readFileSync } from 'node:fs';
import { exampleAlerte } from '@habilis/api/mocks/fixtures/exampleAlertes';
import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { createTexts } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import { expect, test } from 'vitest';
import { alerteView } from './alerteView.ts';

const compiled = new URL('../../../../packages/i18n/compiled/fr/alertes.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(compiled, 'utf8')) as Messages);

test('[F6] each type has its object line and its text, whatever the alert does not name', () => {
  for (const type of ALERTE_TYPES) {
    const { objet, texte } = alerteView(t, exampleAlerte({ type, numeroDemande: null, raisonSocialeEntite: null }));
    for (const words of [objet, texte]) expect(words).toMatch(/^[A-ZÉ«][^{}]{8,}$/);
    expect(objet).not.toMatch(/^alertes\./);
    expect(texte).toMatch(/\.$/);
  }
});
test('[F6] they name what the alert is about', () => {
  const suspension = exampleAlerte({ type: 'DA_SUSPENSION', dateEcheance: '2026-12-14' });
  expect(alerteView(t, suspension).objet).toBe('Suspension administrative le 14/12/2026');
  expect(alerteView(t, exampleAlerte()).texte).toContain('Lorraine Prévention Formation');
  const late = exampleAlerte({ type: 'DH_EN_RETARD', dateEmission: '2026-11-12', dateEcheance: '2026-11-26' });
  expect(alerteView(t, late).texte).toMatch(/avant le 12\/11\/2026\u00a0: elle est attendue d’ici au 26\/11\/2026\.$/);
});
test('[DH705] what is granted with a reserve says so first', () => {
  const granted = exampleAlerte({ type: 'DH_ACCEPTEE', decision: 'ACCORDE_SOUS_RESERVE' });
  expect(alerteView(t, granted).objet).toMatch(/accordée sous réserve$/);
  expect(alerteView(t, granted).texte).toMatch(/^Sous réserve/);
  expect(alerteView(t, { ...granted, decision: 'ACCORDE' }).texte).not.toContain('réserve');
});
test('[K7] the delay is told in days from the emission to the due date', () => {
  expect(alerteView(t, exampleAlerte()).emise).toBe('Émise le 10/11/2026, délai de 30 jours');
  expect(alerteView(t, exampleAlerte({ dateEcheance: null })).emise).toBe('Émise le 10/11/2026');
});
