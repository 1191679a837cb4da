import { pathTo } from '@habilis/api/page/paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Services } from '../Services.ts';
import { refuseAny } from '../Refusal.ts';

const DAY_MS = 86_400_000;
/** How long what is said of the contact is to be believed; less than a year (RFC 9116, section 2.5.5). */
const BELIEVED_DAYS = 180;
const CACHED_SECONDS = 86_400;

/** Where a weakness is reported, in the form that programs read (RFC 9116). */
function securityText({ securityContact, siteUrl }: Config, now: Date): string {
  // Midnight, so that the text is the same all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + BELIEVED_DAYS) * DAY_MS);
  const fields = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return fields.map((field) => `${field}\n`).join('');
}

/** The addresses that programs look for by themselves; another one is 404, by which they know that we mean it (RFC 8615; R1100, R1101). */
export function registerWellKnown(app: FastifyInstance, { config, now }: Pick<Services, 'config' | 'now'>): void {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', `max-age=${CACHED_SECONDS}`)
      .send(securityText(config, now())),
  );
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(pathTo('motDePasse'), 302));
  app.get('/.well-known/*', async () => {
    throw refuseAny.notFound('appel-inconnu');
  });
}
