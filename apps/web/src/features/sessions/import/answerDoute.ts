import type { ClassImport, ImportLine } from './classImport.ts';
import { douteId, type RaisonDoute } from './Doute.ts';
import { openDoutes, type JudgedLine } from './judgeImport.ts';

/** What is answered to a doubt: it is right, the other reading is, or the value goes. */
export const REPONSES_DOUTE = ['vu', 'inverser', 'tourner', 'sans-courriel'] as const;
export type ReponseDoute = (typeof REPONSES_DOUTE)[number];

/** The answers to each doubt, the first of them that it is right. */
export const REPONSES: Readonly<Record<RaisonDoute, readonly ReponseDoute[]>> = {
  decoupe: ['vu', 'inverser'],
  'autre-nom': ['vu'],
  'jour-mois': ['vu', 'tourner'],
  'courriel-partage': ['vu', 'sans-courriel'],
  decalage: ['vu'],
};

const turned = (date: string): string =>
  date.replace(/^(\d\d)\/(\d\d)\//, (whole, day: string, month: string) =>
    Number(day) > 12 ? whole : `${month}/${day}/`,
  );

/** A line with a doubt of it answered; whom it names may then be another. */
export function answerDoute(line: ImportLine, id: string, reponse: ReponseDoute): ImportLine {
  const { values } = line;
  const vus = line.vus.includes(id) ? line.vus : [...line.vus, id];
  switch (reponse) {
    case 'vu':
      return { ...line, vus };
    case 'inverser':
      return { ...line, vus, choix: null, values: { ...values, nom: values.prenom, prenom: values.nom } };
    case 'tourner':
      return { ...line, vus, choix: null, values: { ...values, naissance: turned(values.naissance) } };
    case 'sans-courriel':
      return { ...line, values: { ...values, courriel: '' } };
  }
}

/** The import with one kind of doubt answered alike on each line where it is open. */
export function answerEverywhere(
  one: ClassImport,
  judged: readonly JudgedLine[],
  raison: RaisonDoute,
  reponse: ReponseDoute,
): ClassImport {
  const open = new Map(
    judged.map((of) => [of.line.id, openDoutes(of).filter((doute) => doute.raison === raison)] as const),
  );
  return {
    ...one,
    lines: one.lines.map((line) =>
      (open.get(line.id) ?? []).reduce((before, doute) => answerDoute(before, douteId(doute), reponse), line),
    ),
  };
}
