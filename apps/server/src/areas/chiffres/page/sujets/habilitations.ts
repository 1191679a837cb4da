import { addMonths } from '@habilis/domain/date/addMonths';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { endOfMonth } from '@habilis/domain/date/endOfMonth';
import { moisDe } from '@habilis/domain/statistique/periodeStatistique';
import { sql } from 'kysely';
import { isInEtat } from '../../../habilitations/habilitation/etatHabilitationSql.ts';
import type { LectureDuRole } from '../Lecture.ts';
import { figure, figureDeFlux, ligne, nombreDe, trace } from '../figures.ts';
import { type Contenu, lienVers } from './Contenu.ts';
import { nombreDesParts, parCode } from '../stock.ts';
import { habilitationsFiltrees, type PartHabilitations, SOON, stockDesHabilitations } from './stockDesHabilitations.ts';

const lienDe = (lecture: LectureDuRole, filtres: Readonly<Record<string, string>>) =>
  lienVers(lecture, 'habilitations', filtres, ['caisse', 'niveau', 'departement']);

/** How many end in each of the coming months. */
function finsParMois(lecture: LectureDuRole, parts: readonly PartHabilitations[]) {
  const lienDuMois = (mois: string) => {
    const [du, fin] = [`${mois}-01`, endOfMonth(`${mois}-01`)];
    return lienDe(lecture, { etat: 'ACTIVE', finDu: du < lecture.today ? lecture.today : du, finAu: fin });
  };
  return moisDe({ du: lecture.today, au: addMonths(lecture.today, 11) }).map((mois) =>
    ligne(mois, [nombreDesParts(parts.filter((part) => part.mois === mois))], { lien: lienDuMois(mois) }),
  );
}

/** The days left to each of those that end first, told to whom they belong. */
async function fins(lecture: LectureDuRole) {
  const { today } = lecture;
  const rows = await habilitationsFiltrees(lecture)
    .where(isInEtat('ACTIVE', today))
    .select(['habilitation.id', 'habilitation.numero'])
    .select(sql<number>`habilitation.date_fin - ${today}::date`.as('jours'))
    .where('habilitation.date_fin', '>=', today)
    .orderBy('habilitation.date_fin')
    .orderBy('habilitation.id')
    .limit(50)
    .execute();
  return rows.map(({ id, numero, jours }) => ligne(String(id), [jours], { libelle: numero }));
}

/** Habilitations: how many run, are suspended or end, by niveau, caisse and département. */
export async function habilitations(lecture: LectureDuRole): Promise<Contenu> {
  const { context } = lecture;
  const isReseau = isNetworkScope(context.caller.role.type, 'read-statistiques');
  const stock = await stockDesHabilitations(lecture);
  const [suspendues, actives] = [stock.filter((part) => part.isSuspendue), stock.filter((part) => !part.isSuspendue)];
  const lien = (filtres: Readonly<Record<string, string>>) => lienDe(lecture, filtres);
  const parNiveau = parCode(actives, ({ niveau }) => niveau)
    .map(([niveau, those]) =>
      ligne(niveau, [nombreDesParts(those)], {
        libelle: those[0]?.libelle ?? null,
        lien: lien({ etat: 'ACTIVE', niveau }),
      }),
    )
    .toSorted(({ valeurs: [one] }, { valeurs: [other] }) => (other ?? 0) - (one ?? 0));
  const parLieu = (lieu: 'caisse' | 'departement') =>
    parCode(actives, (part) => part[lieu]).map(([code, those]) =>
      ligne(code, [nombreDesParts(those)], { lien: lien({ etat: 'ACTIVE', [lieu]: code }) }),
    );
  const isGranted = nombreDe(({ detail }) => detail === 'ACCORDE');
  return {
    figures: [
      figure('habilitations-en-cours', nombreDesParts(actives), { lien: lien({ etat: 'ACTIVE' }) }),
      figure('habilitations-suspendues', nombreDesParts(suspendues), { lien: lien({ etat: 'SUSPENDUE' }) }),
      figure('habilitations-fin-6-mois', nombreDesParts(actives.filter(({ isProche }) => isProche)), {
        lien: lien({ etat: 'ACTIVE', fin: String(SOON) }),
      }),
      ...(context.caller.role.type === 'DL'
        ? []
        : [await figureDeFlux(lecture, 'habilitations-accordees', 'decision', isGranted)]),
    ],
    traces: [
      trace('habilitations-par-niveau', parNiveau),
      ...(isReseau
        ? [
            ...(lecture.seesCaisses ? [trace('habilitations-par-caisse', parLieu('caisse'))] : []),
            trace('habilitations-par-departement', parLieu('departement')),
          ]
        : []),
      trace('fins-habilitations-par-mois', finsParMois(lecture, actives)),
      ...(isReseau ? [] : [trace('fins-habilitations', await fins(lecture))]),
    ],
  };
}
