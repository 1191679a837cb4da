import { macFaults } from '@habilis/domain/resultat/macFaults';
import { resultatsFaults } from '@habilis/domain/resultat/resultatsFaults';
import type { Context } from '../../../platform/Handler.ts';
import { judgeAnimateur } from '../animateur/animateur.ts';
import { homonymesFaults } from '../stagiaire/homonymes.ts';
import type { Cadre } from '../session-certification/droitOf.ts';
import { anterieursOf, type Ligne } from '../stagiaire/readLignes.ts';
import type { SessionRow } from '../session-certification/scope.ts';

type Tools = Pick<Context, 'db' | 'now' | 'today'>;

/** What is asked of the lines of a session at its results and again at its closing (rules/sessions#judged-again; SC14, SC35). */
export async function lignesFaults(tools: Tools, row: SessionRow, cadre: Cadre, lignes: readonly Ligne[]) {
  const anterieurOf = await anterieursOf(tools, row, lignes, cadre);
  return [
    ...resultatsFaults(lignes),
    ...macFaults(lignes.map((ligne) => ({ resultat: ligne.resultat, anterieur: anterieurOf(ligne) }))),
  ];
}

/** What is wrong with the formateur of a session on its days, as a fault of the field that names them. */
export async function animateurFaults(tools: Tools, row: SessionRow, { niveau }: Cadre) {
  const days = { dateSession: row.date_session, dateFinSession: row.date_fin_session };
  const { refus } = await judgeAnimateur(tools, row.animateur_id, { niveau, days, sessionId: row.id });
  return refus === null ? [] : [{ path: 'animateurHabilisId', title: refus }];
}

/** Everything that keeps a session from being closed: what it stands on is judged as it is now (rules/sessions#judged-again; SC35). */
export const clotureFaults = async (tools: Tools, row: SessionRow, cadre: Cadre, lignes: readonly Ligne[]) => [
  ...(await animateurFaults(tools, row, cadre)),
  ...(await lignesFaults(tools, row, cadre, lignes)),
  ...(await homonymesFaults(tools.db, row, lignes)),
];
