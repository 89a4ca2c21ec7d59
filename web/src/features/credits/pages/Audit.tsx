import { redirect } from 'react-router';
import { UserType } from '#contract/rules/userTypes.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { creditsRoutes } from '../routes.ts';

export const handle = creditsRoutes.audit;

/** The queue of whichever of the two desks one sits at. */
export async function loader({ request, context }: LoaderArgs) {
  const { list } = await answerOr(request, context.get(apiContext).call(authMenu.listUserRole, {}));
  const isStaff = list.some(({ isCurrent, userType }) => isCurrent === 1 && userType > UserType.lecturer);
  return redirect(isStaff ? '/account/creditAudit/org' : '/account/creditAudit/lecturer');
}

export default function Audit() {
  return null;
}
