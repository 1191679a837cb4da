import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../Refusal.ts';

export const CSRF_COOKIE = 'XSRF-TOKEN';

/** Sets the double-submit cookie, readable by the app's script (rules/wire#csrf). */
export function csrfCookie(isSecure: boolean): string {
  return `${CSRF_COOKIE}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Refuses 403 `csrf` a write with cookies unless its header repeats the CSRF cookie. */
export function checkCsrf(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.headers.cookie === undefined) return;
  const cookie = Buffer.from(request.cookies[CSRF_COOKIE] ?? '');
  const header = Buffer.from(String(request.headers['x-xsrf-token'] ?? ''));
  if (cookie.length === 0 || cookie.length !== header.length || !timingSafeEqual(cookie, header))
    throw refuse.forbidden('csrf');
}
