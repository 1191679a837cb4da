import { compareEcheances } from '@habilis/domain/echeance/compareEcheances';
import { ECHEANCES } from '@habilis/domain/echeance/ECHEANCES';
import { joursEntre } from '@habilis/domain/echeance/moisDeLigne';
import { tranchesDeLigne } from '@habilis/domain/echeance/tranchesDeLigne';
import type { HttpHandler } from 'msw';
import { type Echeance, NAMED_IN_TRANCHE } from '../echeance/Echeance.ts';
import { echeance } from '../echeance/endpoints.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { mock } from './mock.ts';
import { mockFile } from './mockFile.ts';
import { pageOf } from './pageOf.ts';
import { perRun } from './perRun.ts';

const genreOf = ({ type }: Echeance) => ECHEANCES[type].genre;

/** The line, the list and the calendar of a role; the calendar is made, replaced and revoked. */
export function echeanceMocks(echeances: readonly Echeance[]): HttpHandler[] {
  const { today } = exampleServerProperties();
  const spans = tranchesDeLigne(today);
  const late = echeances.filter(({ nature }) => nature === 'EN_RETARD');
  const kept = perRun(() => ({ made: 0, creeLe: null as string | null }));
  return [
    mock(echeance.ligne, {
      au: spans.at(-1)?.au ?? today,
      tranches: spans.flatMap(({ du, au }) => {
        const within = du === null ? late : echeances.filter(({ date }) => du <= date && date <= au);
        if (within.length === 0) return [];
        const premieres = within.toSorted(compareEcheances).slice(0, NAMED_IN_TRANCHE);
        return [{ du, au, total: within.length, premieres }];
      }),
      enRetard: { total: late.length },
    }),
    mock(echeance.list, ({ query: { genre, vue, du, au, ...asked } }) => {
      const given = { toutes: echeances, 'a-vous': echeances.filter(({ aQui }) => aQui === 'VOUS'), 'en-retard': late };
      const found = given[vue].filter((one) => {
        const isWithin = (du ?? '') <= one.date && (au === undefined || one.date < joursEntre(au, au).avant);
        return (genre === undefined || genreOf(one) === genre) && isWithin;
      });
      return pageOf(found.toSorted(compareEcheances), asked);
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
