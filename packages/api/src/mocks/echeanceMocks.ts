import { ECHEANCES, GENRES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import { moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import { parMois } from '@habilis/domain/echeance/parMois';
import type { HttpHandler } from 'msw';
import { type Echeance, NAMED_IN_MONTH } from '../echeance/Echeance.ts';
import { echeance } from '../echeance/endpoints.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { perRun } from './perRun.ts';

const genreOf = ({ type }: Echeance) => ECHEANCES[type].genre;

/** The line, the list and the calendar of a role; the calendar is made, replaced and revoked. */
export function echeanceMocks(echeances: readonly Echeance[]): HttpHandler[] {
  const { today } = exampleServerProperties();
  const months = moisDeLigne(today);
  const late = echeances.filter(({ nature }) => nature === 'EN_RETARD');
  const kept = perRun(() => ({ made: 0, creeLe: null as string | null }));
  return [
    mock(echeance.ligne, {
      mois: months,
      cases: GENRES_ECHEANCE.flatMap((genre) =>
        parMois(echeances.filter((one) => genreOf(one) === genre && months.includes(one.date.slice(0, 7)))).map(
          ({ mois, echeances: ofMonth }) => ({
            genre,
            mois,
            total: ofMonth.length,
            premieres: ofMonth.slice(0, NAMED_IN_MONTH),
          }),
        ),
      ),
      enRetard: { total: late.length },
    }),
    mock(echeance.list, ({ query: { genre, vue, du, au, page, taille } }) => {
      const given = { toutes: echeances, 'a-vous': echeances.filter(({ aQui }) => aQui === 'VOUS'), 'en-retard': late };
      const found = given[vue].filter((one) => {
        const month = one.date.slice(0, 7);
        return (genre === undefined || genreOf(one) === genre) && (du ?? '') <= month && month <= (au ?? '9');
      });
      return { elements: found.slice((page - 1) * taille, page * taille), total: found.length, page, taille };
    }),
    mock(echeance.aVous, { total: echeances.filter(({ aQui }) => aQui === 'VOUS').length }),
    mockFile(echeance.export, new File(['Date;Objet\r\n'], 'echeances.csv', { type: 'text/csv' })),
    mockFile(
      echeance.flux,
      new File(['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'], 'echeances.ics', { type: 'text/calendar' }),
    ),
    mock(echeance.calendrier, () => ({ creeLe: kept().creeLe, luLe: null })),
    mock(echeance.createCalendrier, () => {
      const state = kept();
      state.made++;
      const creeLe = `${today}T09:00:00Z`;
      state.creeLe = creeLe;
      return { adresse: `https://habilis.example/api/echeance/agenda/12-essai${state.made}/echeances.ics`, creeLe };
    }),
    mock(echeance.revokeCalendrier, () => {
      kept().creeLe = null;
      return undefined;
    }),
  ];
}
