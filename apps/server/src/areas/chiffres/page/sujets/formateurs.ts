import { addMonths } from '@habilis/domain/date/addMonths';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { moisDe } from '@habilis/domain/statistique/periodeStatistique';
import { type RawBuilder, sql } from 'kysely';
import { byCode } from '../../../../database/byCode.ts';
import { formateurInScope } from '../../../certificats/certificat-formateur/formateurScope.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, figureDePersonnes, ligne, lignesDePersonnes, trace } from '../figures.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { COUNT, filtresDuStock } from '../stock.ts';

const FIN = sql.ref('certificat_formateur.date_fin');

/** Certificats of formateurs, which belong to no caisse and no département (ST1063). */
const rowsOf = ({ context, filtres }: LectureDuRole, condition: RawBuilder<boolean>) =>
  filtresDuStock(filtres, { caisse: '', entite: '', niveau: 'certificat_formateur.dispositif_niveau_id' }).reduce(
    (rows, one) => rows.where(one),
    context.db
      .selectFrom('certificat_formateur')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat_formateur.dispositif_niveau_id')
      .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
      .where(formateurInScope(context, 'read-certificats'))
      .where(condition),
  );

const countOf = async (lecture: LectureDuRole, condition: RawBuilder<boolean>) =>
  (await rowsOf(lecture, condition).select(COUNT.as('nombre')).executeTakeFirstOrThrow()).nombre;

const NIVEAU = ['dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court'] as const;

/** How many end in each of the coming months. */
async function parMois(lecture: LectureDuRole) {
  const { today } = lecture;
  const rows = await rowsOf(lecture, sql<boolean>`${FIN} >= ${today}::date`)
    .select([sql<string>`to_char(${FIN}, 'YYYY-MM')`.as('mois'), COUNT.as('nombre')])
    .groupBy(sql`1`)
    .execute();
  return moisDe({ du: today, au: addMonths(today, 11) }).map((mois) =>
    ligne(mois, [rows.find((row) => row.mois === mois)?.nombre ?? 0]),
  );
}

const lienDeVue = (lecture: LectureDuRole, vue: string, own: Readonly<Record<string, string>> = {}) =>
  lienVers(lecture, 'certificatsFormateurs', { vue, ...own }, ['niveau']);

/** How many hold, by niveau. */
async function parNiveau(lecture: LectureDuRole) {
  const rows = await rowsOf(lecture, sql<boolean>`(${FIN} is null or ${FIN} >= ${lecture.today}::date)`)
    .select([...NIVEAU, COUNT.as('nombre')])
    .groupBy(NIVEAU)
    .orderBy('dispositif_niveau.code', byCode)
    .execute();
  return rows.map(({ code, niveau, libelle_court: court, nombre }) =>
    ligne(code, [nombre], {
      libelle: `${court} – ${niveau}`,
      lien: lienDeVue(lecture, 'en-vigueur', { niveau: code }),
    }),
  );
}

/** Certificats of formateurs: how many hold and which end when, by niveau. */
export async function formateurs(lecture: LectureDuRole): Promise<Contenu> {
  const { today } = lecture;
  const holds = sql<boolean>`(${FIN} is null or ${FIN} >= ${today}::date)`;
  const endsSoon = sql<boolean>`${FIN} between ${today}::date and ${derniereFinARenouveler(today)}::date`;
  return {
    figures: [
      await figureDePersonnes(lecture, async (own) =>
        figure('formateurs-en-vigueur', await countOf(own, holds), { lien: lienDeVue(own, 'en-vigueur') }),
      ),
      await figureDePersonnes(lecture, async (own) =>
        figure('formateurs-a-renouveler', await countOf(own, endsSoon), { lien: lienDeVue(own, 'a-renouveler') }),
      ),
    ],
    traces: [
      trace('fins-formateurs-par-mois', await lignesDePersonnes(lecture, parMois)),
      trace('formateurs-par-niveau', await lignesDePersonnes(lecture, parNiveau)),
    ],
  };
}
