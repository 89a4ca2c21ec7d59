import { actionsOf, organizationActions } from '#contract/rules/actions.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { actionsFor, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { endsSession } from '#contract/kit/errors.ts';
import { makeOrg } from '#seed/make/org.ts';
import type { TestApp } from '../testApp.ts';
import { sendAnyhow } from './sender.ts';
import type { Answered, Sent } from './sender.ts';

/** Sends as somebody who may make the call: the operator, or the administrator of a school or an enterprise where only their staff may. */
export async function holdersOf(t: TestApp): Promise<(call: Endpoint, sent: Sent) => Promise<Answered>> {
  const orgNo = await makeOrg(t.database.db, { orgType: 4, orgName: '扫描学校' });
  const firm = await makeOrg(t.database.db, { orgType: 5, orgName: '扫描企业' });
  const people = {
    operator: () => t.person({ userType: 0 }),
    administrator: () => t.person({ userType: 4, orgNo, isAdmin: true }),
    recruiter: () => t.person({ userType: 5, orgNo: firm, isAdmin: true }),
  };
  const tokens = {
    operator: (await people.operator()).token,
    administrator: (await people.administrator()).token,
    recruiter: (await people.recruiter()).token,
  };

  return async (call, sent) => {
    const codes = actionsFor(call);
    const isOfStaff = codes.length > 0 && codes.every((code) => code in organizationActions);
    const isOfSchool = codes.some((code) => actionsOf(UserType.school).includes(code));
    const holder = isOfStaff ? (isOfSchool ? 'administrator' : 'recruiter') : 'operator';
    const answer = await sendAnyhow(t, call, { ...sent, token: tokens[holder] });
    // A call may itself end the session (sign out, new password); then somebody else goes on.
    if (!endsSession(answer.reply.code) || !needsToken(call)) return answer;
    tokens[holder] = (await people[holder]()).token;
    return sendAnyhow(t, call, { ...sent, token: tokens[holder] });
  };
}
