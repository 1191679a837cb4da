import type { Resultat } from '../session-certification/etats.ts';
import { type LigneResultat, resultatsFaults } from './resultatsFaults.ts';

/** What the formateur may say of who is present. */
export type ResultatPresent = Exclude<Resultat, 'ABSENT'>;

/** A line as presence changes: who is absent has no other result, and who is not is judged anew. */
export function withPresence<L extends LigneResultat>(line: L, present: boolean | null): L {
  if (present === line.present) return line;
  if (present === false) return { ...line, present, resultat: 'ABSENT', identiteVerifiee: false, motif: null };
  if (present === null) return { ...line, present, resultat: null, motif: null };
  return { ...line, present, resultat: line.resultat === 'ABSENT' ? null : line.resultat };
}

/** A line as its result changes: only who is present has one, and a motive is that of a refusal. */
export function withResultat<L extends LigneResultat>(line: L, resultat: ResultatPresent | null): L {
  if (line.present !== true || resultat === line.resultat) return line;
  return { ...line, resultat, motif: resultat === 'NON_ADMIS' ? line.motif : null };
}

/** Everybody of whom nothing was said is present; a line that was filled in stays (SC30). */
export const tousPresents = <L extends LigneResultat>(lines: readonly L[]): L[] =>
  lines.map((line) => (line.present === null ? withPresence(line, true) : line));

/** Everybody present without a result is admitted; a line that was filled in stays (SC30). */
export const tousAdmis = <L extends LigneResultat>(lines: readonly L[]): L[] =>
  lines.map((line) => (line.resultat === null ? withResultat(line, 'ADMIS') : line));

/** Everybody present showed who they are (SC854). */
export const identitesVues = <L extends LigneResultat>(lines: readonly L[]): L[] =>
  lines.map((line) => (line.present === true && !line.identiteVerifiee ? { ...line, identiteVerifiee: true } : line));

/** How many answers of a line differ from those that are stored of it: that somebody is absent is one, and a motive is part of its result (SC855). */
export function reponsesEntre(line: LigneResultat, stored: LigneResultat): number {
  const presence = line.present === stored.present ? 0 : 1;
  if (line.present === false) return presence;
  const said = ({ resultat, motif }: LigneResultat) =>
    resultat === null || resultat === 'ABSENT' ? '' : `${resultat} ${motif ?? ''}`;
  const resultat = said(line) === said(stored) ? 0 : 1;
  return presence + resultat + (line.identiteVerifiee === stored.identiteVerifiee ? 0 : 1);
}

/** Whether nothing is left to say of a line. */
export const isSaisie = (line: LigneResultat): boolean => resultatsFaults([line]).length === 0;

/** Motives of a refusal that are given by one tap; any other is typed. */
export const MOTIFS_COURANTS = ['EPREUVE', 'ASSIDUITE', 'PREREQUIS'] as const;
