import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the provider says of a person; `sub` names them. */
export type Claims = { sub: string } & Record<string, unknown>;

export interface IdentityProvider {
  /** Its issuer. */
  readonly url: string;
  /** The requests it was sent, by path. */
  readonly heard: string[];
  /** Whoever comes next is let in as this person; null: refused. */
  next: Claims | null;
  /** What it puts into the token in place of the truth. */
  lies: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  isForged: boolean;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'zhitu', clientSecret: 'only-for-zhitu' };

interface Given {
  claims: Claims;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** A provider of OpenID Connect at home, over HTTP: people need not type anything there. */
export async function identityProvider(): Promise<IdentityProvider> {
  const keys = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const codes = new Map<string, Given>();
  const tokens = new Map<string, Claims>();

  function authorize(asked: URL, response: ServerResponse): void {
    const of = (name: string): string => asked.searchParams.get(name) ?? '';
    const back = new URL(of('redirect_uri'));
    back.searchParams.set('state', of('state'));
    const isKnown = of('client_id') === CLIENT.clientId && of('code_challenge_method') === 'S256';
    if (!provider.next || !isKnown) back.searchParams.set('error', isKnown ? 'access_denied' : 'unauthorized_client');
    else {
      const code = randomBytes(16).toString('hex');
      const [nonce, challenge, redirectUri] = [of('nonce'), of('code_challenge'), of('redirect_uri')];
      codes.set(code, { claims: provider.next, nonce, challenge, redirectUri });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await text(request));
    const given = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const proven = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isClient(request.headers.authorization)) return answer(response, { error: 'invalid_client' }, 401);
    if (given?.challenge !== proven || given.redirectUri !== sent.get('redirect_uri'))
      return answer(response, { error: 'invalid_grant' }, 400);
    const accessToken = randomBytes(16).toString('hex');
    tokens.set(accessToken, given.claims);
    const now = Math.floor(Date.now() / 1000);
    const truth = { iss: provider.url, aud: CLIENT.clientId, sub: given.claims.sub, nonce: given.nonce };
    const claims = { ...truth, iat: now, exp: now + 300, ...provider.lies };
    const idToken = signed(claims, keys[provider.isForged ? 1 : 0]!.privateKey);
    return answer(response, { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token: idToken });
  }

  const server = createServer(async (request, response) => {
    const asked = new URL(request.url!, provider.url);
    heard.push(asked.pathname);
    const { url } = provider;
    if (asked.pathname === '/authorize') return authorize(asked, response);
    if (asked.pathname === '/token') return token(request, response);
    if (asked.pathname === '/jwks') return answer(response, { keys: [publicJwk(keys[0]!.publicKey)] });
    if (asked.pathname === '/userinfo') {
      const claims = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      return answer(response, claims ?? { error: 'invalid_token' }, claims ? 200 : 401);
    }
    if (asked.pathname !== '/.well-known/openid-configuration') return answer(response, {}, 404);
    return answer(response, {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/userinfo`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heard: string[] = [];
  const provider: IdentityProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    next: null,
    lies: {},
    isForged: false,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return provider;
}

/** Number and secret are encoded like the fields of a form (RFC 6749, 2.3.1). */
function isClient(authorization = ''): boolean {
  const given = Buffer.from(authorization.replace('Basic ', ''), 'base64')
    .toString()
    .split(':')
    .map(decodeURIComponent);
  return given[0] === CLIENT.clientId && given[1] === CLIENT.clientSecret;
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const publicJwk = (key: KeyObject): object => ({
  ...key.export({ format: 'jwk' }),
  kid: 'one',
  alg: 'RS256',
  use: 'sig',
});

/** A compact JWT (RFC 7519), RS256. */
function signed(claims: object, key: KeyObject): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`;
}
