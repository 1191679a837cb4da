import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import { ouvertureOf } from '@habilis/domain/annuaire/ouvertureOf';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { EntiteTable } from '../../../database/tables/platform.ts';
import { REFERENCE } from './publishedEntites.ts';

/** The columns of an entite that the directory shows. */
export const IDENTITY = [
  'entite.id',
  'entite.raison_sociale',
  'entite.type_entite',
  'entite.code_postal',
  'entite.ville',
  'entite.code_departement',
] as const;

/** Its file, which holds the contact that it agreed to publish. */
export const SAISIE = sql<DemandeAdministrativeSaisie>`${REFERENCE}`.as('saisie');

type Row = Pick<
  Selectable<EntiteTable>,
  'id' | 'raison_sociale' | 'type_entite' | 'code_postal' | 'ville' | 'code_departement'
> & { readonly saisie: DemandeAdministrativeSaisie };

/** Who an entite is, and the contact that it agreed to publish (H33). */
export function identityOf({ saisie, ...row }: Row): Omit<AnnuaireEntite, 'niveaux'> {
  const { indicatif, numero } = saisie.diffusionTelephone;
  return {
    id: row.id,
    raisonSociale: row.raison_sociale,
    codePostal: row.code_postal,
    ville: row.ville,
    codeDepartement: row.code_departement,
    ouverture: ouvertureOf(row.type_entite),
    email: saisie.diffusionEmail,
    telephone: numero === null ? null : { indicatif: indicatif ?? '+33', numero },
  };
}
