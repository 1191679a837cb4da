import type { HttpHandler } from 'msw';
import type { CleCertificat } from '../cle-certificat/CleCertificat.ts';
import { cleCertificat } from '../cle-certificat/endpoints.ts';
import { mock } from './mock.ts';

const FIRST: readonly CleCertificat[] = [
  {
    id: 18_204,
    creeLe: '2026-09-01T06:02:00.000Z',
    retireeLe: null,
    compromiseLe: null,
    nbCertificats: 1214,
    isEnvironnement: false,
    auteurNomPrenom: 'Denis Caron',
  },
  {
    id: 911,
    creeLe: '2025-01-06T08:00:00.000Z',
    retireeLe: '2026-09-01T06:02:00.000Z',
    compromiseLe: null,
    nbCertificats: 20_481,
    isEnvironnement: true,
    auteurNomPrenom: null,
  },
];
const NOW = '2026-11-20T10:00:00.000Z';

/** The keys that sign certificats: a rotation and a leak change them. */
export function cleCertificatMocks(): HttpHandler[] {
  let cles = FIRST;
  const next = (): CleCertificat[] => {
    if (cles.every(({ retireeLe }) => retireeLe !== null)) {
      const id = 20_000 + cles.length;
      const made = { creeLe: NOW, retireeLe: null, compromiseLe: null, nbCertificats: 0 };
      cles = [{ id, ...made, isEnvironnement: false, auteurNomPrenom: 'Denis Caron' }, ...cles];
    }
    return [...cles];
  };
  const change = (changed: number, changes: Partial<CleCertificat>) => {
    cles = cles.map((cle) => (cle.id === changed ? { ...cle, ...changes, retireeLe: cle.retireeLe ?? NOW } : cle));
    return next();
  };
  return [
    mock(cleCertificat.list, () => [...cles]),
    mock(cleCertificat.renouveler, ({ body }) => change(body.id, {})),
    mock(cleCertificat.compromettre, ({ body }) => change(body.id, { compromiseLe: NOW })),
  ];
}
