import { hasPlaceFor } from '@habilis/domain/assistance/placeDansLeFil';
import type { bureauSupport } from '@habilis/api/support/bureau';
import type { QueryOf } from '@habilis/api/endpoint';
import type { CompteursSupport, Echange, FilSummary, FilSupport } from '@habilis/api/support/FilSupport';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf } from '../../../platform/lists/findPage.ts';
import { searchTyped } from '../../../platform/lists/searchWords.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { dossierExpediteur } from './dossierExpediteur.ts';

type Asked = QueryOf<(typeof bureauSupport)['list']>;
/** Whether answers by mail are heard. */
export type Ecoute = { readonly reponsesEntendues: boolean };

const SORT_COLUMNS = {
  recuLe: sql`message_support.recu_le`,
  dernierLe: sql`message_support.dernier_le`,
  objet: sql`lower(message_support.objet) collate "C"`,
} as const satisfies Record<Asked['tri'], RawBuilder<unknown>>;

const WAITING = sql<boolean>`message_support.etat in ('NOUVEAU', 'EN_COURS')`;

const ofVue = (vue: Asked['vue'], personneId: number): RawBuilder<boolean> =>
  ({
    'a-traiter': WAITING,
    'les-miens': sql<boolean>`(message_support.etat <> 'CLOS' and message_support.responsable_id = ${personneId})`,
    'sans-responsable': sql<boolean>`(${WAITING} and message_support.responsable_id is null)`,
    repondus: sql<boolean>`message_support.etat = 'REPONDU'`,
    clos: sql<boolean>`message_support.etat = 'CLOS'`,
    tous: sql<boolean>`true`,
  })[vue];

const filRows = (db: Kysely<Database>) =>
  db
    .selectFrom('message_support')
    .leftJoin('personne as responsable', 'responsable.id', 'message_support.responsable_id')
    .leftJoin('personne as expediteur', 'expediteur.id', 'message_support.personne_id')
    .leftJoin('role', 'role.id', 'message_support.role_id')
    .selectAll('message_support')
    .select([
      'responsable.habilis_id as responsable_habilis_id',
      'responsable.nom as responsable_nom',
      'responsable.prenom as responsable_prenom',
      'expediteur.habilis_id as expediteur_habilis_id',
      'role.type as role_type',
    ]);
type FilRow = Awaited<ReturnType<ReturnType<typeof filRows>['executeTakeFirstOrThrow']>>;

const presentSummary = (row: FilRow): FilSummary => ({
  id: row.id,
  version: row.version,
  reference: row.reference,
  etat: row.etat,
  objet: row.objet,
  module: row.module,
  nomPrenom: `${row.prenom} ${row.nom}`,
  email: row.email,
  responsable:
    row.responsable_habilis_id === null
      ? null
      : {
          habilisId: row.responsable_habilis_id,
          nomPrenom: `${row.responsable_prenom ?? ''} ${row.responsable_nom ?? ''}`,
        },
  recuLe: row.recu_le.toISOString(),
  dernierLe: row.dernier_le.toISOString(),
});

/** One page of the threads; by default those that wait, the longest first. */
export async function listFils(
  { db, caller }: RoleContext,
  { page, taille, tri, ordre, vue, recherche, module, responsable }: Asked,
) {
  const words = searchTyped(recherche, 'message_support.recherche');
  const rows = db
    .selectFrom('message_support')
    .where(ofVue(vue, caller.personneId))
    .$if(words !== null, (query) => query.where(words ?? sql<boolean>`true`))
    .$if(module !== undefined, (query) =>
      query.where('module', module === 'AUTRE' ? 'is' : '=', module === 'AUTRE' ? null : (module ?? null)),
    )
    .$if(responsable !== undefined, (query) =>
      query.where('responsable_id', 'in', (from) =>
        from
          .selectFrom('personne')
          .select('personne.id')
          .where('habilis_id', '=', responsable ?? ''),
      ),
    )
    .select([sql<string>`''`.as('genre'), 'message_support.id', SORT_COLUMNS[tri].as('cle')]);
  const { keys, ...total } = await findPage(db, [rows], { ordre, from: (page - 1) * taille, most: taille });
  const found = keys.length === 0 ? [] : await filRows(db).where('message_support.id', 'in', idsOf(keys)).execute();
  return { elements: inOrderOf(keys, { '': found }).map(presentSummary), ...total, page, taille };
}

/** How many threads wait, are the caller's, are nobody's, and are answered. */
export async function countFils({ db, caller }: RoleContext): Promise<CompteursSupport> {
  const countOf = (vue: Asked['vue']) =>
    sql<number>`(count(*) filter (where ${ofVue(vue, caller.personneId)}))::integer`;
  return (
    db
      .selectFrom('message_support')
      // What is closed is the most, and is not counted.
      .where('etat', '<>', 'CLOS')
      .select([
        countOf('a-traiter').as('total'),
        countOf('les-miens').as('lesMiens'),
        countOf('sans-responsable').as('sansResponsable'),
        countOf('repondus').as('repondus'),
      ])
      .executeTakeFirstOrThrow()
  );
}

/** What became of the mail of an answer. */
const COURRIELS = {
  'en-attente': 'ATTENTE',
  envoye: 'ENVOYE',
  garde: 'ENVOYE',
  regroupe: 'ENVOYE',
  ecarte: 'ECHEC',
  refuse: 'ECHEC',
  perdu: 'ECHEC',
} as const satisfies Record<EtatCourriel, NonNullable<Echange['courriel']>>;

const piecesOf = (db: Kysely<Database>, messageId: number) =>
  db
    .selectFrom('message_support_fichier as link')
    .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
    .select(['fichier.id', 'fichier.user_filename as userFilename', 'fichier.taille', 'link.echange_id'])
    .where('link.message_id', '=', messageId)
    .orderBy('link.echange_id')
    .orderBy('link.rang')
    .execute();

const echangesOf = (db: Kysely<Database>, messageId: number) =>
  db
    .selectFrom('echange_support as echange')
    .leftJoin('courriel', 'courriel.id', 'echange.courriel_id')
    .select([
      'echange.id',
      'genre',
      'auteur',
      'texte',
      'suite',
      'illisible',
      'ecrit_le',
      'pieces_ecartees',
      'courriel.etat as courriel_etat',
    ])
    .where('echange.message_id', '=', messageId)
    .orderBy('echange.id')
    .execute();

/** How many messages stand in a thread after its first. */
export async function echangesDuFil(db: Kysely<Database>, messageId: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('echange_support')
    .select((eb) => eb.fn.countAll<number>().as('nombre'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** A thread with all that was written in it, and the sender's own demandes and sessions; 404 when there is none. */
export async function readFil(
  context: Pick<RoleContext, 'db' | 'now'>,
  id: number,
  { reponsesEntendues }: Ecoute,
): Promise<FilSupport> {
  const { db } = context;
  const row = await filRows(db).where('message_support.id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  const [pieces, echanges] = [await piecesOf(db, id), await echangesOf(db, id)];
  const ofEchange = (echangeId: number | null) =>
    pieces
      .filter((one) => one.echange_id === echangeId)
      .map(({ id: fichierId, userFilename, taille }) => ({ id: fichierId, userFilename, taille }));
  return {
    ...presentSummary(row),
    message: row.message,
    page: row.page,
    requete: row.requete,
    nom: row.nom,
    prenom: row.prenom,
    roleType: row.role_type,
    habilisId: row.expediteur_habilis_id,
    pieces: ofEchange(null),
    echanges: echanges.map((one) => ({
      id: one.id,
      genre: one.genre,
      auteur: one.auteur,
      texte: one.texte,
      suite: one.suite,
      illisible: one.illisible,
      ecritLe: one.ecrit_le.toISOString(),
      courriel: one.genre !== 'REPONSE' ? null : one.courriel_etat === null ? 'INCONNU' : COURRIELS[one.courriel_etat],
      pieces: ofEchange(one.id),
      piecesEcartees: one.pieces_ecartees,
    })),
    dossier: row.personne_id === null ? null : await dossierExpediteur(context, row.personne_id),
    reponsesEntendues,
    plein: !hasPlaceFor('courriel', echanges.length),
  };
}

/** Whether a file belongs to a thread: who answers for the support reads it. */
export async function isFileOfFil({ db }: Pick<RoleContext, 'db'>, fichierId: number): Promise<boolean> {
  const link = await db
    .selectFrom('message_support_fichier')
    .select('message_id')
    .where('fichier_id', '=', fichierId)
    .executeTakeFirst();
  return link !== undefined;
}
