import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Whether a person is known as a trainer, by a role or a certificate, present or past: of nobody else does an identifier tell an entity the name. */
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
