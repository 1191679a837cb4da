import type { FastifyReply } from 'fastify';

// Allows only the page's own styles: no script, no loading.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Sends one of the demonstration's own pages. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('Content-Security-Policy', POLICY)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(html);
