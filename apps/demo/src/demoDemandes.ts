import type { GivenDossier } from '@habilis/server/builders/Population';
import { DEMO_ENTITES } from './demoEntites.ts';
import { DEMO_PERSONS, nordEstDemandeur } from './demoPersons.ts';
import { NORD_EST_ENTITES } from './nordEstEntites.ts';

const OUTCOMES: Readonly<Record<number, Pick<GivenDossier, 'outcome' | 'age' | 'suspension'>>> = {
  8: { outcome: 'prise-en-charge', age: 12 },
  9: { outcome: 'mise-a-jour', age: 260, suspension: 24 },
  11: { outcome: 'rejet', age: 15 },
  13: { outcome: 'brouillon', age: 0 },
  14: { outcome: 'instruction', age: 6 },
  15: { outcome: 'rejet', age: 9 },
};

function demandeurOf(rang: number): string {
  const demandeurs = DEMO_PERSONS.filter(({ roles }) =>
    roles.some(({ type, entite }) => entite === rang && (type === 'DM' || type === 'G')),
  );
  return demandeurs[0]?.habilisId ?? '';
}

const MAIN: readonly GivenDossier[] = DEMO_ENTITES.map((entite) => ({
  entite,
  demandeur: demandeurOf(entite.rang),
  ...(OUTCOMES[entite.rang] ?? { outcome: 'validee' as const, age: 120 + entite.rang * 17 }),
}));

function nordEstOutcome(index: number): Pick<GivenDossier, 'outcome' | 'age' | 'suspension'> {
  // Some of the first twenty-eight are late: older than the thirty days of an examination.
  if (index < 28) return { outcome: index % 3 === 0 ? 'prise-en-charge' : 'instruction', age: 2 + ((index * 7) % 41) };
  if (index < 32) return { outcome: 'complement', age: 8 + index - 28, ...(index === 31 ? { suspension: 20 } : {}) };
  if (index < 35) return { outcome: 'rejet', age: 10 + index - 32 };
  if (index < 38) return { outcome: 'validee', age: 60 + (index - 35) * 25 };
  return index === 38 ? { outcome: 'refusee', age: 45 } : { outcome: 'modifiee', age: 150 };
}

const NORD_EST: readonly GivenDossier[] = NORD_EST_ENTITES.map((entite, index) => ({
  entite,
  demandeur: nordEstDemandeur(entite.rang).habilisId,
  ...nordEstOutcome(index),
}));

/** The demonstration's demandes administratives, one per entite. */
export const DEMO_DEMANDES: readonly GivenDossier[] = [...MAIN, ...NORD_EST];
