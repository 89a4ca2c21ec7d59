import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { visitSchool } from './thirdParty.ts';
import type { AgreementState } from './useAgreement.ts';

/** A school that lets its own people in. */
export interface SsoSchool {
  orgNo: string;
  buttonName: string;
}

interface SsoButtonProps {
  school: SsoSchool;
  agreement: AgreementState;
  /** Where to go afterwards. */
  address: string;
  remember: boolean;
}

/** Leaves for the identity provider of a school. */
export function SsoButton({ school: { orgNo, buttonName }, agreement, address, remember }: SsoButtonProps) {
  const [leaving, setLeaving] = useState(false);
  const go = () => {
    if (!agreement.check()) return;
    setLeaving(true);
    visitSchool(orgNo, { remember, address }).catch(() => setLeaving(false));
  };
  return (
    <Button block loading={leaving} loadingLabel="正在打开" onClick={go}>
      {buttonName}
    </Button>
  );
}
