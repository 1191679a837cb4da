import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { isPetite } from '@habilis/domain/statistique/petitesCases';
import { joursDuMois, moisDe, type Periode } from '@habilis/domain/statistique/periodeStatistique';
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
import { nombreDesParts } from '../stock.ts';
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

/** The certificats in force as a page reads them: once under each of its sets of filters. */
function stockOnce() {
  const read = new Map<string, Promise<readonly Part[]>>();
  return (lecture: LectureDuRole): Promise<readonly Part[]> => {
    const filtres = JSON.stringify(lecture.filtres);
    const parts = read.get(filtres) ?? stockDesCertificats(lecture);
    read.set(filtres, parts);
    return parts;
  };
}
type Stock = ReturnType<typeof stockOnce>;

const figureDuStock = (
  lecture: LectureDuRole,
  stock: Stock,
  [cle, isCounted, filtres]: typeof EN_VIGUEUR | typeof A_RENOUVELER,
) =>
  figureDePersonnes(lecture, async (own) =>
    figure(cle, nombreDesParts((await stock(own)).filter(isCounted)), { lien: lienVers(own, 'certificats', filtres) }),
  );

/** Parts by a code, in its order. */
const parCode = (parts: readonly Part[], codeOf: (part: Part) => string | null) =>
  [...Map.groupBy(parts, codeOf)]
    .flatMap(([code, those]) => (code === null ? [] : [[code, those] as const]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

async function parDepartement(lecture: LectureDuRole, stock: Stock) {
  const parts = parCode(await stock(lecture), ({ departement }) => departement);
  return parts.map(([code, those]) => ligne(code, [nombreDesParts(those)]));
}

/** How many end in each of the four quarters of a year from today, by niveau. */
async function finsParNiveau(lecture: LectureDuRole, stock: Stock) {
  const ending = (await stock(lecture)).filter(({ trimestre }) => trimestre !== null);
  return parCode(ending, ({ niveau }) => niveau).map(([code, those]) =>
    ligne(
      code,
      TRIMESTRES.map((place) => nombreDesParts(those.filter(({ trimestre }) => trimestre === place))),
      { libelle: those[0]?.libelle ?? null },
    ),
  );
}

/** A line of which any quarter is small is masked whole: quarters of one niveau add up to what is known elsewhere. */
async function finsMasquees(lecture: LectureDuRole, stock: Stock) {
  return (await lignesDePersonnes(lecture, (own) => finsParNiveau(own, stock))).map((one) =>
    lecture.isMasquee && one.valeurs.some((value) => value !== null && isPetite(value)) ? masquee(one) : one,
  );
}

/** Certificats: how many hold, were issued, end and were revoked, by month, département and niveau. */
export async function certificats(lecture: LectureDuRole): Promise<Contenu> {
  const { context } = lecture;
  const stock = stockOnce();
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
      await figureDuStock(lecture, stock, EN_VIGUEUR),
      await figureDePersonnes(
        dePersonnes,
        async (own) => ({
          ...(await figureDeFlux(own, 'certificats-delivres', 'certificat')),
          lien: emisLien(own, own.periode),
        }),
        { mesure: 'certificat' },
      ),
      await figureDuStock(lecture, stock, A_RENOUVELER),
      await figureDePersonnes(dePersonnes, (own) => figureDeFlux(own, 'certificats-revoques', 'revocation'), {
        mesure: 'revocation',
      }),
    ],
    traces: [
      trace('certificats-par-mois', byMonth),
      ...(isNetworkScope(context.caller.role.type, 'read-statistiques')
        ? [trace('certificats-par-departement', await lignesDePersonnes(lecture, (own) => parDepartement(own, stock)))]
        : []),
      trace('fins-certificats-par-niveau', await finsMasquees(lecture, stock)),
    ],
  };
}
