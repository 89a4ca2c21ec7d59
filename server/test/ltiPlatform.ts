import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { claims } from '#server/domain/lti/claims.ts';

/** What a platform has taken as the mark of somebody. */
export interface Mark {
  path: string;
  body: Record<string, unknown>;
}

export interface LtiPlatform {
  readonly issuer: string;
  readonly places: { authUrl: string; tokenUrl: string; jwksUrl: string };
  readonly marks: Mark[];
  /** It takes no marks for now. */
  isClosed: boolean;
  /** Signs a message to the visit of this address; `lies` are in place of the truth. */
  message(visit: string, said: JWTPayload, how?: { isForged?: boolean; seconds?: number }): Promise<string>;
  close(): Promise<void>;
}

export const PLATFORM_CLIENT = 'zhitu-at-moodle';
export const DEPLOYMENT = '1';

const ALG = 'RS256';

/** A learning platform that speaks LTI 1.3, at home over HTTP. @param ourKeys With which it checks who asks for a token. */
export async function ltiPlatform(ourKeys: () => Promise<JSONWebKeySet>, clock: () => Date): Promise<LtiPlatform> {
  const [real, forged] = await Promise.all([generateKeyPair(ALG), generateKeyPair(ALG)]);
  const keys = { keys: [{ ...(await exportJWK(real.publicKey)), kid: 'one', alg: ALG, use: 'sig' }] };
  const marks: Mark[] = [];
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const path = new URL(request.url!, 'http://local').pathname;
    if (path === '/jwks') return send(200, keys);
    return void text(request).then(async (body) => {
      if (path === '/token') return send(...(await token(new URLSearchParams(body))));
      if (platform.isClosed) return send(503, {});
      if (request.headers.authorization !== 'Bearer for-marks') return send(401, {});
      marks.push({ path: request.url!, body: JSON.parse(body) as Record<string, unknown> });
      return send(200, {});
    });
  });
  async function token(form: URLSearchParams): Promise<[number, unknown]> {
    const checked = await jwtVerify(form.get('client_assertion')!, createLocalJWKSet(await ourKeys()), {
      issuer: PLATFORM_CLIENT,
      subject: PLATFORM_CLIENT,
      audience: `${issuer}/token`,
      currentDate: clock(),
    }).catch(() => null);
    const isRight = checked?.payload.jti !== undefined && form.get('grant_type') === 'client_credentials';
    return isRight ? [200, { access_token: 'for-marks', token_type: 'Bearer' }] : [401, {}];
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform: LtiPlatform = {
    issuer,
    places: { authUrl: `${issuer}/auth`, tokenUrl: `${issuer}/token`, jwksUrl: `${issuer}/jwks` },
    marks,
    isClosed: false,
    message(visit, said, { isForged = false, seconds = 0 } = {}) {
      const asked = new URL(visit).searchParams;
      const now = Math.floor(clock().getTime() / 1000) + seconds;
      return new SignJWT({
        iss: issuer,
        aud: asked.get('client_id')!,
        nonce: asked.get('nonce')!,
        iat: now,
        exp: now + 300,
        [claims.messageType]: 'LtiResourceLinkRequest',
        [claims.version]: '1.3.0',
        [claims.deploymentId]: DEPLOYMENT,
        [claims.resourceLink]: { id: 'link-1' },
        ...said,
      })
        .setProtectedHeader({ alg: ALG, kid: 'one' })
        .sign(isForged ? forged.privateKey : real.privateKey);
    },
    close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      // Browsers open connections ahead, and ask nothing on them.
      server.closeAllConnections();
      return closed;
    },
  };
  return platform;
}
