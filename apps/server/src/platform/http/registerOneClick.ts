import type { FastifyInstance } from 'fastify';

/** Bytes; the form that a mail program posts is a word or two. */
const LARGEST_FORM = 4_000;

/** Answers the one-click POST of a mail program on the link of a mail: no sign-in, no cookie, no page (RFC 8058); a reader who follows the link gets the app's page. */
export async function registerOneClick(
  app: FastifyInstance,
  path: `/${string}/:key`,
  stop: (key: string) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The address says everything: the form is the same in every mail, so it is not read.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { key: string } }>(path, async (request, reply) => {
      await stop(request.params.key);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}
