import type { EntreeJournal } from '@habilis/api/journal/EntreeJournal';
import { lignesOf } from '@habilis/domain/journal/lignesOf';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { libelleOfObjet } from './objets.ts';

/** Entries of the trail by id, with who acted, in whose place, about what, and their seal. */
export async function readEntries(db: Kysely<Database>, ids: readonly number[]): Promise<EntreeJournal[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('audit_chaine', 'audit_chaine.audit_id', 'audit.id')
    .leftJoin('personne as auteur', (join) =>
      join.on(sql<boolean>`auteur.id = coalesce(audit.en_tant_que_par, audit.personne_id)`),
    )
    .leftJoin('personne as place', (join) =>
      join.onRef('place.id', '=', 'audit.personne_id').on('audit.en_tant_que_par', 'is not', null),
    )
    .leftJoin('application', 'application.id', 'audit.application_id')
    .leftJoin('role', 'role.id', 'audit.role_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.detail', 'audit.objet_type', 'audit.objet_id'])
    .select(['audit.requete', 'audit.en_tant_que_par', 'rang', 'empreinte', libelleOfObjet().as('libelle')])
    .select('application.nom as application')
    .select(['auteur.nom', 'auteur.prenom', 'auteur.habilis_id', 'role.type as role_type'])
    .select(['place.nom as nom_place', 'place.prenom as prenom_place'])
    .select(({ fn }) => fn.coalesce('mrp.libelle', 'entite.raison_sociale').as('rattachement'))
    .where(sql<boolean>`audit.id = any(${ids}::integer[])`)
    .execute();
  return rows.map((row) => {
    const { nom, prenom, habilis_id: habilisId, objet_type: type, objet_id: id, rang, empreinte } = row;
    // The role is that of the person acted for: whoever acted in their place has another, which the entry does not hold.
    const isOwn = row.en_tant_que_par === null;
    return {
      id: row.id,
      faitLe: row.fait_le.toISOString(),
      action: row.action,
      acteur:
        habilisId === null
          ? null
          : {
              nom: `${prenom ?? ''} ${nom ?? ''}`.trim(),
              habilisId,
              roleType: isOwn ? row.role_type : null,
              rattachement: isOwn ? row.rattachement : null,
            },
      ...(row.application === null ? {} : { application: row.application }),
      aLaPlaceDe: row.nom_place === null ? null : `${row.prenom_place ?? ''} ${row.nom_place}`.trim(),
      objet: type === null || id === null ? null : { type, id, libelle: row.libelle },
      lignes: lignesOf(row.detail),
      requete: row.requete,
      sceau: rang === null || empreinte === null ? null : { rang, empreinte },
    };
  });
}
