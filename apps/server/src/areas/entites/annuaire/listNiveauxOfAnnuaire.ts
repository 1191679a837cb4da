import type { AnnuaireNiveau } from '@habilis/api/annuaire/AnnuaireEntite';
import type { Kysely } from 'kysely';
import { byCode } from '../../../database/byCode.ts';
import type { Database } from '../../../database/Database.ts';

/** The niveaux by which the directory is filtered, by code. */
export const listNiveauxOfAnnuaire = (db: Kysely<Database>): Promise<AnnuaireNiveau[]> =>
  db
    .selectFrom('dispositif_niveau')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['dispositif_niveau.code', 'dispositif.libelle_court as dispositif', 'dispositif_niveau.niveau'])
    .orderBy('dispositif_niveau.code', byCode)
    .execute();
