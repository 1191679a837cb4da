import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { sql } from 'kysely';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, figureDeFlux, ligne, lignesDeFlux, trace } from '../figures.ts';
import { mesureTravaux } from '../../../reglages/exploitation/mesureTravaux.ts';
import { sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { COUNT } from '../stock.ts';

/** States of mails that did not arrive. */
const FAILED: readonly string[] = ['refuse', 'perdu'];

async function parRole(lecture: LectureDuRole) {
  const { context } = lecture;
  // Who has a role for some more time alone is counted from the roles: they are few.
  const { rows } = await sql<{ type: RoleType; nombre: number }>`
    select type, sum(nombre)::integer as nombre from (
      select type, nombre from stock_role
      union all select role.type, count(distinct role.personne_id) from role
        where role.fin_le > ${context.now} and not exists (select from role autre
          where autre.personne_id = role.personne_id and autre.type = role.type and autre.fin_le is null)
        group by role.type) tous
    group by type`.execute(context.db);
  return ROLE_TYPES.map((role) =>
    ligne(role, [rows.find(({ type }) => type === role)?.nombre ?? 0], {
      lien: lienVers(lecture, 'utilisateurs', { role }, []),
    }),
  );
}

/** The platform: accounts by role, sign-ins, mails and storage. */
export async function plateforme(lecture: LectureDuRole): Promise<Contenu> {
  const { context } = lecture;
  const { db } = context;
  const { nombre: accounts } = await db
    .selectFrom('stock_personne')
    .select(sql<number>`coalesce(sum(nombre), 0)::integer`.as('nombre'))
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('courriel')
    .select(['etat', COUNT.as('nombre')])
    .groupBy('etat')
    .orderBy('etat')
    .execute();
  const { octets } = await db
    .selectFrom('fichier')
    .select(sql<number>`coalesce(sum(taille), 0)::double precision`.as('octets'))
    .executeTakeFirstOrThrow();
  const failed = mails.reduce((sum, { etat, nombre }) => (FAILED.includes(etat) ? sum + nombre : sum), 0);
  const works = await mesureTravaux(db, mails.find(({ etat }) => etat === 'perdu')?.nombre ?? 0);
  return {
    figures: [
      figure('utilisateurs', accounts, { lien: lienVers(lecture, 'utilisateurs', {}, []) }),
      await figureDeFlux(lecture, 'connexions', 'connexion'),
      figure('courriels-en-echec', failed),
      figure(
        'travaux-en-echec',
        works.reduce((sum, { nbEchecs }) => sum + nbEchecs, 0),
      ),
      figure('stockage', octets),
    ],
    traces: [
      trace('utilisateurs-par-role', await parRole(lecture)),
      trace(
        'connexions-par-mois',
        await lignesDeFlux(lecture, {
          cle: 'mois',
          mesure: 'connexion',
          columns: [(faits) => sommeDe(faits)],
        }),
      ),
      trace(
        'courriels-par-etat',
        mails.map(({ etat, nombre }) =>
          ligne(etat, [nombre], { lien: lienVers(lecture, 'courriels', { vue: etat }, []) }),
        ),
      ),
      trace(
        'travaux-par-file',
        works
          .map(({ nom, nbEnAttente, nbEnCours, nbFaits, nbEchecs }) =>
            ligne(nom, [nbEnAttente + nbEnCours + nbFaits + nbEchecs, nbEchecs]),
          )
          .filter(({ valeurs: [nombre] }) => nombre !== 0),
      ),
    ],
  };
}
