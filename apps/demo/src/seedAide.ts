import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { FileStore } from '@habilis/server/platform/files/FileStore';
import { searchedText } from '@habilis/server/areas/communication/faq/questions';
import { DEMO_FAQS } from './demoFaqs.ts';
import { DEMO_MANUELS, type DemoManuel } from './demoManuels.ts';
import { specimenPdf } from './specimenPdf.ts';

const LARGEST = 1_000_000;
const LINE_LENGTH = 72;

/** The lines of a paragraph, none longer than a page is wide. */
function linesOf(paragraph: string): string[] {
  return paragraph.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

const textOf = ({ parties }: DemoManuel): string[] =>
  parties.flatMap(([titre, paragraphes]) => [`# ${titre}`, ...paragraphes.flatMap(linesOf), '']);

async function* bytesOf(pdf: Uint8Array): AsyncGenerator<Uint8Array> {
  yield pdf;
}

async function seedFaqs(db: Kysely<Database>): Promise<void> {
  for (const [index, { intitule, questions }] of DEMO_FAQS.entries()) {
    const { id } = await db
      .insertInto('categorie_faq')
      .values({ intitule, rang: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = questions.map(({ question, reponse, module, roles = [], publie = true }) => ({
      publie,
      question,
      reponse,
      categorie_id: id,
      module,
      roles,
      recherche: searchedText(question, reponse),
    }));
    await db.insertInto('faq').values(rows).execute();
  }
}

async function seedManuels(db: Kysely<Database>, files: FileStore, today: string): Promise<void> {
  for (const manuel of DEMO_MANUELS) {
    const { sha256, taille } = await files.put(bytesOf(specimenPdf(manuel.intitule, textOf(manuel))), LARGEST);
    const file = { sha256, taille, user_filename: manuel.userFilename, type_mime: 'application/pdf' };
    const fichier = await db
      .insertInto('fichier')
      .values({ ...file, depose_le: `${today}T07:00:00Z` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { intitule, module, roles = [] } = manuel;
    const typeAcces = roles.length === 0 ? ('PUBLIC' as const) : ('ROLES' as const);
    await db
      .insertInto('manuel')
      .values({ intitule, module, roles, type_acces: typeAcces, fichier_id: fichier.id })
      .execute();
  }
}

/** The questions and the manuals of the demonstration. */
export async function seedAide(
  db: Kysely<Database>,
  { files, today }: { readonly files: FileStore; readonly today: string },
): Promise<void> {
  await seedFaqs(db);
  await seedManuels(db, files, today);
}
