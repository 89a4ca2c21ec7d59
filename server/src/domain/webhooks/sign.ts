import { createHmac, randomBytes } from 'node:crypto';

/**
 * How a receiver knows that a message is ours and new: the scheme of Standard Webhooks (standardwebhooks.com), for which
 * there are libraries in every language.
 */
export function signedHeaders(secret: string, id: string, now: Date, body: string): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'zhitu-webhook/1',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}

const PREFIX = 'whsec_';

export const drawSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;
