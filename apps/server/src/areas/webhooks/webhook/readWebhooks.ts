import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { shownName } from '@habilis/domain/compte/shownName';
import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { isKept } from './scope.ts';

const WEEK_MS = 7 * 86_400_000;

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Webhooks with whose they are and what became of their messages of the week. */
function selectWebhooks(db: Kysely<Database>, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS);
  return db
    .selectFrom('webhook')
    .leftJoin('entite', 'entite.id', 'webhook.entite_id')
    .leftJoin('mrp', 'mrp.id', 'webhook.caisse_id')
    .leftJoin('role', (join) => join.onRef('role.id', '=', 'webhook.responsable_id').on(isLiveRole(now)))
    .leftJoin('personne', 'personne.id', 'role.personne_id')
    .selectAll('webhook')
    .select(['raison_sociale', 'mrp.libelle', 'personne.prenom', 'personne.nom as nomPersonne'])
    .select(({ selectFrom }) => {
      const messages = selectFrom('webhook_livraison as one').whereRef('one.webhook_id', '=', 'webhook.id');
      const week = messages.where('one.survenu_le', '>=', since).where('one.type', '<>', TYPE_ESSAI);
      const waiting = messages.where('one.etat', '=', 'ATTENTE');
      return [
        week.select(({ fn }) => fn.countAll<string>().as('n')).as('semaine'),
        week
          .where('one.etat', '=', 'REMISE')
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .as('remises'),
        waiting.select(({ fn }) => fn.countAll<string>().as('n')).as('attente'),
        waiting.select(({ fn }) => fn.min('one.prochaine_le').as('le')).as('prochaine'),
      ];
    });
}
type Row = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>;

function presented(row: Row, now: Date): WebhookLu {
  const { entite_id: entiteId, caisse_id: caisseId, nomPersonne: nom, prenom } = row;
  const shown = nom === null || prenom === null ? null : shownName({ nom, prenom });
  const former = row.ancien_secret_jusque;
  return {
    id: row.id,
    version: row.version,
    nom: row.nom,
    adresse: row.adresse,
    types: row.types,
    portee: {
      entite: entiteId === null ? null : { id: entiteId, raisonSociale: row.raison_sociale ?? '' },
      caisse: caisseId === null ? null : { id: caisseId, libelle: row.libelle ?? '' },
    },
    responsable: shown === null ? null : `${shown.prenom} ${shown.nom}`,
    creeLe: row.cree_le.toISOString(),
    secretLe: row.secret_le.toISOString(),
    ancienSecretFinitLe: former !== null && former > now ? former.toISOString() : null,
    arreteLe: iso(row.arrete_le),
    motifArret: row.arrete_motif,
    nbSemaine: Number(row.semaine),
    nbRemisesSemaine: Number(row.remises),
    nbEnAttente: Number(row.attente),
    // Nothing is tried while it is off.
    prochaineLe: row.arrete_le === null ? iso(row.prochaine) : null,
    derniere:
      row.derniere_le === null || row.dernier_resultat === null
        ? null
        : { resultat: row.dernier_resultat, statut: row.dernier_statut, faiteLe: row.derniere_le.toISOString() },
  };
}

/** The webhooks that the caller keeps, by name. */
export async function listWebhooks(context: RoleContext): Promise<WebhookLu[]> {
  const rows = await selectWebhooks(context.db, context.now).where(isKept(context)).execute();
  return rows
    .map((row) => presented(row, context.now))
    .toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr') || one.id - other.id);
}

/** A webhook as it is read. */
export async function readWebhook({ db, now }: Pick<RoleContext, 'db' | 'now'>, id: number): Promise<WebhookLu> {
  return presented(await selectWebhooks(db, now).where('webhook.id', '=', id).executeTakeFirstOrThrow(), now);
}
