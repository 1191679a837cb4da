import { addDays } from '@habilis/domain/date/addDays';
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

/** How many readers a question helped, and how many it did not. */
const AVIS: readonly (readonly [question: string, utile: number, inutile: number])[] = [
  ['Comment obtenir un compte ?', 14, 2],
  ['Mon attestation URSSAF est trop ancienne', 5, 6],
  ['Qui saisit les résultats d’une session ?', 9, 0],
];

/** Words that found nothing, how often, and how many days ago last. */
const RECHERCHES_VAINES: readonly (readonly [mots: string, nombre: number, age: number])[] = [
  ['changer d adresse', 7, 1],
  ['numero de siret du siege', 4, 3],
  ['attestation perdue', 2, 9],
];

/** What readers left behind: avis of guests, and searches without an answer. */
async function seedLecteurs({ db, today }: Building): Promise<void> {
  const le = (age: number) => `${addDays(today, -age)}T09:00:00Z`;
  for (const [question, utile, inutile] of AVIS) {
    const { id } = await db.selectFrom('faq').select('id').where('question', '=', question).executeTakeFirstOrThrow();
    const avis = [...Array<boolean>(utile).fill(true), ...Array<boolean>(inutile).fill(false)];
    await db
      .insertInto('faq_avis')
      .values(avis.map((isHelped, rank) => ({ faq_id: id, personne_id: null, utile: isHelped, le: le(rank + 1) })))
      .execute();
  }
  await db
    .insertInto('faq_recherche_vaine')
    .values(RECHERCHES_VAINES.map(([mots, nombre, age]) => ({ mots, nombre, derniere_le: le(age) })))
    .execute();
}

/** Writes the demonstration's questions and manuals, what their readers left, and what was written to the support. */
export async function seedAide(building: Building): Promise<void> {
  await addQuestions(building, DEMO_FAQS);
  await seedLecteurs(building);
  await addManuels(
    building,
    DEMO_MANUELS.map((manuel) => ({ ...manuel, lignes: textOf(manuel) })),
  );
  await addFilsSupport(building, DEMO_FILS);
  await addReponsesPretes(building, DEMO_REPONSES_PRETES);
}
