import type { Context } from '../../../platform/Handler.ts';
import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import type { DaColumns } from './DA_KIND.ts';
import { copyFichiers, dropFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';
import { searchColumns } from './searchColumns.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

/** Drops the working copy; the validated copy stays the reference (rules/dossier#steps). */
export async function restoreCopy({ db }: Context, row: DemandeRow): Promise<DaColumns> {
  const saisie = row.donnees_validees ?? EMPTY_SAISIE;
  await copyFichiers(db, row.id, 'validee', 'travail');
  await dropFichiers(db, row.id, 'validee');
  return {
    donnees: JSON.stringify(saisie),
    donnees_validees: null,
    champs_corriges: '[]',
    // What the register said may be about the SIRET that is dropped.
    ...(saisie.siret === row.donnees.siret ? {} : { verification_siren: JSON.stringify(UNVERIFIED) }),
    ...searchColumns(saisie, row.numero),
  };
}
