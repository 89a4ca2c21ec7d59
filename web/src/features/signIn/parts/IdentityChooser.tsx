import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Identity } from '#contract/system/authMenu.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './IdentityChooser.module.css';

interface IdentityChooserProps {
  list: Identity[];
  onChoose: (identity: Identity) => Promise<void>;
  /** Goes on as who one was last. */
  onSkip: () => void;
}

/** Asks a person with several identities which one to act in; each says what it is for. */
export function IdentityChooser({ list, onChoose, onSkip }: IdentityChooserProps) {
  const [chosen, setChosen] = useState<string | null>(null);

  async function choose(identity: Identity): Promise<void> {
    setChosen(identity.id);
    try {
      await onChoose(identity);
    } catch {
      // The reason was told; one may choose again.
      setChosen(null);
    }
  }

  return (
    <Dialog
      open
      onClose={onSkip}
      lightDismiss={false}
      title="这次以哪个身份登录"
      note="这台设备会记住，下次直接进入；随时可以在右上角切换。"
    >
      <ul className={styles.list}>
        {list.map((identity) => (
          <li key={identity.id}>
            <BareButton
              className={styles.choice}
              disabled={chosen !== null}
              aria-busy={chosen === identity.id || undefined}
              onClick={() => void choose(identity)}
            >
              <Avatar
                name={identity.orgInfo?.orgName || userTypeName(identity.userType)}
                src={identity.orgInfo?.orgLogoImg}
                shape={identity.orgInfo ? 'org' : 'person'}
              />
              <span className={styles.words}>
                <b>{userTypeName(identity.userType)}</b>
                {identity.orgInfo?.orgName ? <span className={styles.org}>{identity.orgInfo.orgName}</span> : null}
                <span className={styles.note}>{notes[identity.userType]}</span>
              </span>
              {identity.isCurrent === 1 ? <span className={styles.last}>默认</span> : null}
              <ChevronRight size={18} aria-hidden="true" />
            </BareButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const notes: Record<UserType, string> = {
  0: '管理站点内容、审核与用户',
  1: '学课程、记笔记、拿证书',
  2: '讲课，回应学员',
  3: '管理机构的课程、员工与资料',
  4: '管理学校的学生、员工与课程',
  5: '管理企业的员工与资料',
};
