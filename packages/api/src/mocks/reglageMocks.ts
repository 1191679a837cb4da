import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import { CLES_REGLAGE, type CleReglage, DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { HttpHandler } from 'msw';
import { reglage } from '../reglage/endpoints.ts';
import type { EffetReglage, ModificationReglage, Reglage } from '../reglage/Reglage.ts';
import { mock } from './mock.ts';

const copyOf = (valeur: (typeof DEFAULT_SETTINGS)[CleReglage]): Reglage['valeur'] =>
  typeof valeur === 'object' ? [...valeur] : valeur;

const CHANGED: readonly ModificationReglage[] = [
  {
    id: 12,
    cle: 'delaiAvisJours',
    avant: null,
    apres: 21,
    motif: 'Moins de demandes par expert',
    parNomPrenom: 'Luc Meyer',
    faiteLe: '2026-02-03T09:00:00.000Z',
  },
  {
    id: 31,
    cle: 'delaiInstructionDhJours',
    avant: null,
    apres: 25,
    motif: 'Engagement de service',
    parNomPrenom: 'Nadia Belkacem',
    faiteLe: '2026-09-14T09:00:00.000Z',
  },
];

const SHORTER: readonly EffetReglage[] = [
  {
    genre: 'en-retard',
    nombre: 12,
    parCaisse: [
      { libelle: 'Carsat Nord-Est', nombre: 7 },
      { libelle: 'Carsat Bretagne', nombre: 5 },
    ],
    exemples: [{ type: 'DH', id: 433, numero: 'DH-2026-0433' }],
  },
  { genre: 'sous-dix-jours', nombre: 31, parCaisse: [], exemples: [] },
];

/** The settings of an installation, two of them changed: a change is kept, and shorter delays make demandes late. */
export function reglageMocks(): HttpHandler[] {
  let changes = CHANGED;
  const one = (cle: CleReglage): Reglage => {
    const derniere = changes.findLast((change) => change.cle === cle) ?? null;
    const defaut = copyOf(DEFAULT_SETTINGS[cle]);
    const valeur = derniere?.apres ?? defaut;
    const isModifie = JSON.stringify(valeur) !== JSON.stringify(defaut);
    return { cle, valeur, defaut, isModifie, version: derniere?.id ?? 0, derniere, ecartee: null };
  };
  return [
    mock(reglage.list, () => ({ reglages: CLES_REGLAGE.map(one), inconnus: [] })),
    mock(reglage.modifications, () => changes.toReversed()),
    mock(reglage.preuve, { defi: null, facteurs: null, fournisseur: false }),
    mock(reglage.estimer, ({ params: { cle }, body: { valeur } }) => ({
      portee: REGLAGES[cle].portee,
      effets: cle === 'delaiInstructionDhJours' && Number(valeur ?? 60) < 25 ? [...SHORTER] : [],
    })),
    mock(reglage.save, ({ params: { cle }, body: { valeur, motif } }) => {
      const made = { id: 40 + changes.length, parNomPrenom: 'Denis Caron', faiteLe: '2026-11-20T10:00:00.000Z' };
      changes = [...changes, { ...made, cle, avant: one(cle).valeur, apres: valeur, motif }];
      return one(cle);
    }),
  ];
}
