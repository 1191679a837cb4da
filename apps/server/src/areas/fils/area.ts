import { DOSSIERS_FIL } from '@habilis/domain/fil/DOSSIERS_FIL';
import { NOTION_FIL } from '@habilis/domain/fil/NOTION_FIL';
import { can } from '@habilis/domain/role/can';
import type { Area } from '../../platform/Area.ts';
import { moves } from '../../platform/PersonneReference.ts';
import { closeAlertesDeFil } from '../avertir/alerte/alertesDeFil.ts';
import { filsDeDemandes } from '../demandes/fil/filsDeDemandes.ts';
import { COLUMNS } from './fil/filOf.ts';
import { filHandlers } from './fil/handlers.ts';
import { mayDiscuss } from './fil/openDossier.ts';
import { purgeFils } from './fil/purgeFils.ts';
import { readMessages } from './fil/readFil.ts';

/** What an entite and those who examine its files write to each other. */
export const fils = {
  tables: ['fil', 'fil_message', 'fil_lecture'],
  handlers: () => ({ fil: filHandlers }),
  scopes: {
    fil: async (context, { dossier, id }) => {
      const known = DOSSIERS_FIL.find((one) => one === dossier);
      return known !== undefined && mayDiscuss(context, { dossier: known, id: Number(id) });
    },
  },
  evenements: NOTION_FIL.courriels,
  courriels: ['fil-message'],
  purges: [purgeFils],
  answers: () =>
    filsDeDemandes.answer({
      messages: async (context, demande) =>
        can(context.caller.role.type, 'discuss') && context.caller.enTantQuePar === null
          ? readMessages(context, demande)
          : [],
      oublie: async (db, { dossier, id }) => {
        await db.deleteFrom('fil').where(COLUMNS[dossier], '=', id).execute();
        await closeAlertesDeFil(db, { type: dossier, id });
      },
    }),
  personnes: [moves('fil_message', 'auteur_id'), moves('fil_lecture', 'personne_id', ['fil_id'])],
} as const satisfies Area;
