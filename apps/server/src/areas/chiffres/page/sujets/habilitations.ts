import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { moisDe } from '@habilis/domain/statistique/periodeStatistique';
import { type RawBuilder, sql } from 'kysely';
import { byCode } from '../../../../database/byCode.ts';
import { isInEtat } from '../../../habilitations/habilitation/etatHabilitationSql.ts';
import { inScope } from '../../../habilitations/habilitation/scope.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, figureDeFlux, ligne, nombreDe, trace } from '../figures.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { COUNT, filtresDuStock } from './stock.ts';

const COLUMNS = { caisse: 'habilitation.entite_caisse_id', entite: 'habilitation.entite_id' };
/** How many months before its end a habilitation is counted: as the list may be asked for. */
const SOON = 6;

const lienDe = (lecture: LectureDuRole, filtres: Readonly<Record<string, string>>) =>
  lienVers(lecture, 'habilitations', filtres, ['caisse', 'niveau', 'departement']);

const rowsOf = ({ context, filtres }: LectureDuRole, condition: RawBuilder<boolean>) =>
  [...filtresDuStock(filtres, { ...COLUMNS, niveau: 'habilitation.dispositif_niveau_id' }), condition].reduce(
    (rows, one) => rows.where(one),
    context.db
      .selectFrom('habilitation')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
      .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
      .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
      .leftJoin('mrp', 'mrp.id', 'habilitation.entite_caisse_id')
      .where(inScope(context)),
  );

const countOf = async (lecture: LectureDuRole, condition: RawBuilder<boolean>) =>
  (await rowsOf(lecture, condition).select(COUNT.as('nombre')).executeTakeFirstOrThrow()).nombre;

async function parNiveau(lecture: LectureDuRole) {
  const rows = await rowsOf(lecture, isInEtat('ACTIVE', lecture.today))
    .select(['dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court', COUNT.as('nombre')])
    .groupBy(['dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .orderBy('nombre', 'desc')
    .orderBy('dispositif_niveau.code', byCode)
    .execute();
  return rows.map(({ code, niveau, libelle_court: court, nombre }) =>
    ligne(code, [nombre], {
      libelle: `${court} – ${niveau}`,
      lien: lienDe(lecture, { etat: 'ACTIVE', niveau: code }),
    }),
  );
}

async function parCle(lecture: LectureDuRole, column: 'mrp.code' | 'entite.code_departement') {
  const rows = await rowsOf(lecture, isInEtat('ACTIVE', lecture.today))
    .select([sql<string>`${sql.ref(column)}`.as('cle'), COUNT.as('nombre')])
    .where(sql<boolean>`${sql.ref(column)} is not null`)
    .groupBy(column)
    .orderBy(column)
    .execute();
  return rows.map(({ cle, nombre }) =>
    ligne(cle, [nombre], {
      lien: lienDe(lecture, { etat: 'ACTIVE', [column === 'mrp.code' ? 'caisse' : 'departement']: cle }),
    }),
  );
}

/** How many end in each of the coming months. */
async function finsParMois(lecture: LectureDuRole) {
  const au = addMonths(lecture.today, 11);
  const rows = await rowsOf(lecture, isInEtat('ACTIVE', lecture.today))
    .select([sql<string>`to_char(habilitation.date_fin, 'YYYY-MM')`.as('mois'), COUNT.as('nombre')])
    .where('habilitation.date_fin', '>=', lecture.today)
    .groupBy(sql`1`)
    .execute();
  const lienDuMois = (mois: string) => {
    const [du, fin] = [`${mois}-01`, addDays(addMonths(`${mois}-01`, 1), -1)];
    return lienDe(lecture, { etat: 'ACTIVE', finDu: du < lecture.today ? lecture.today : du, finAu: fin });
  };
  return moisDe({ du: lecture.today, au }).map((mois) =>
    ligne(mois, [rows.find((row) => row.mois === mois)?.nombre ?? 0], { lien: lienDuMois(mois) }),
  );
}

/** The days left to each of those that end first, told to whom they belong. */
async function fins(lecture: LectureDuRole) {
  const rows = await rowsOf(lecture, isInEtat('ACTIVE', lecture.today))
    .select(['habilitation.id', 'habilitation.numero'])
    .select(sql<number>`habilitation.date_fin - ${lecture.today}::date`.as('jours'))
    .where('habilitation.date_fin', '>=', lecture.today)
    .orderBy('habilitation.date_fin')
    .orderBy('habilitation.id')
    .limit(50)
    .execute();
  return rows.map(({ id, numero, jours }) => ligne(String(id), [jours], { libelle: numero }));
}

/** Habilitations: how many run, are suspended or end, by niveau, caisse and département. */
export async function habilitations(lecture: LectureDuRole): Promise<Contenu> {
  const { context, today } = lecture;
  const isActive = isInEtat('ACTIVE', today);
  const isReseau = isNetworkScope(context.caller.role.type, 'read-statistiques');
  const endsSoon = sql<boolean>`${isActive} and habilitation.date_fin < ${addMonths(today, SOON)}::date`;
  const lien = (filtres: Readonly<Record<string, string>>) => lienDe(lecture, filtres);
  const isGranted = nombreDe(({ detail }) => detail === 'ACCORDE');
  return {
    figures: [
      figure('habilitations-en-cours', await countOf(lecture, isActive), { lien: lien({ etat: 'ACTIVE' }) }),
      figure('habilitations-suspendues', await countOf(lecture, isInEtat('SUSPENDUE', today)), {
        lien: lien({ etat: 'SUSPENDUE' }),
      }),
      figure('habilitations-fin-6-mois', await countOf(lecture, endsSoon), {
        lien: lien({ etat: 'ACTIVE', fin: String(SOON) }),
      }),
      ...(context.caller.role.type === 'DL'
        ? []
        : [await figureDeFlux(lecture, 'habilitations-accordees', 'decision', isGranted)]),
    ],
    traces: [
      trace('habilitations-par-niveau', await parNiveau(lecture)),
      ...(isReseau
        ? [
            ...(lecture.seesCaisses ? [trace('habilitations-par-caisse', await parCle(lecture, 'mrp.code'))] : []),
            trace('habilitations-par-departement', await parCle(lecture, 'entite.code_departement')),
          ]
        : []),
      trace('fins-habilitations-par-mois', await finsParMois(lecture)),
      ...(isReseau ? [] : [trace('fins-habilitations', await fins(lecture))]),
    ],
  };
}
