import { changesSomething } from '@habilis/api/endpoint';
import { recordConsultation } from '../audit/recordConsultation.ts';
import type { AccountContext, Context } from '../Handler.ts';
import type { RegisteredCall } from './RegisteredCall.ts';

type Input = Omit<Parameters<RegisteredCall['handler']['handle']>[0], 'context'>;

/** Id of the call's row: from its path, else from its answer. */
function objetIdOf(params: unknown, answer: unknown): number | undefined {
  for (const named of [params, answer]) {
    if (typeof named === 'object' && named !== null && 'id' in named && typeof named.id === 'number') return named.id;
  }
  return undefined;
}

/** Handles a call made in another's name, or by an application: a write or a file is always audited, even when its handler does not (S15, AP6); a read in another's name is noted (S23). */
export async function handleActing(call: RegisteredCall, input: Input, context: AccountContext): Promise<unknown> {
  let isRecorded = false;
  const audit: Context['audit'] = async (entry, trx) => {
    isRecorded = true;
    await context.audit(entry, trx);
  };
  const answer = await call.handler.handle({ ...input, context: { ...context, audit } });
  const { method, answer: declared } = call.endpoint;
  if (method === 'GET' && context.caller.enTantQuePar !== null)
    await recordConsultation(context, 'EN_VOTRE_NOM', [context.caller.personneId]);
  // A search of an application only reads, by whatever method; one in another's name is told to that person.
  const isReading = context.caller.application === null ? method === 'GET' : !changesSomething(call.endpoint);
  if (isRecorded || (isReading && declared.kind !== 'file')) return answer;
  const objetId = objetIdOf(input.params, declared.kind === 'json' ? answer : undefined);
  const detail = { appel: call.name };
  await context.audit({ action: 'appel', detail, ...(objetId === undefined ? {} : { objetType: 'appel', objetId }) });
  return answer;
}
