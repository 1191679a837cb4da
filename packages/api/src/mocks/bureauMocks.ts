import { etatApres } from '@habilis/domain/assistance/etatsSupport';
import type { HttpHandler } from 'msw';
import { bureauSupport } from '../support/bureau.ts';
import type { FilSupport, ReponsePrete } from '../support/FilSupport.ts';
import { EXAMPLE_OPERATEURS, exampleFils, exampleReponsesPretes } from './fixtures/exampleFils.ts';
import { mock } from './mock.ts';
import { nextId } from './nextId.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

type Kept = { fils: FilSupport[]; pretes: ReponsePrete[] };

const waits = ({ etat }: FilSupport) => etat === 'NOUVEAU' || etat === 'EN_COURS';

/** What was said in a thread, with what an operator now writes. */
const said = ({ echanges }: FilSupport, genre: 'REPONSE' | 'NOTE', texte: string, auteur: string) => [
  ...echanges,
  {
    id: 900 + echanges.length,
    genre,
    auteur,
    texte,
    ecritLe: '2026-11-20T10:00:00Z',
    courriel: genre === 'REPONSE' ? ('ATTENTE' as const) : null,
    pieces: [],
    piecesEcartees: 0,
    suite: null,
    illisible: null,
  },
];

/** The answers kept ready, which change as they are written. */
function reponsesPretesMocks(kept: () => Kept): HttpHandler[] {
  return [
    mock(bureauSupport.reponsesPretes, () => kept().pretes),
    mock(bureauSupport.ecrireReponsePrete, ({ body: { id, version, ...write } }) => {
      const written = {
        ...write,
        id: id ?? nextId(kept().pretes),
        version: version + 1,
      };
      kept().pretes = [...kept().pretes.filter((one) => one.id !== written.id), written];
      return written;
    }),
    mock(bureauSupport.supprimerReponsePrete, ({ params }) => {
      kept().pretes = kept().pretes.filter(({ id }) => id !== params.id);
      return undefined;
    }),
  ];
}

/** The support desk: threads that change as they are answered, and answers kept ready; the person of this identifier answers. */
export function bureauMocks(habilisId: string): HttpHandler[] {
  const operateurs = EXAMPLE_OPERATEURS;
  const moi = operateurs.find((one) => one.habilisId === habilisId) ?? { habilisId, nomPrenom: habilisId };
  const kept = perRun((): Kept => ({ fils: exampleFils(), pretes: exampleReponsesPretes() }));
  const find = (id: number) => kept().fils.find((one) => one.id === id);
  const missing = () => problemAnswer(404, 'introuvable');
  const change = (id: number, changes: (fil: FilSupport) => Partial<FilSupport>) => {
    const fil = find(id);
    if (fil === undefined) return missing();
    const next = { ...fil, ...changes(fil) };
    kept().fils = kept().fils.map((one) => (one.id === id ? next : one));
    return next;
  };
  const asRead = (id: number, version: number, changes: (fil: FilSupport) => Partial<FilSupport>) => {
    const fil = find(id);
    if (fil !== undefined && fil.version !== version)
      return problemAnswer(409, 'support.version-perimee', { courant: fil });
    return change(id, (held) => ({ version: version + 1, ...changes(held) }));
  };
  return [
    mock(bureauSupport.compteurs, () => ({
      total: kept().fils.filter(waits).length,
      lesMiens: kept().fils.filter((one) => one.responsable?.habilisId === moi.habilisId).length,
      sansResponsable: kept().fils.filter((one) => waits(one) && one.responsable === null).length,
      repondus: kept().fils.filter(({ etat }) => etat === 'REPONDU').length,
    })),
    mock(bureauSupport.list, ({ query: { vue, page, taille } }) => {
      const elements = kept().fils.filter((one) => vue !== 'a-traiter' || waits(one));
      return { elements, total: elements.length, page, taille };
    }),
    mock(bureauSupport.operateurs, () => [...operateurs]),
    mock(bureauSupport.get, ({ params }) => find(params.id) ?? missing()),
    mock(bureauSupport.attribuer, ({ params, body }) =>
      asRead(params.id, body.version, ({ etat }) => ({
        responsable: operateurs.find((one) => one.habilisId === body.habilisId) ?? null,
        etat: etatApres('ATTRIBUTION', etat, body.habilisId !== null),
      })),
    ),
    mock(bureauSupport.repondre, ({ params, body }) =>
      asRead(params.id, body.version, (fil) => ({
        echanges: said(fil, 'REPONSE', body.texte, moi.nomPrenom),
        responsable: fil.responsable ?? moi,
        etat: 'REPONDU',
      })),
    ),
    mock(bureauSupport.noter, ({ params, body }) =>
      change(params.id, (fil) => ({ echanges: said(fil, 'NOTE', body.texte, moi.nomPrenom) })),
    ),
    mock(bureauSupport.clore, ({ params, body }) => asRead(params.id, body.version, () => ({ etat: 'CLOS' }))),
    mock(bureauSupport.rouvrir, ({ params, body }) =>
      asRead(params.id, body.version, ({ responsable }) => ({
        etat: etatApres('REOUVERTURE', 'CLOS', responsable !== null),
      })),
    ),
    ...reponsesPretesMocks(kept),
  ];
}
