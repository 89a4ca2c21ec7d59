import { list } from '#contract/user/sso.ts';
import { useCall } from '../../../kit/useCall.ts';
import type { AgreementState } from './useAgreement.ts';
import { SsoButton } from './SsoButton.tsx';

interface SchoolWayProps {
  orgNo: string;
  agreement: AgreementState;
  address: string;
  remember: boolean;
}

/** The button of the school that was chosen, where it has one. */
export function SchoolWay({ orgNo, ...rest }: SchoolWayProps) {
  const { data } = useCall(list, { orgNo, pageSize: 1 });
  const school = data?.list[0];
  return school ? <SsoButton school={school} {...rest} /> : null;
}
