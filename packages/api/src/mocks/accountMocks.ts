import { normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { maskEmail } from '@habilis/domain/compte/maskEmail';
import type { HttpHandler } from 'msw';
import { account } from '../account/endpoints.ts';
import type { Account } from '../session/Account.ts';
import { exampleAcces, exampleConsultations, exampleSessions } from './fixtures/exampleAcces.ts';
import { exampleRole } from './fixtures/exampleRole.ts';
import { mock } from './mock.ts';

/** Registration, keys of mails, passwords, one's own data and sessions; every key is good and every password accepted. */
export function accountMocks(holder: Account): HttpHandler[] {
  return [
    mock(account.register, undefined),
    mock(account.validateRegister, undefined),
    mock(account.update, ({ body }) => {
      const { email, ...names } = normalizeIdentite(body);
      const emailAConfirmer = email === holder.email ? null : email;
      const personalDataValidated = holder.personalDataValidated || body.personalDataValidated;
      return { ...holder, ...names, emailAConfirmer, personalDataValidated };
    }),
    mock(account.validateUpdate, undefined),
    mock(account.updateMail, undefined),
    mock(account.changePassword, undefined),
    mock(account.initResetPassword, ({ body }) => ({
      mailSentTo: maskEmail(body.identifier.includes('@') ? body.identifier : holder.email),
    })),
    mock(account.checkResetPassword, { acceptationRGPD: true }),
    mock(account.finishResetPassword, undefined),
    mock(account.checkActivate, { acceptationRGPD: false }),
    mock(account.activate, { habilisId: holder.habilisId }),
    mock(account.addRoleDm, exampleRole({ id: 900, type: 'DM', entite: null, raisonSociale: null, label: '' })),
    mock(account.sessions, exampleSessions()),
    mock(account.endSession, undefined),
    mock(account.endOtherSessions, undefined),
    mock(account.acces, exampleAcces()),
    mock(account.consultations, exampleConsultations()),
  ];
}
