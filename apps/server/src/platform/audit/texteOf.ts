import { sql } from 'kysely';

// The text that a hash covers, computed here and not by the database's functions: whoever can alter rows may also alter those.
/** An entry of `audit` as the text that its hash covers; null when there is no entry. jsonb always orders keys the same way. */
export const TEXTE = sql<string | null>`case when audit.id is null then null else
  (jsonb_build_array(audit.id, audit.personne_id, audit.role_id, audit.en_tant_que_par, audit.action,
    audit.objet_type, audit.objet_id, audit.detail,
    to_char(audit.fait_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
    || case when audit.sel is null then '[]'::jsonb else jsonb_build_array(audit.sel) end
    || case when audit.requete is null then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('requete', audit.requete)) end
    || case when audit.application_id is null then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('application', audit.application_id)) end)::text end`;
