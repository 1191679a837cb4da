import type { LigneJugee } from '@habilis/api/session-certification/Stagiaire';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { LigneStagiaire } from '@habilis/domain/stagiaire/LigneStagiaire';
import { stagiaireLineFaults } from '@habilis/domain/stagiaire/stagiaireLineFaults';
import { isErrorCell } from './cellRepairs.ts';
import type { ClassImport, ImportLine } from './classImport.ts';
import { type Doute, douteId } from './Doute.ts';
import { CHAMPS_FICHIER } from './headings.ts';

/** What the service said of lines, by what they say: the same line is not asked about twice. */
export type Judgements = ReadonlyMap<string, LigneJugee>;

/** What is known of a line by itself. */
type Own = ReturnType<typeof stagiaireLineFaults> & {
  /** What it says, as a key. */
  readonly says: string;
  /** Its person by names and birth date; null while they are not whole. */
  readonly person: string | null;
};

/** A line, with all that is known of it. */
export type JudgedLine = {
  readonly line: ImportLine;
  readonly own: Own;
  readonly judgement: LigneJugee | undefined;
  /** The number, from 1, of an earlier line of the same person. */
  readonly twinOf: number | undefined;
  readonly lacksClasse: boolean;
  /** Whether another line has the same address. */
  readonly sharesCourriel: boolean;
};

/** The fields of a line that the service judges. */
export function typedOf({ values: { habilisId, nom, prenom, naissance, courriel } }: ImportLine): LigneStagiaire {
  return { habilisId, nom, prenom, naissance, courriel };
}

/** Cells in which a spreadsheet shows an error: that is their only fault. */
function withErrorCells(fautes: readonly FieldFault[], { values }: ImportLine): readonly FieldFault[] {
  const paths = CHAMPS_FICHIER.filter((champ) => isErrorCell(values[champ].trim()));
  if (paths.length === 0) return fautes;
  const others = fautes.filter(({ path }) => !paths.some((one) => one === path));
  return [...paths.map((path) => ({ path, title: 'session-certification.cellule-erreur' })), ...others];
}

const known = new WeakMap<ImportLine, { readonly today: string; readonly own: Own }>();

function ownOf(line: ImportLine, today: string): Own {
  const before = known.get(line);
  if (before?.today === today) return before.own;
  const typed = typedOf(line);
  const judged = stagiaireLineFaults(typed, today);
  const { nom, prenom, dateNaissance } = judged.ligne;
  const fautes = withErrorCells(judged.fautes, line);
  const own = {
    ...judged,
    fautes,
    says: JSON.stringify(typed),
    person: fautes.length > 0 || dateNaissance === null ? null : `${cleDeNom(nom, prenom)} ${dateNaissance}`,
  };
  known.set(line, { today, own });
  return own;
}

const latest = new WeakMap<ImportLine, JudgedLine>();

/** A line as it was judged before, where nothing of it changed: the same object, so that a key in one line makes none anew for the others. */
function judgedLine(one: JudgedLine): JudgedLine {
  const before = latest.get(one.line);
  const isSame =
    before !== undefined &&
    before.own === one.own &&
    before.judgement === one.judgement &&
    before.twinOf === one.twinOf &&
    before.lacksClasse === one.lacksClasse &&
    before.sharesCourriel === one.sharesCourriel;
  if (isSame) return before;
  latest.set(one.line, one);
  return one;
}

/** All lines judged, each by itself, by what the service said of it, and by those before it. */
export function judgeImport(one: ClassImport, judgements: Judgements, today: string): JudgedLine[] {
  const seen = new Map<string, number>();
  const courrielOf = ({ values }: ImportLine) => values.courriel.trim().toLowerCase();
  const shared = Map.groupBy(one.lines, courrielOf);
  const hasClasses = one.colonnes.classe !== undefined;
  return one.lines.map((line, index) => {
    const own = ownOf(line, today);
    const judgement = judgements.get(own.says);
    let twinOf: number | undefined;
    // Somebody may be named once by identifier, and once by names.
    for (const key of [own.person, own.ligne.habilisId, judgement?.connu?.habilisId]) {
      if (key == null) continue;
      const number = seen.get(key);
      if (number === undefined) seen.set(key, index + 1);
      else if (number <= index) twinOf ??= number;
    }
    const courriel = courrielOf(line);
    return judgedLine({
      line,
      own,
      judgement,
      twinOf,
      lacksClasse: hasClasses && isEmpty(line.values.classe),
      sharesCourriel: courriel !== '' && (shared.get(courriel)?.length ?? 0) > 1,
    });
  });
}

/** Whether the service may be asked about a line: it is whole, and of nobody before it. */
const isAskable = ({ own, twinOf }: JudgedLine): boolean => own.fautes.length === 0 && twinOf === undefined;

/** The lines that the service has not judged yet. */
export const unjudgedOf = (judged: readonly JudgedLine[]): readonly JudgedLine[] =>
  judged.filter((one) => one.judgement === undefined && isAskable(one));

/** What asks to look at a line again: what it says by itself, and what the service knows of who it names. */
export function avertissementsOf({ own, judgement }: JudgedLine): readonly FieldFault[] {
  const isOwn = (title: string) => own.avertissements.some((one) => one.title === title);
  return [...own.avertissements, ...(judgement?.avertissements ?? []).filter(({ title }) => !isOwn(title))];
}

/** What a person is to look at of a line before it is imported, answered or not. */
export const doutesOf = ({ line, sharesCourriel }: JudgedLine): readonly Doute[] =>
  sharesCourriel ? [...line.doutes, { champ: 'courriel', raison: 'courriel-partage', texte: '' }] : line.doutes;

/** Those of its doubts that nobody answered. */
export const openDoutes = (one: JudgedLine): readonly Doute[] =>
  doutesOf(one).filter((doute) => !one.line.vus.includes(douteId(doute)));

/** Why a line is not ready: it is to be corrected, to be answered, or not judged yet; null when it may be imported. */
export function stateOf(one: JudgedLine): 'faute' | 'question' | 'attente' | null {
  const { own, judgement, twinOf, lacksClasse, line } = one;
  if (own.fautes.length > 0 || twinOf !== undefined || lacksClasse || (judgement?.fautes.length ?? 0) > 0)
    return 'faute';
  if (openDoutes(one).length > 0) return 'question';
  if (judgement === undefined) return 'attente';
  return judgement.proches.length > 0 && line.choix === null ? 'question' : null;
}
