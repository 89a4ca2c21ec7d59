import { useState } from 'react';
import type { Source } from '#contract/user/oauth.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './OtherWays.module.css';
import { sourceNames, visitThirdParty } from './thirdParty.ts';
import type { AgreementState } from './useAgreement.ts';

interface OtherWaysProps {
  sources: readonly Source[];
  agreement: AgreementState;
  address: string;
  onSchool: () => void;
}

/** Third parties that this site has, and the account of one's school. */
export function OtherWays({ sources, agreement, address, onSchool }: OtherWaysProps) {
  const [leaving, setLeaving] = useState<Source | null>(null);
  const go = (source: Source) => {
    if (!agreement.check()) return;
    setLeaving(source);
    visitThirdParty(source, { remember: false, address }).catch(() => setLeaving(null));
  };
  return (
    <>
      <p className={styles.or}>其他方式</p>
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
