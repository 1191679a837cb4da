import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { moisDe } from '@habilis/domain/statistique/periodeStatistique';
import { sql } from 'kysely';
import { isLiveRole } from '../../../../platform/auth/isLiveRole.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, figureDeFlux, ligne, lignesDeFlux, trace } from '../figures.ts';
import { mesureTravaux } from '../../../reglages/exploitation/mesureTravaux.ts';
import { sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { COUNT } from './stock.ts';

/** States of mails that did not arrive. */
const FAILED: readonly string[] = ['refuse', 'perdu'];

async function parRole(lecture: LectureDuRole) {
  const { context } = lecture;
  const rows = await context.db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.type', sql<number>`count(distinct role.personne_id)::integer`.as('nombre')])
    .where('personne.etat', '<>', 'fusionnee')
    .where(isLiveRole(context.now))
    .groupBy('role.type')
    .execute();
  return ROLE_TYPES.map((role) =>
    ligne(role, [rows.find(({ type }) => type === role)?.nombre ?? 0], {
      lien: lienVers(lecture, 'utilisateurs', { role }, []),
    }),
  );
}

/** The platform: accounts by role, sign-ins, mails and storage. */
export async function plateforme(lecture: LectureDuRole): Promise<Contenu> {
  const { context, periode, avant } = lecture;
  const { db } = context;
  const { nombre: accounts } = await db
    .selectFrom('personne')
    .select(COUNT.as('nombre'))
    .where('etat', '<>', 'fusionnee')
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
          known: moisDe(periode),
          ...(avant === null ? {} : { knownAvant: moisDe(avant) }),
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
