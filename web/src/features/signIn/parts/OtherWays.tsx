import { useState } from 'react';
import type { Source } from '#contract/user/oauth.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './OtherWays.module.css';
import type { SsoSchool } from './SsoButton.tsx';
import { SsoButton } from './SsoButton.tsx';
import { sourceNames, visitThirdParty } from './thirdParty.ts';
import type { AgreementState } from './useAgreement.ts';

interface OtherWaysProps {
  sources: readonly Source[];
  /** Those that let their own people in, where they are few. */
  schools: readonly SsoSchool[];
  agreement: AgreementState;
  address: string;
  onSchool: () => void;
}

/** Schools that let their own people in, third parties that this site has, and the account of one's school. */
export function OtherWays({ sources, schools, agreement, address, onSchool }: OtherWaysProps) {
  const [leaving, setLeaving] = useState<Source | null>(null);
  const go = (source: Source) => {
    if (!agreement.check()) return;
    setLeaving(source);
    visitThirdParty(source, { remember: false, address }).catch(() => setLeaving(null));
  };
  return (
    <>
      <p className={styles.or}>其他方式</p>
      {schools.length > 0 ? (
        <div className={styles.schools}>
          {schools.map((school) => (
            <SsoButton key={school.orgNo} school={school} agreement={agreement} address={address} remember={false} />
          ))}
        </div>
      ) : null}
      <div className={styles.ways}>
        {sources.map((source) => (
          <Button
            key={source}
            className={styles.way}
            loading={leaving === source}
            loadingLabel="正在打开"
            onClick={() => go(source)}
          >
            {sourceNames[source]}
          </Button>
        ))}
        <Button className={styles.way} onClick={onSchool}>
          学校账号
        </Button>
      </div>
    </>
  );
}
