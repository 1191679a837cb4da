import type { account } from '@habilis/api/account/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { readAccount } from '../personne/readAccount.ts';
import { activiteFormateur } from './activiteFormateur.ts';
import { addRoleDm } from './addRoleDm.ts';
import { changePassword } from './changePassword.ts';
import { checkKey, choosePasswordByKey } from './choosePasswordByKey.ts';
import { readConsultations } from '../personne/consultations.ts';
import { endOtherSessions, endSession } from './endSessions.ts';
import { listGestionnaires } from './listGestionnaires.ts';
import { readAcces, readSessions } from './readAcces.ts';
import { readProfile } from './readProfile.ts';
import { checkRegistration, registerAccount } from './registerAccount.ts';
import { sendPasswordKey } from './sendPasswordKey.ts';
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
      handle: ({ body, context }) => sendPasswordKey(context, tokenSecret, body.identifier),
    },
    checkResetPassword: ({ params, context }) => checkKey(context, tokenSecret, params.key, 'reinitialisation'),
    finishResetPassword: async ({ body, context }) => {
      await choosePasswordByKey(context, tokenSecret, body, 'reinitialisation');
      return undefined;
    },
    checkActivate: ({ params, context }) => checkKey(context, tokenSecret, params.key, 'activation'),
    activate: ({ body, context }) => choosePasswordByKey(context, tokenSecret, body, 'activation'),
    addRoleDm: ({ context }) => addRoleDm(context),
    sessions: ({ context }) => readSessions(context),
    endSession: async ({ params, context }) => {
      await endSession(context, params.sessionId);
      return undefined;
    },
    endOtherSessions: async ({ context }) => {
      await endOtherSessions(context);
      return undefined;
    },
    profile: ({ params, context }) => readProfile(context, params.habilisId, params.roleId),
    gestionnairesOfEntite: ({ params, context }) => listGestionnaires(context, params.entityId),
    gestionnaires: ({ context }) => listGestionnaires(context),
    acces: ({ context }) => readAcces(context),
    consultations: ({ context }) => readConsultations(context),
    // Its scope admits a formateur alone, for their own activity.
    indicateurs: ({ context }) => activiteFormateur.ask()(context, context.caller.personneId),
  };
}
