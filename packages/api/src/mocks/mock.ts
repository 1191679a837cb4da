import type { HttpHandler } from 'msw';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../endpoint.ts';
import { answerOf, exampleAnswer } from './answerOf.ts';
import { handle, type MockOptions } from './handle.ts';
import { type ReadCall, readCall } from './readCall.ts';

/** A validated call, as a handler of the server gets it. */
export type MockedCall<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: readonly File[];
  readonly request: Request;
};

/** What an example answers: the value of the contract, or a whole response such as `problemAnswer`. */
export type MockAnswer<E extends Endpoint> = AnswerOf<E> | Response;
type MockFunction<E extends Endpoint> = (call: MockedCall<E>) => MockAnswer<E> | Promise<MockAnswer<E>>;

const isFunction = (answer: unknown): answer is (call: object) => unknown => typeof answer === 'function';

/** An example of a call's answer: calls are validated as on the server, answers by the contract. */
export function mock<E extends Endpoint>(
  endpoint: E,
  answer: MockAnswer<E> | MockFunction<E>,
  options?: MockOptions,
): HttpHandler {
  // Checked at once, so that the error points to where the example is written.
  if (!isFunction(answer) && !(answer instanceof Response)) exampleAnswer(endpoint, answer);
  const reply = async (request: Request, params: unknown) => {
    const read: ReadCall | Response = await readCall(endpoint, request);
    if (read instanceof Response) return read;
    const value = isFunction(answer) ? await answer({ ...read, params, request }) : answer;
    return answerOf(endpoint, value instanceof Response ? value.clone() : value);
  };
  return handle(endpoint, reply, options);
}
