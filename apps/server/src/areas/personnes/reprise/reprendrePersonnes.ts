import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { sql } from 'kysely';
import { endOfDayAt } from '../../../platform/today.ts';
import { codesOf, sameIn, type TakesOver, textOf } from '../../../platform/reprise/Taken.ts';
import { keptIdentifiants } from './keptIdentifiants.ts';

/** Takes over persons, whose accounts are still to be activated; one whose address is here is kept as it is (C1145). */
export const reprendrePersonnes: TakesOver = {
  table: 'personne',
  existing: async (db, rows) => {
    const courriels = rows.map((row) => textOf(row, 'courriel'));
    const known = await db.selectFrom('personne').select(['id', 'email']).where('email', 'in', courriels).execute();
    return sameIn(rows, 'courriel', new Map(known.map(({ id, email }) => [email, id])));
  },
  write: async (db, rows) => {
    const identifiants = await keptIdentifiants(db, rows);
    const given = JSON.stringify(rows.map((row, index) => ({ ...row, habilis_id: identifiants[index] })));
    await sql`insert into personne (id, habilis_id, nom, prenom, email, etat, donnees_validees)
      overriding system value
      select id, habilis_id, nom, prenom, courriel, 'a-activer', false
      from json_to_recordset(${given}::json) taken (id integer, habilis_id text, nom text, prenom text, courriel text)
      order by id`.execute(db);
  },
};

/** Takes over roles with what they work on; one that the person holds is kept as it is (C1145). */
export const reprendreRoles: TakesOver = {
  table: 'role',
  existing: async (db, rows) => {
    const { rows: held } = await sql<{ identifiant: string; id: number }>`
      select distinct on (identifiant) identifiant, role.id
      from json_to_recordset(${JSON.stringify(rows)}::json) taken (identifiant text, personne integer, type text, entite integer, caisse text,
        fin date)
      left join mrp on mrp.code = taken.caisse
      join role on role.personne_id = taken.personne and role.type = taken.type and role.entite_id is not distinct from taken.entite
        and role.mrp_id is not distinct from mrp.id and role.fin_le is null
      where taken.fin is null and (taken.type <> 'DM' or taken.entite is not null)
      order by identifiant, role.id`.execute(db);
    return new Map(held.map(({ identifiant, id }) => [identifiant, id]));
  },
  write: async (db, rows) => {
    const given = JSON.stringify(
      rows.map((row) => ({
        ...row,
        fin_le: row['fin'] === null ? null : endOfDayAt(textOf(row, 'fin')).toISOString(),
        dispositifs: codesOf(textOf(row, 'dispositifs')),
        niveaux: codesOf(textOf(row, 'niveaux')),
      })),
    );
    await sql`insert into role (id, personne_id, type, entite_id, mrp_id, fin_le)
      overriding system value
      select taken.id, personne, type, entite, mrp.id, fin_le
      from json_to_recordset(${given}::json) taken (id integer, personne integer, type text, entite integer, caisse text, fin_le timestamptz)
      left join mrp on mrp.code = taken.caisse
      order by taken.id`.execute(db);
    await sql`insert into role_dispositif (role_id, dispositif_id)
      select taken.id, dispositif.id from json_to_recordset(${given}::json) taken (id integer, dispositifs text[])
      join dispositif on dispositif.code = any(taken.dispositifs)`.execute(db);
    await sql`insert into role_dispositif_niveau (role_id, dispositif_niveau_id)
      select taken.id, niveau.id from json_to_recordset(${given}::json) taken (id integer, niveaux text[])
      join dispositif_niveau niveau on niveau.code = any(taken.niveaux)`.execute(db);
  },
};

/** Takes over stagiaires; whoever is a person that has one here is that one (C1145). */
export const reprendreStagiaires: TakesOver = {
  table: 'stagiaire',
  existing: async (db, rows) => {
    const { rows: known } = await sql<{ identifiant: string; id: number }>`
      select identifiant, stagiaire.id from json_to_recordset(${JSON.stringify(rows)}::json) taken (identifiant text, personne integer)
      join stagiaire on stagiaire.personne_id = taken.personne`.execute(db);
    return new Map(known.map(({ identifiant, id }) => [identifiant, id]));
  },
  write: async (db, rows, today) => {
    const alone = rows.filter((row) => row['personne'] === null);
    const identifiants = await keptIdentifiants(db, alone);
    const own = new Map(alone.map(({ id }, index) => [id, identifiants[index]]));
    const given = JSON.stringify(
      rows.map((row) => ({
        ...row,
        habilis_id: own.get(row.id) ?? null,
        cle_nom: cleDeNom(textOf(row, 'nom'), textOf(row, 'prenom')),
      })),
    );
    await sql`insert into stagiaire (id, habilis_id, nom, prenom, date_naissance, courriel, personne_id, cle_nom, cree_le)
      overriding system value
      select taken.id, coalesce(personne.habilis_id, taken.habilis_id), taken.nom, taken.prenom, date_naissance, courriel, personne.id, cle_nom,
        ${endOfDayAt(today)}::timestamptz
      from json_to_recordset(${given}::json) taken (id integer, habilis_id text, nom text, prenom text, date_naissance date, courriel text,
        personne integer, cle_nom text)
      left join personne on personne.id = taken.personne
      order by taken.id`.execute(db);
  },
};

/** Takes over the certificats of formateurs; a revoked one counts until its eve (C1145). */
export const reprendreCertificatsFormateurs: TakesOver = {
  table: 'certificat_formateur',
  write: async (db, rows) => {
    await sql`insert into certificat_formateur (id, personne_id, stagiaire_id, dispositif_niveau_id, date_obtention, date_fin, revoque_le)
      overriding system value
      select id, personne, stagiaire, niveau, date_obtention,
        case when revoque_le is null then date_fin else greatest(date_obtention, least(date_fin, revoque_le - 1)) end, revoque_le
      from json_to_recordset(${JSON.stringify(rows)}::json) taken (id integer, personne integer, stagiaire integer, niveau integer,
        date_obtention date, date_fin date, revoque_le date)
      order by id`.execute(db);
  },
};
