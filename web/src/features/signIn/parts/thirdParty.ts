import type { Source } from '#contract/user/oauth.ts';
import { call } from '../../../kit/call.ts';
import { ltiRender, oauthRender, ssoRender } from './calls.ts';
import { sessionNote } from '../../../kit/sessionNote.ts';

export const sourceNames: Record<Source, string> = { wechat: '微信', qq: 'QQ', demo: '演示账号' };

/** Third parties of the site, the identity provider of a school, and a learning platform that opens a course here. */
type Visited = Source | 'sso' | 'lti';

const visitedNames = { ...sourceNames, sso: '学校', lti: '学习平台' };

export const visitedName = (source: Visited): string => visitedNames[source];

/** What only the browser that started may know; see `render` in the contract. */
interface Visit {
  source: Visited;
  state: string;
  verifier: string;
  remember: boolean;
  address: string;
}

export const visitNote = sessionNote<Visit>('oauth');

/** Leaves for the third party. @throws CallError, already shown */
export async function visitThirdParty(source: Source, { remember, address }: Pick<Visit, 'remember' | 'address'>) {
  const { url, state, verifier } = await call(await oauthRender(), { source });
  visitNote.keep({ source, state, verifier, remember, address });
  location.assign(url);
}

/** Leaves for the identity provider of a school. @throws CallError, already shown */
export async function visitSchool(orgNo: string, { remember, address }: Pick<Visit, 'remember' | 'address'>) {
  const { url, state, verifier } = await call(await ssoRender(), { orgNo });
  visitNote.keep({ source: 'sso', state, verifier, remember, address });
  location.assign(url);
}

/** What a learning platform says in the address with which it begins. */
const said = (query: URLSearchParams) => ({
  platformId: query.get('platform') ?? '',
  iss: query.get('iss') ?? '',
  loginHint: query.get('login_hint') ?? '',
  messageHint: query.get('lti_message_hint') ?? '',
  clientId: query.get('client_id') ?? '',
  deploymentId: query.get('lti_deployment_id') ?? '',
});

/** Goes back to the learning platform that sent this browser, for its message. @throws CallError */
export async function visitPlatform(query: URLSearchParams): Promise<void> {
  const { url, state, verifier } = await call(await ltiRender(), said(query), { isShowErrTip: false });
  visitNote.keep({ source: 'lti', state, verifier, remember: false, address: '/' });
  location.replace(url);
}
