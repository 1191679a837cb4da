import type { annuaire } from '@habilis/api/annuaire/endpoints';
import type { Config } from '../../../config.ts';
import { countGuest } from '../../../platform/auth/throttle.ts';
import type { Context, Handlers } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { exportEntites } from './exportEntites.ts';
import { findFiche } from './findFiche.ts';
import { countEntites, listEntites } from './listEntites.ts';
import { listNiveauxOfAnnuaire } from './listNiveauxOfAnnuaire.ts';
import type { AnnuaireQuestion } from './publishedEntites.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

type Filters = Omit<AnnuaireQuestion, 'date' | 'today'> & { readonly date?: string | undefined };

/** The day is today by default; an empty niveau or département is no filter. */
function questionOf({ today }: Context, { date, texte, niveau, departement }: Filters): AnnuaireQuestion {
  return { today, date: date ?? today, texte, niveau: niveau || undefined, departement: departement || undefined };
}

/** Counts a question by its origin only. */
const counted = ({ db, now, exchange }: Context): Promise<void> =>
  db.transaction().execute((trx) => countGuest(trx, 'annuaire', exchange.address, now));

/** The public directory over HTTP. */
export function annuaireHandlers(config: Pick<Config, 'textsFolder'>): Handlers<typeof annuaire> {
  const texts = textsOf(config, ['entites']);
  return {
    list: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      const question = questionOf(context, query);
      const { page, taille } = query;
      const elements = await listEntites(context.db, question, query);
      return { elements, total: await countEntites(context.db, question), page, taille };
    },
    niveaux: ({ context }) => listNiveauxOfAnnuaire(context.db),
    export: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      return exportEntites(context.db, questionOf(context, query), query, texts);
    },
    get: ({ params, query, context }) => findFiche(context.db, params.id, questionOf(context, query)),
  };
}
