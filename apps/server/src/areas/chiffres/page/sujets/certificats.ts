import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { isPetite } from '@habilis/domain/statistique/petitesCases';
import { joursDuMois, type Periode } from '@habilis/domain/statistique/periodeStatistique';
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
import { nombreDesParts, parCode } from '../stock.ts';
import { type Part, stockDesCertificats, TRIMESTRES } from './stockDesCertificats.ts';

/** The certificats issued on some days. */
const emisLien = (lecture: LectureDuRole, { du, au }: Periode) =>
  lienVers(lecture, 'certificats', { vue: 'tous', emisDu: du, emisAu: au });

const EN_VIGUEUR = ['certificats-en-vigueur', () => true, {}] as const;
const A_RENOUVELER = [
  'certificats-a-renouveler',
  ({ aRenouveler }: Part) => aRenouveler,
  { vue: 'a-renouveler' },
] as const;

const figureDuStock = (lecture: LectureDuRole, [cle, isCounted, filtres]: typeof EN_VIGUEUR | typeof A_RENOUVELER) =>
  figureDePersonnes(lecture, async (own) =>
    figure(cle, nombreDesParts((await stockDesCertificats(own)).filter(isCounted)), {
      lien: lienVers(own, 'certificats', filtres),
    }),
  );

async function parDepartement(lecture: LectureDuRole) {
  const parts = parCode(await stockDesCertificats(lecture), ({ departement }) => departement);
  return parts.map(([code, those]) => ligne(code, [nombreDesParts(those)]));
}

/** How many end in each of the four quarters of a year from today, by niveau. */
async function finsParNiveau(lecture: LectureDuRole) {
  const ending = (await stockDesCertificats(lecture)).filter(({ trimestre }) => trimestre !== null);
  return parCode(ending, ({ niveau }) => niveau).map(([code, those]) =>
    ligne(
      code,
      TRIMESTRES.map((place) => nombreDesParts(those.filter(({ trimestre }) => trimestre === place))),
      { libelle: those[0]?.libelle ?? null },
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
        lien: (mois) => emisLien(own, joursDuMois(mois, periode)),
      }),
    {
      own: await moisVoisins(lecture, 'certificat'),
      avant: await moisVoisins(lecture, 'certificat', avant),
    },
  );
  return {
    figures: [
      await figureDuStock(lecture, EN_VIGUEUR),
      await figureDePersonnes(
        dePersonnes,
        async (own) => ({
          ...(await figureDeFlux(own, 'certificats-delivres', 'certificat')),
          lien: emisLien(own, own.periode),
        }),
        { mesure: 'certificat' },
      ),
      await figureDuStock(lecture, A_RENOUVELER),
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
