import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import type { annuaire } from '@habilis/api/annuaire/endpoints';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Config } from '../../../config.ts';
import { countGuest } from '../../../platform/auth/throttle.ts';
import type { Context, FileAnswer, Handlers } from '../../../platform/Handler.ts';
import { type ColonneTable, tableFile } from '../../../platform/tableur/tableFile.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { findFiche } from './findFiche.ts';
import { type AnnuaireOrder, countEntities, listEntities } from './listEntities.ts';
import type { AnnuaireQuestion } from './publishedEntities.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

/** More than the entities of the country. */
const WHOLE = 100_000;

type Filters = Omit<AnnuaireQuestion, 'date' | 'today'> & { readonly date?: string | undefined };

/** Without a day the question is about today; a level or a département left empty is none. */
function questionOf({ today }: Context, { date, texte, niveau, departement }: Filters): AnnuaireQuestion {
  return { today, date: date ?? today, texte, niveau: niveau || undefined, departement: departement || undefined };
}

/** A question is counted by where it comes from, and by nothing else. */
const counted = ({ db, now, exchange }: Context): Promise<void> =>
  db.transaction().execute((trx) => countGuest(trx, 'annuaire', exchange.address, now));

type Ligne = AnnuaireEntite & { readonly date: string };

const columnsOf = (format: Formatter): readonly ColonneTable<Ligne>[] => [
  { titre: format('entites.annuaire.colonne.entite'), valeur: ({ raisonSociale }) => raisonSociale },
  { titre: format('entites.annuaire.colonne.code-postal'), valeur: ({ codePostal }) => codePostal },
  { titre: format('entites.annuaire.colonne.ville'), valeur: ({ ville }) => ville },
  { titre: format('entites.annuaire.colonne.departement'), valeur: ({ codeDepartement }) => codeDepartement },
  {
    titre: format('entites.annuaire.colonne.niveaux'),
    valeur: ({ niveaux }) =>
      niveaux.map(({ dispositif: libelleCourt, niveau }) => libelleNiveau({ libelleCourt, niveau })).join(' | '),
  },
  { titre: format('entites.annuaire.colonne.date'), genre: 'date', valeur: ({ date }) => date },
];

async function exportOf(context: Context, texts: Formatter, filters: Filters & AnnuaireOrder): Promise<FileAnswer> {
  const question = questionOf(context, filters);
  const { date } = question;
  const entities = await listEntities(context.db, question, { ...filters, page: 1, taille: WHOLE });
  const table = { nom: `annuaire-${date}`, format: 'csv', colonnes: columnsOf(texts) } as const;
  return tableFile(
    table,
    entities.map((entite) => ({ ...entite, date })),
  );
}

/** The public directory over HTTP. */
export function annuaireHandlers(config: Pick<Config, 'textsFolder'>): Handlers<typeof annuaire> {
  const texts = textsOf(config, ['habilitations']);
  return {
    list: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      const question = questionOf(context, query);
      const { page, taille } = query;
      const elements = await listEntities(context.db, question, query);
      return { elements, total: await countEntities(context.db, question), page, taille };
    },
    niveaux: async ({ context }) => {
      const rows = await context.db
        .selectFrom('dispositif_niveau')
        .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
        .select(['dispositif_niveau.code', 'dispositif.libelle_court', 'dispositif_niveau.niveau'])
        .orderBy('dispositif_niveau.code')
        .execute();
      return rows.map(({ code, libelle_court, niveau }) => ({ code, dispositif: libelle_court, niveau }));
    },
    export: async ({ query, context }) => {
      await counted(context);
      await refuseUnknownNiveau(context, query);
      return exportOf(context, texts, query);
    },
    get: ({ params, query, context }) => findFiche(context.db, params.id, questionOf(context, query)),
  };
}
