import type { Module } from '@habilis/domain/assistance/MODULES';
import type { EtatSupport } from '@habilis/domain/assistance/etatsSupport';
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

/** What followed a message, so many hours after it; without author, its sender wrote it. */
export type GivenEchange = {
  readonly genre: 'REPONSE' | 'SUITE' | 'NOTE';
  readonly auteur?: string;
  readonly texte: string;
  readonly apresHeures: number;
};

/** A message to the support, received so many days before today; persons by their identifiers. */
export type GivenFil = {
  readonly expediteur: string | { readonly nom: string; readonly prenom: string; readonly email: string };
  readonly objet: string;
  readonly module: Module | null;
  readonly message: string;
  readonly jours: number;
  readonly etat: EtatSupport;
  readonly responsable?: string;
  readonly echanges?: readonly GivenEchange[];
};

type Named = { readonly id: number | null; readonly nom: string; readonly prenom: string; readonly email: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = DAY_MS / 24;

/** Writes messages to the support with what followed, the oldest first, under the first numbers of the year. */
export async function addFilsSupport(
  { db, today }: Pick<Building, 'db' | 'today'>,
  fils: readonly GivenFil[],
): Promise<void> {
  const rows = await db.selectFrom('personne').select(['id', 'habilis_id', 'nom', 'prenom', 'email']).execute();
  const personnes = new Map(rows.map((row) => [row.habilis_id, row]));
  const find = (habilisId: string): Named => {
    const found = personnes.get(habilisId);
    if (found === undefined) throw new Error(`${habilisId} n’est pas de la population`);
    return found;
  };
  const annee = Number(today.slice(0, 4));
  for (const [rank, fil] of fils.entries()) {
    const { expediteur, echanges = [], responsable } = fil;
    const sender: Named = typeof expediteur === 'string' ? find(expediteur) : { id: null, ...expediteur };
    const received = Date.parse(`${today}T08:30:00Z`) - fil.jours * DAY_MS;
    const ecritLe = ({ apresHeures }: GivenEchange) => new Date(received + apresHeures * HOUR_MS);
    const last = echanges.findLast(({ genre }) => genre !== 'NOTE');
    const { id } = await db
      .insertInto('message_support')
      .values({
        cle: `00000000-0000-4000-8000-${String(rank).padStart(12, '0')}`,
        reference: `AS-${annee}-${String(rank + 1).padStart(4, '0')}`,
        personne_id: sender.id,
        role_id: null,
        nom: sender.nom,
        prenom: sender.prenom,
        email: sender.email,
        objet: fil.objet,
        module: fil.module,
        message: fil.message,
        page: null,
        recu_le: new Date(received),
        dernier_le: last === undefined ? new Date(received) : ecritLe(last),
        etat: fil.etat,
        responsable_id: responsable === undefined ? null : find(responsable).id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const echange of echanges) {
      const auteur = echange.auteur === undefined ? sender : find(echange.auteur);
      await db
        .insertInto('echange_support')
        .values({
          message_id: id,
          genre: echange.genre,
          auteur_id: auteur.id,
          auteur: `${auteur.prenom} ${auteur.nom}`,
          texte: echange.texte,
          ecrit_le: ecritLe(echange),
        })
        .execute();
    }
  }
  await db.insertInto('numerotation').values({ prefixe: 'AS', annee, dernier: fils.length }).execute();
}

/** Writes answers kept ready. */
export async function addReponsesPretes(
  { db }: Pick<Building, 'db'>,
  reponses: readonly { readonly intitule: string; readonly texte: string }[],
): Promise<void> {
  await db
    .insertInto('reponse_prete')
    .values([...reponses])
    .execute();
}
