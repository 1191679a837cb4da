import { useState } from 'react';
import { classesOf, type ClassToSend } from './sendClasses.ts';
import { partedOf } from './partClass.ts';
import { type JudgedLine, stateOf } from './judgeImport.ts';
import type { ImportWork, Lines } from './useLines.ts';

/** What is to be written, to be agreed to; in sessions of the same days and place, or each class in its own. */
export type Asked = { readonly classes: readonly ClassToSend[]; readonly isParted: boolean };

/** Reads the lines over before they are written. */
export function useReview(
  { open, importing: { places }, one }: ImportWork,
  { judgeAll, takenAmong }: Lines,
  goTo: (line: JudgedLine) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isChecking, setChecking] = useState(false);
  // A class joined the session: what is left of its places is for none of the others.
  const [arePlacesTaken, setPlacesTaken] = useState(false);
  const most = open.state.demande.regles.nbStagiairesMax;
  /** Shows what will be written, or goes to the first line that is not ready; with the others too, where they make a session of their own. */
  const review = async (withOthers = false) => {
    setChecking(true);
    try {
      const lines = await judgeAll();
      const here = takenAmong(lines);
      const first = (withOthers ? lines : here).find((line) => stateOf(line) !== null);
      if (first !== undefined) goTo(first);
      else if (withOthers)
        setAsked({
          isParted: true,
          classes: partedOf(
            here,
            lines.filter((line) => !here.includes(line)),
            most,
          ),
        });
      else setAsked({ isParted: false, classes: classesOf(one, here, { places: arePlacesTaken ? 0 : places, most }) });
    } catch {
      // The page says above the grid why the lines could not be judged.
    } finally {
      setChecking(false);
    }
  };
  return { asked, setAsked, isChecking, review, takePlaces: () => setPlacesTaken(true) };
}
export type Review = ReturnType<typeof useReview>;
