import type { HttpHandler } from 'msw';
import { message } from '../message/endpoints.ts';
import type { Message } from '../message/Message.ts';
import { typeMessage } from '../type-message/endpoints.ts';
import { exampleCalcul, exampleDestinataires, exampleEnvoi, exampleTypesMessage } from './fixtures/exampleEnvois.ts';
import { mock } from './mock.ts';
import { pageOf } from './pageOf.ts';
import { perRun } from './perRun.ts';
import { problemAnswer } from './problemAnswer.ts';

/** Messages and their types, for those who send them; what is written is answered, not kept, except an end or a removal. */
export function envoiMocks(envois: readonly Message[] = [exampleEnvoi()]): HttpHandler[] {
  const [first = exampleEnvoi()] = envois;
  const types = exampleTypesMessage();
  const kept = perRun(() => ({ ended: false, types: exampleTypesMessage() }));
  const shown = (one: Message): Message => (kept().ended ? { ...one, termine: true, version: one.version + 1 } : one);
  return [
    mock(typeMessage.list, () => kept().types),
    mock(
      typeMessage.get,
      ({ params }) => types.find(({ id }) => id === Number(params.id)) ?? problemAnswer(404, 'introuvable'),
    ),
    mock(typeMessage.write, ({ body }) => ({
      ...body,
      type: 'TM' as const,
      id: body.id ?? 3,
      version: body.version + 1,
    })),
    mock(typeMessage.remove, ({ params }) => {
      const state = kept();
      state.types = state.types.filter(({ id }) => id !== Number(params.id));
      return undefined;
    }),
    mock(message.typesMessage, types.slice(0, 1)),
    mock(message.list, ({ query }) => pageOf(envois.map(shown), query)),
    mock(message.get, () => shown(first)),
    mock(message.destinataires, ({ query: { page, taille } }) => {
      const elements = first.emailSent ? exampleDestinataires() : [];
      return { elements, total: first.emailSent ? first.envoi.nbDestinataires : 0, page, taille };
    }),
    mock(message.write, ({ body }) => {
      // Targets of all roles are everybody.
      const estTous = body.ciblesMessage.length === 12;
      const nbDestinataires = estTous ? 1402 : (exampleCalcul().nbDestinataires ?? 0);
      return (estTous || body.id === null) && body.nbConfirme !== nbDestinataires
        ? problemAnswer(409, 'message.nombre-a-confirmer', { courant: { nbDestinataires, estTous } })
        : { ...first, ...body, id: first.id, version: first.version + 1 };
    }),
    mock(message.startCalcul, {
      ...exampleCalcul(),
      etat: 'EN_COURS',
      nbDestinataires: null,
      parRole: [],
      echantillon: [],
    }),
    mock(message.calcul, exampleCalcul()),
    mock(message.removeCalcul, undefined),
    mock(message.withdraw, undefined),
    mock(message.end, () => {
      kept().ended = true;
      return shown(first);
    }),
    mock(message.remove, undefined),
  ];
}
