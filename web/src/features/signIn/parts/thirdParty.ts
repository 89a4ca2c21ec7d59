import type { Source } from '#contract/user/oauth.ts';
import { call } from '../../../kit/call.ts';
import { oauthRender, ssoRender } from './calls.ts';
import { sessionNote } from '../../../kit/sessionNote.ts';

export const sourceNames: Record<Source, string> = { wechat: '微信', qq: 'QQ', demo: '演示账号' };

/** Third parties of the site, and the identity provider of a school. */
type Visited = Source | 'sso';

export const visitedName = (source: Visited): string => (source === 'sso' ? '学校' : sourceNames[source]);

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
