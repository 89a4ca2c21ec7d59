import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The token in the cookie of a request: for pages and files, which cannot send the header (decision 0001). */
export const tokenCookie = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)['RC_WEB_TOKEN'] || undefined;
