import type { annuaire } from '@habilis/api/annuaire/endpoints';
import { totalOf } from '@habilis/domain/annuaire/totalOf';
import type { Config } from '../../../config.ts';
import { countGuest } from '../../../platform/auth/throttle.ts';
import type { Context, Handlers } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { countByDepartement, keptCounts } from './countByDepartement.ts';
import { exportEntites } from './exportEntites.ts';
import { findFiche } from './findFiche.ts';
import { listEntites } from './listEntites.ts';
import { listNiveauxOfAnnuaire } from './listNiveauxOfAnnuaire.ts';
import type { AnnuaireQuestion } from './publishedEntites.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

type Filters = Omit<AnnuaireQuestion, 'date' | 'today'> & { readonly date?: string | undefined };

/** The day is today by default; an empty niveau or département is no filter. */
function questionOf(
  { today }: Context,
  { date = today, texte, niveau, lieu, departement, ouverture }: Filters,
): AnnuaireQuestion {
  return {
    today,
    date,
    texte,
    niveau: niveau || undefined,
    lieu,
    departement: departement || undefined,
    ouverture,
  };
}

/** Counts a question by its origin only. */
const counted = ({ db, now, exchange }: Context): Promise<number> =>
  db.transaction().execute((trx) => countGuest(trx, 'annuaire', exchange.address, now));

/** The public directory over HTTP. */
export function annuaireHandlers(config: Pick<Config, 'textsFolder'>): Handlers<typeof annuaire> {
  const texts = textsOf(config, ['entites']);
  const kept = keptCounts();
  const countsOf = ({ db, now }: Context, question: AnnuaireQuestion) =>
    kept(question, now, () => countByDepartement(db, question));
  return {
    list: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      const { departement, ouverture, ...country } = questionOf(context, query);
      const { page, taille } = query;
      const counts = await countsOf(context, country);
      const elements = await listEntites(context.db, { departement, ouverture, ...country }, query);
      // Counts may be a minute older than the rows.
      const seen = elements.length === 0 ? 0 : (page - 1) * taille + elements.length;
      return { elements, total: Math.max(seen, totalOf(counts, { departement, ouverture })), page, taille };
    },
    niveaux: ({ context }) => listNiveauxOfAnnuaire(context.db),
    departements: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      return countsOf(context, questionOf(context, query));
    },
    export: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      return exportEntites(context, questionOf(context, query), query, texts);
    },
    get: ({ params, query, context }) => findFiche(context.db, params.id, questionOf(context, query)),
  };
}
