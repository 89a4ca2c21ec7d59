import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { toolClientId, toolDeploymentId } from '#contract/rules/ltiTools.ts';
import { claims } from '#server/domain/lti/claims.ts';

const ALG = 'RS256';

export interface LtiTool {
  readonly places: { loginUrl: string; launchUrls: string[]; jwksUrl: string; deepLinkUrl: string };
  /** What it asks of us with the browser, once that came to its login address. */
  ask(login: string, lies?: Record<string, string>): URLSearchParams;
  /** Reads what we say, by our keys. */
  read(token: string): Promise<JWTPayload>;
  /** Signs what it says of itself. */
  sign(toolId: string, audience: string, said?: JWTPayload, isForged?: boolean): Promise<string>;
  /** What was chosen with it. */
  choose(request: JWTPayload, items: readonly object[], said?: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** An external tool that speaks LTI 1.3, at home over HTTP: a laboratory. @param ourKeys With which it checks what we say. */
export async function ltiTool(
  platform: string,
  ourKeys: () => Promise<JSONWebKeySet>,
  clock: () => Date,
): Promise<LtiTool> {
  const [real, forged] = await Promise.all([generateKeyPair(ALG), generateKeyPair(ALG)]);
  const keys = { keys: [{ ...(await exportJWK(real.publicKey)), kid: 'lab', alg: ALG, use: 'sig' }] };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places = {
    loginUrl: `${home}/login?from=zhitu`,
    launchUrls: [`${home}/launch`],
    jwksUrl: `${home}/jwks`,
    deepLinkUrl: `${home}/deep`,
  };
  const sign = (toolId: string, audience: string, said: JWTPayload = {}, isForged = false) => {
    const now = Math.floor(clock().getTime() / 1000);
    const client = toolClientId(toolId);
    return new SignJWT({
      iss: client,
      sub: client,
      aud: audience,
      jti: randomUUID(),
      iat: now,
      exp: now + 300,
      ...said,
    })
      .setProtectedHeader({ alg: ALG, kid: 'lab' })
      .sign(isForged ? forged.privateKey : real.privateKey);
  };
  return {
    places,
    ask(login, lies = {}) {
      const said = new URL(login).searchParams;
      const isChoice = said.get('target_link_uri') === places.deepLinkUrl;
      return new URLSearchParams({
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: said.get('client_id')!,
        redirect_uri: isChoice ? places.deepLinkUrl : places.launchUrls[0]!,
        login_hint: said.get('login_hint')!,
        lti_message_hint: said.get('lti_message_hint')!,
        state: 'state-1',
        nonce: 'nonce-1',
        ...lies,
      });
    },
    async read(token) {
      const expected = { issuer: platform, currentDate: clock() };
      return (await jwtVerify(token, createLocalJWKSet(await ourKeys()), expected)).payload;
    },
    sign,
    choose(request, items, said = {}) {
      const toolId = String(request[claims.deploymentId]);
      const settings = request[claims.settings] as { data: string };
      return sign(toolId, platform, {
        nonce: randomUUID(),
        [claims.messageType]: 'LtiDeepLinkingResponse',
        [claims.version]: '1.3.0',
        [claims.deploymentId]: toolDeploymentId(toolId),
        [claims.data]: settings.data,
        [claims.contentItems]: items,
        ...said,
      });
    },
    close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
