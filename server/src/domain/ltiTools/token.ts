import { toolClientId } from '#contract/rules/ltiTools.ts';
import type { Platform } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { LINE_ITEM_SCOPE, RESULT_SCOPE, SCORE_SCOPE } from '../lti/claims.ts';
import { LTI_TOKEN } from '../lti/places.ts';
import { openTicket, readTicket } from '../signIn/tickets.ts';
import { openTool } from './policies.ts';
import type { LtiTool } from './policies.ts';
import { Refusal } from './refusal.ts';
import { readSigned } from './signature.ts';

const TOKEN_SECONDS = 3600;
/** Tokens that one place asks for in a minute. */
const MOST_A_MINUTE = 60;
const scopes = new Set([SCORE_SCOPE, LINE_ITEM_SCOPE, RESULT_SCOPE]);
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** A token for a tool that shows who it is by a signature (LTI Security Framework 1.1, 4.1). @throws Refusal */
export async function giveToken(place: Platform, form: URLSearchParams, ip: string) {
  const { db, clock, config } = place;
  const { count } = await countUp(db, ['ltiToken', ip], { seconds: 60 }, clock());
  if (count > MOST_A_MINUTE) throw new Refusal(429, 'slow_down', 'too many tokens');
  if (form.get('grant_type') !== 'client_credentials')
    throw new Refusal(400, 'unsupported_grant_type', 'only client_credentials');
  if (form.get('client_assertion_type') !== ASSERTION)
    throw new Refusal(400, 'invalid_request', `client_assertion_type has to be ${ASSERTION}`);
  const wanted = (form.get('scope') ?? '').split(' ').filter((scope) => scopes.has(scope));
  if (wanted.length === 0) throw new Refusal(400, 'invalid_scope', 'none of these scopes is given here');
  const audience = `${config.publicUrl}${LTI_TOKEN}`;
  const { tool, payload } = await readSigned(place, form.get('client_assertion') ?? '', { audience, once: 'jti' });
  if (payload.sub !== toolClientId(tool.id)) throw new Refusal(401, 'invalid_client', 'sub is not the client');
  const payloadOfToken = { toolId: tool.id, scopes: wanted };
  const token = await openTicket(db, 'ltiToken', payloadOfToken, { seconds: TOKEN_SECONDS, now: clock() });
  return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: wanted.join(' ') };
}

/** The tool that asks with a token, which has to be good for this. @throws Refusal */
export async function toolBy(
  { db, clock }: Platform,
  authorization: string | undefined,
  scope: string,
): Promise<LtiTool> {
  const secret = /^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1];
  const given = secret === undefined ? undefined : await readTicket(db, 'ltiToken', secret, clock());
  const tool = given && (await openTool(db, given.toolId));
  if (!tool) throw new Refusal(401, 'invalid_token', 'no token, or it is too old');
  if (!given.scopes.includes(scope)) throw new Refusal(403, 'insufficient_scope', `this needs ${scope}`);
  return tool;
}
