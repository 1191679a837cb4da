import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Whether a person is or was a formateur, by a role or a certificat; an entite learns the name behind an identifier of nobody else. */
export const isFormateur = (eb: ExpressionBuilder<Database, 'personne'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('role')
        .select('role.id')
        .whereRef('role.personne_id', '=', 'personne.id')
        .where('role.type', '=', 'F'),
    ),
    eb.exists(
      eb
        .selectFrom('certificat_formateur')
        .select('certificat_formateur.id')
        .whereRef('certificat_formateur.personne_id', '=', 'personne.id'),
    ),
  ]);
