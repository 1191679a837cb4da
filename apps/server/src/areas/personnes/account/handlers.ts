import type { account } from '@habilis/api/account/endpoints';
import type { Config } from '../../../config.ts';
import { countWithin } from '../../../platform/auth/throttle.ts';
import { revokeSessions, sessionOf } from '../../../platform/auth/tokens.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { readAccount } from '../personne/readAccount.ts';
import { addRoleDm } from './addRoleDm.ts';
import { changePassword } from './changePassword.ts';
import { checkKey, choosePasswordByKey } from './choosePasswordByKey.ts';
import { readConsultations } from '../personne/consultations.ts';
import { findPersonne } from '../personne/findPersonne.ts';
import { listGestionnaires } from './listGestionnaires.ts';
import { maskedAddressOf } from './maskedAddressOf.ts';
import { readAcces, readSessions } from './readAcces.ts';
import { readProfile } from './readProfile.ts';
import { checkRegistration, registerAccount } from './registerAccount.ts';
import { sendKey } from '../personne/sendAccountMail.ts';
import { checkAccountWrite, confirmAddress, updateAccount } from './updateAccount.ts';

/** Accounts: registration, keys of mails, passwords, personal data, sessions. */
export function accountHandlers({ tokenSecret }: Config): Handlers<typeof account> {
  return {
    register: {
      isEven: true,
      handle: async ({ body, context }) => {
        await registerAccount(context, body);
        return undefined;
      },
    },
    validateRegister: async ({ body }) => {
      checkRegistration(body);
      return undefined;
    },
    update: {
      transactions: 'own',
      handle: async ({ body, context }) => {
        await updateAccount(context, body);
        return readAccount(context, context.caller.personneId);
      },
    },
    validateUpdate: async ({ body }) => {
      checkAccountWrite(body);
      return undefined;
    },
    updateMail: async ({ params, context }) => {
      await confirmAddress(context, tokenSecret, params.key);
      return undefined;
    },
    changePassword: {
      transactions: 'own',
      handle: async ({ body, context }) => {
        await changePassword(context, body);
        return undefined;
      },
    },
    initResetPassword: {
      isEven: true,
      handle: async ({ body, context }) => {
        const { db, now, exchange } = context;
        const typed = body.identifier.trim();
        const person = await findPersonne(db, typed);
        // By the address, as in a registration: two counts would tell which addresses have an account, or had one before a merge.
        const account = typed.includes('@') ? typed : (person?.email ?? typed);
        await countWithin(db, 'courriel', { account, address: exchange.address }, now);
        if (person !== undefined && person.etat !== 'bloquee') {
          const usage = person.etat === 'a-activer' ? 'activation' : 'reinitialisation';
          await sendKey(context, { usage, personneId: person.id });
        }
        return { mailSentTo: maskedAddressOf(tokenSecret, typed, person?.email) };
      },
    },
    checkResetPassword: ({ params, context }) => checkKey(context, tokenSecret, params.key, 'reinitialisation'),
    finishResetPassword: async ({ body, context }) => {
      await choosePasswordByKey(context, tokenSecret, body, 'reinitialisation');
      return undefined;
    },
    checkActivate: ({ params, context }) => checkKey(context, tokenSecret, params.key, 'activation'),
    activate: async ({ body, context }) => {
      await choosePasswordByKey(context, tokenSecret, body, 'activation');
      return undefined;
    },
    addRoleDm: ({ context }) => addRoleDm(context),
    sessions: ({ context }) => readSessions(context),
    endSession: async ({ params, context }) => {
      const { personneId } = context.caller;
      const isEnded = await revokeSessions(context.db, personneId, { only: params.sessionId }, context.now);
      if (!isEnded) throw refuse.notFound();
      await context.audit({ action: 'session-fermee', objetType: 'personne', objetId: personneId });
      return undefined;
    },
    endOtherSessions: async ({ context }) => {
      const { personneId, jti } = context.caller;
      const { id } = await sessionOf(context.db, jti);
      const isEnded = await revokeSessions(context.db, personneId, { but: id }, context.now);
      if (isEnded) await context.audit({ action: 'session-fermee', objetType: 'personne', objetId: personneId });
      return undefined;
    },
    profile: ({ params, context }) => readProfile(context, params.habilisId, params.roleId),
    gestionnairesOfEntite: ({ params, context }) => listGestionnaires(context, params.entityId),
    gestionnaires: ({ context }) => listGestionnaires(context),
    acces: ({ context }) => readAcces(context),
    consultations: ({ context }) => readConsultations(context),
  };
}
