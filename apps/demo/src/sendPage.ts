import type { FastifyReply } from 'fastify';

// Styles are the page's own; it can run nothing and load nothing.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Answers a page of the demonstration alone. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('Content-Security-Policy', POLICY)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(html);
