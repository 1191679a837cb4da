import { addMonths } from '@habilis/domain/date/addMonths';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { isPetite } from '@habilis/domain/statistique/petitesCases';
import { joursDuMois, moisDe, type Periode } from '@habilis/domain/statistique/periodeStatistique';
import { sql } from 'kysely';
import { byCode } from '../../../../database/byCode.ts';
import { certificatsIn, conditionsOf } from '../../../certificats/certificat/certificatRows.ts';
import type { LectureDuRole } from '../Lecture.ts';
import {
  figure,
  figureDeFlux,
  figureDePersonnes,
  ligne,
  lignesDeFlux,
  lignesDePersonnes,
  masquee,
  moisVoisins,
  surMoisEntiers,
  trace,
} from '../figures.ts';
import { sommeDe } from '../readFlux.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { COUNT, filtresDuStock } from './stock.ts';

/** The certificats issued on some days. */
const emisLien = (lecture: LectureDuRole, { du, au }: Periode) =>
  lienVers(lecture, 'certificats', { vue: 'tous', emisDu: du, emisAu: au });

const QUARTERS = [0, 1, 2, 3] as const;

/** The certificats of a view as the list reads it. */
function rowsOf(lecture: LectureDuRole, vue: 'en-vigueur' | 'a-renouveler') {
  const { parts } = conditionsOf({ vue }, lecture.today);
  const isOfVue = sql<boolean>`(${sql.join(
    parts.map(({ whole }) => whole),
    sql` or `,
  )})`;
  return certificatsIn(lecture.context, [
    isOfVue,
    ...filtresDuStock(lecture.filtres, {
      caisse: 'certificat.caisse_id',
      entite: 'certificat.entite_id',
      niveau: 'certificat.dispositif_niveau_id',
    }),
  ]);
}

const figureDeVue = (lecture: LectureDuRole, vue: 'en-vigueur' | 'a-renouveler') =>
  figureDePersonnes(lecture, async (own) => {
    const { nombre } = await rowsOf(own, vue).select(COUNT.as('nombre')).executeTakeFirstOrThrow();
    return figure(vue === 'en-vigueur' ? 'certificats-en-vigueur' : 'certificats-a-renouveler', nombre, {
      lien: lienVers(own, 'certificats', vue === 'en-vigueur' ? {} : { vue }),
    });
  });

async function parDepartement(lecture: LectureDuRole) {
  const rows = await rowsOf(lecture, 'en-vigueur')
    .innerJoin('entite', 'entite.id', 'certificat.entite_id')
    .select([sql<string>`entite.code_departement`.as('cle'), COUNT.as('nombre')])
    .where('entite.code_departement', 'is not', null)
    .groupBy('entite.code_departement')
    .orderBy('entite.code_departement', byCode)
    .execute();
  return rows.map(({ cle, nombre }) => ligne(cle, [nombre]));
}

/** How many end in each of the four quarters of a year from today, by niveau. */
async function finsParNiveau(lecture: LectureDuRole) {
  const limit = (quarter: number) => addMonths(lecture.today, quarter * 3);
  const rows = await rowsOf(lecture, 'en-vigueur')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .where('certificat.date_fin', '<', limit(QUARTERS.length))
    .select(['dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court', COUNT.as('nombre')])
    .select(
      QUARTERS.map((quarter) =>
        sql<number>`(count(*) filter (where certificat.date_fin >= ${limit(quarter)}::date and certificat.date_fin < ${limit(quarter + 1)}::date))::integer`.as(
          `trimestre${quarter}`,
        ),
      ),
    )
    .groupBy(['dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .orderBy('dispositif_niveau.code', byCode)
    .execute();
  return rows.map((row) =>
    ligne(
      row.code,
      QUARTERS.map((quarter) => Number(row[`trimestre${quarter}`])),
      { libelle: `${row.libelle_court} – ${row.niveau}` },
    ),
  );
}

/** A line of which any quarter is small is masked whole: quarters of one niveau add up to what is known elsewhere. */
async function finsMasquees(lecture: LectureDuRole) {
  return (await lignesDePersonnes(lecture, finsParNiveau)).map((one) =>
    lecture.isMasquee && one.valeurs.some((value) => value !== null && isPetite(value)) ? masquee(one) : one,
  );
}

/** Certificats: how many hold, were issued, end and were revoked, by month, département and niveau. */
export async function certificats(lecture: LectureDuRole): Promise<Contenu> {
  const { context } = lecture;
  const dePersonnes = surMoisEntiers(lecture);
  const { periode, avant } = dePersonnes;
  const byMonth = await lignesDePersonnes(
    dePersonnes,
    (own) =>
      lignesDeFlux(own, {
        cle: 'mois',
        mesure: 'certificat',
        columns: [(faits) => sommeDe(faits)],
        known: moisDe(periode),
        lien: (mois) => emisLien(own, joursDuMois(mois, periode)),
        ...(avant === null ? {} : { knownAvant: moisDe(avant) }),
      }),
    {
      own: await moisVoisins(lecture, 'certificat'),
      avant: await moisVoisins(lecture, 'certificat', avant),
    },
  );
  return {
    figures: [
      await figureDeVue(lecture, 'en-vigueur'),
      await figureDePersonnes(
        dePersonnes,
        async (own) => ({
          ...(await figureDeFlux(own, 'certificats-delivres', 'certificat')),
          lien: emisLien(own, own.periode),
        }),
        { mesure: 'certificat' },
      ),
      await figureDeVue(lecture, 'a-renouveler'),
      await figureDePersonnes(dePersonnes, (own) => figureDeFlux(own, 'certificats-revoques', 'revocation'), {
        mesure: 'revocation',
      }),
    ],
    traces: [
      trace('certificats-par-mois', byMonth),
      ...(isNetworkScope(context.caller.role.type, 'read-statistiques')
        ? [trace('certificats-par-departement', await lignesDePersonnes(lecture, parDepartement))]
        : []),
      trace('fins-certificats-par-niveau', await finsMasquees(lecture)),
    ],
  };
}
