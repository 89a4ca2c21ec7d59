import { LTI_HAND } from '#contract/rules/ltiTools.ts';
import type { Platform } from '../../kit/context.ts';
import { openTicket, takeTicket } from '../signIn/tickets.ts';
import { hintOf } from './login.ts';
import { openToolOf } from './policies.ts';
import { Refusal } from './refusal.ts';

const ASKED_SECONDS = 300;

/** What a tool asks of us with the browser (LTI Security Framework 1.1, 5.1.1.2). */
export type Asked = (name: string) => string;

const fixed = { scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' };

/**
 * A tool asks who somebody is. It is told to nobody but whoever began: this goes on to our page with the session, which
 * asks for the answer.
 * @throws Refusal
 */
export async function askedWho({ db, clock, config }: Platform, asked: Asked): Promise<string> {
  const tool = await openToolOf(db, asked('client_id'));
  if (!tool) throw new Refusal(400, 'unauthorized_client', '没有这个外部工具，或者它停用了');
  const redirectUri = asked('redirect_uri');
  if (![...tool.launchUrls, tool.deepLinkUrl].includes(redirectUri) || redirectUri === '')
    throw new Refusal(400, 'invalid_request', '工具要送到的地址没有登记');
  for (const [name, value] of Object.entries(fixed))
    if (asked(name) !== value) throw new Refusal(400, 'invalid_request', `工具的请求不对：${name} 应当是 ${value}`);
  const nonce = asked('nonce');
  if (nonce === '' || nonce.length > 500) throw new Refusal(400, 'invalid_request', '工具的请求没有 nonce');
  const visit = await takeTicket(db, 'ltiVisit', asked('login_hint'), clock());
  if (!visit || visit.toolId !== tool.id)
    throw new Refusal(400, 'login_required', '这次打开已经用过或过期，请再打开一次');
  const isOther = asked('lti_message_hint') !== hintOf(visit);
  if (isOther) throw new Refusal(400, 'invalid_request', '工具的请求与打开的内容不符');
  const payload = { ...visit, redirectUri, nonce, state: asked('state') };
  const ticket = await openTicket(db, 'ltiAsked', payload, { seconds: ASKED_SECONDS, now: clock() });
  return `${config.publicUrl}${LTI_HAND}?${new URLSearchParams({ ticket }).toString()}`;
}
