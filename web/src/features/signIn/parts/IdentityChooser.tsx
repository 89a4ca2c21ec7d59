import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Identity } from '#contract/system/authMenu.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './IdentityChooser.module.css';

interface IdentityChooserProps {
  list: Identity[];
  onChoose: (identity: Identity, remember: boolean) => Promise<void>;
  /** Goes on as who one was last. */
  onSkip: () => void;
}

/** Asks a person with several identities which one to act in. */
export function IdentityChooser({ list, onChoose, onSkip }: IdentityChooserProps) {
  const [remember, setRemember] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);

  async function choose(identity: Identity): Promise<void> {
    setChosen(identity.id);
    try {
      await onChoose(identity, remember);
    } catch {
      // The reason was told; one may choose again.
      setChosen(null);
    }
  }

  return (
    <Dialog open onClose={onSkip} lightDismiss={false} title="这次以哪个身份登录" note="进入之后也可以在右上角切换。">
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
                name={nameOf(identity)}
                src={identity.orgInfo?.orgLogoImg}
                shape={identity.orgInfo ? 'org' : 'person'}
              />
              <span className={styles.words}>
                <b>{userTypeName(identity.userType)}</b>
                <span className={styles.org}>{nameOf(identity)}</span>
              </span>
              {identity.isCurrent === 1 ? <span className={styles.last}>上次使用</span> : null}
              <ChevronRight size={18} aria-hidden="true" />
            </BareButton>
          </li>
        ))}
      </ul>
      <Checkbox
        className={styles.remember}
        label="记住选择，30 天内不再询问"
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
    </Dialog>
  );
}

const nameOf = (identity: Identity): string => identity.orgInfo?.orgName || '个人';
