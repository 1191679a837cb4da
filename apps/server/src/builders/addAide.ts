import type { Module } from '@habilis/domain/assistance/MODULES';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { searchedText } from '../areas/communication/faq/questions.ts';
import type { Building } from './Building.ts';

/** A question; without roles, everybody sees it. */
export type GivenQuestion = {
  readonly question: string;
  readonly reponse: string;
  readonly module: Module;
  readonly roles?: readonly RoleType[];
  /** @default true */
  readonly publie?: boolean;
};
export type GivenCategorie = { readonly intitule: string; readonly questions: readonly GivenQuestion[] };

/** A manual; without roles, everybody sees it. */
export type GivenManuel = {
  readonly intitule: string;
  readonly userFilename: string;
  readonly module: Module;
  readonly roles?: readonly RoleType[];
  readonly lignes: readonly string[];
};

const LARGEST = 1_000_000;

async function* bytesOf(pdf: Uint8Array): AsyncGenerator<Uint8Array> {
  yield pdf;
}

/** Writes questions under their categories, in the given order. */
export async function addQuestions({ db }: Pick<Building, 'db'>, categories: readonly GivenCategorie[]): Promise<void> {
  for (const [index, { intitule, questions }] of categories.entries()) {
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

/** Writes manuals, each with its own PDF. */
export async function addManuels(
  { db, files, today, documentOf }: Omit<Building, 'population'>,
  manuels: readonly GivenManuel[],
): Promise<void> {
  for (const { intitule, userFilename, module, roles = [], lignes } of manuels) {
    const { sha256, taille } = await files.put(bytesOf(documentOf(intitule, lignes)), LARGEST);
    const fichier = await db
      .insertInto('fichier')
      .values({
        sha256,
        taille,
        user_filename: userFilename,
        type_mime: 'application/pdf',
        depose_le: `${today}T07:00:00Z`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const typeAcces = roles.length === 0 ? ('PUBLIC' as const) : ('ROLES' as const);
    await db
      .insertInto('manuel')
      .values({ intitule, module, roles, type_acces: typeAcces, fichier_id: fichier.id })
      .execute();
  }
}
