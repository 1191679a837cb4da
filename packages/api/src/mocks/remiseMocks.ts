import { ecartRemise, etatRemise } from '@habilis/domain/certificat/etatRemise';
import type { HttpHandler } from 'msw';
import type { CertificatARemettre } from '../certificat/remise.ts';
import { certificat } from '../certificat/endpoints.ts';
import type { SessionCertification } from '../session-certification/SessionCertification.ts';
import { exampleRemise } from './fixtures/exampleRemise.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** The certificats of a closed session on their way to their holders: an address that is kept and what is sent stay so. */
export function remiseMocks(
  session: Pick<SessionCertification, 'stagiaires'>,
  certificats: readonly CertificatARemettre[] = exampleRemise(session),
): HttpHandler[] {
  const held = perRun(() => new Map(certificats.map((one) => [one.certificatId, one])));
  const keep = (one: CertificatARemettre, changes: Partial<CertificatARemettre>) => {
    const kept = { ...one, ...changes };
    held().set(one.certificatId, kept);
    return kept;
  };
  const listed = () => ({ certificats: [...held().values()] });
  return [
    mock(certificat.remise, () => listed()),
    mock(certificat.changerAdresse, ({ params, body: { adresse, avant } }) => {
      const one = held().get(Number(params.id));
      if (one === undefined) return problemAnswer(404, 'introuvable');
      if ((one.adresse ?? '') !== (avant ?? '')) return problemAnswer(409, 'certificat.adresse-changee');
      const kept = adresse === '' ? null : adresse;
      const etat = etatRemise({ adresse: kept, envoyeA: null, courriel: null });
      return keep(one, { adresse: kept, etat });
    }),
    mock(certificat.remettre, ({ body: { envois } }) => {
      const ecarts = envois.map(({ certificatId, ...montre }) => {
        const one = held().get(certificatId);
        const raison =
          one === undefined
            ? ('PLUS_EN_VIGUEUR' as const)
            : ecartRemise(montre, { ...one, isEnVigueur: one.enVigueur });
        if (one !== undefined && raison === null) keep(one, { etat: 'ENVOYE', envoyeLe: '2026-11-28T13:32:00.000Z' });
        return { certificatId, stagiaireId: one?.stagiaireId ?? 0, raison };
      });
      const ecartes = ecarts.flatMap(({ raison, ...one }) => (raison === null ? [] : [{ ...one, raison }]));
      return { ...listed(), nbEnvoyes: envois.length - ecartes.length, ecartes };
    }),
  ];
}
