import { sql } from 'kysely';

/** On the live demande administrative `da` of an entite: the day from which the entite is suspended, null once that file is validated (rules/dossier#suspension). */
export const dateSuspensionEnCours = sql<
  string | null
>`case when da.tache = 'validee' then null else da.date_suspension_administrative end`;
