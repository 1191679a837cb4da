import { addFilsSupport, addManuels, addQuestions, addReponsesPretes } from '@habilis/server/builders/addAide';
import type { Building } from '@habilis/server/builders/Building';
import { DEMO_FAQS } from './demoFaqs.ts';
import { DEMO_FILS, DEMO_REPONSES_PRETES } from './demoFils.ts';
import { DEMO_MANUELS, type DemoManuel } from './demoManuels.ts';

const LINE_LENGTH = 72;

/** Wraps a paragraph to the page's width. */
function linesOf(paragraph: string): string[] {
  return paragraph.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

const textOf = ({ parties }: DemoManuel): string[] =>
  parties.flatMap(([titre, paragraphes]) => [`# ${titre}`, ...paragraphes.flatMap(linesOf), '']);

/** Writes the demonstration's questions and manuals, and what was written to the support. */
export async function seedAide(building: Building): Promise<void> {
  await addQuestions(building, DEMO_FAQS);
  await addManuels(
    building,
    DEMO_MANUELS.map((manuel) => ({ ...manuel, lignes: textOf(manuel) })),
  );
  await addFilsSupport(building, DEMO_FILS);
  await addReponsesPretes(building, DEMO_REPONSES_PRETES);
}
