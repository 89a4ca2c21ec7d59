import type { Ref } from 'react';
import { infoList } from '#contract/user/org.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { KnownOrg } from './knownOrg.ts';

interface OrgChooserProps {
  value: KnownOrg | null;
  onChange: (org: KnownOrg | null) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface ShownOrg extends KnownOrg {
  orgLogoImg?: string;
}

/** Finds a school or company by any part of its name. */
export function OrgChooser(props: OrgChooserProps) {
  return (
    <Chooser<ShownOrg>
      {...props}
      searchKey={['orgChooser']}
      search={(orgName, signal) => call(infoList, orgName ? { orgName } : {}, { signal, isShowErrTip: false })}
      keyOf={({ orgNo }) => orgNo}
      nameOf={({ orgName }) => orgName}
      faceOf={faceOf}
      unit="家"
      size="lg"
    />
  );
}

const faceOf = ({ orgName, orgLogoImg }: ShownOrg) => (
  <>
    <Avatar name={orgName} src={orgLogoImg} shape="org" size={30} />
    <span className="clip">{orgName}</span>
  </>
);
