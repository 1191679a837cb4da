import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries this token, compared in constant time. */
export const hasBearer = (
  { headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>,
  token: string,
): boolean => timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
