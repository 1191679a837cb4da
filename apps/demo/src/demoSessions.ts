import type { GivenSession } from '@habilis/server/builders/Population';

const LORRAINE = { entite: 1, niveau: 'SST-1', animateur: 'FOR40001', auteur: 'LPF20001' } as const;
const NORD_AMIANTE = { entite: 4, animateur: 'FOR40002', auteur: 'NAP20003' } as const;
const NANCY = { type: 'LOCAUX', adresse: '12 rue des Tilleuls', codePostal: '54000', ville: 'Nancy' } as const;
const THIONVILLE = {
  type: 'CLIENT',
  adresse: '2 route du Laminoir',
  codePostal: '57100',
  ville: 'Thionville',
} as const;

/** Closed and future sessions, which prevent changes to their habilitations and platforms (H27, H28). */
export const DEMO_SESSIONS: readonly GivenSession[] = [
  { ...LORRAINE, etat: 'CLOTUREE', mode: 'INI', jours: [240, 239], lieu: NANCY },
  { ...LORRAINE, etat: 'CLOTUREE', mode: 'MAC', jours: [60, 60], lieu: THIONVILLE },
  { ...LORRAINE, etat: 'RESULTATS', mode: 'INI', jours: [-21, -22], lieu: NANCY },
  {
    ...NORD_AMIANTE,
    niveau: 'AMSS4-1',
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [120, 119],
    lieu: { plateforme: 'Lille' },
  },
  {
    ...NORD_AMIANTE,
    niveau: 'AMSS4-1',
    etat: 'RESULTATS',
    mode: 'MAC',
    jours: [-35, -35],
    lieu: { plateforme: 'Arras' },
  },
  { ...NORD_AMIANTE, niveau: 'AMSS4-2', etat: 'CLOTUREE', mode: 'INI', jours: [96, 92], lieu: { plateforme: 'Lille' } },
  {
    entite: 5,
    niveau: 'PRAP2S-1',
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [300, 297],
    animateur: 'FOR40003',
    auteur: 'GSF20005',
    lieu: { horsDeFrance: 'Calle Mayor 12, Saint-Sébastien, Espagne' },
  },
];
