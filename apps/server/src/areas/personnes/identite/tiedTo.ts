import type { Context } from '../../../platform/Handler.ts';
import type { Vouched } from './Vouched.ts';

/** The account to which an identity is tied, never found by its address (SF15). */
export const tiedTo = ({ db }: Pick<Context, 'db'>, { emetteur, sujet }: Pick<Vouched, 'emetteur' | 'sujet'>) =>
  db
    .selectFrom('lien_fournisseur as lien')
    .innerJoin('personne', 'personne.id', 'lien.personne_id')
    .select(['lien.id as lienId', 'personne.id', 'personne.habilis_id', 'personne.etat'])
    .where('lien.emetteur', '=', emetteur)
    .where('lien.sujet', '=', sujet)
    .executeTakeFirst();
