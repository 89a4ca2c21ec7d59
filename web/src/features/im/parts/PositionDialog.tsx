import { Search } from 'lucide-react';
import { useState } from 'react';
import type { CardShape } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { list as searchVacancies } from '#contract/position/vacancy.ts';
import { ChatCard } from '#contract/rules/chat.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { call } from '../../../kit/call.ts';
import { useSettled } from '../../../kit/chooser/useSettled.ts';
import { useSession } from '../../../kit/session.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Dialogs.module.css';
import { Pages } from './Pages.tsx';

interface PositionDialogProps {
  onChoose: (card: OutputOf<typeof CardShape>) => void;
  onClose: () => void;
}

/** Finds the vacancy whose card is sent: who hires finds those of the own enterprise, everybody else all that are open. */
export function PositionDialog({ onChoose, onClose }: PositionDialogProps) {
  const acting = useSession()?.current;
  const [words, setWords] = useState('');
  const str = useSettled(words.trim());
  const hires = acting?.userType === UserType.enterprise && acting.orgInfo !== null;
  const orgNo = hires ? acting.orgInfo!.orgNo : '0';
  return (
    <Dialog open size="md" title="发送职位" note={hires ? '本企业招聘中的职位' : '招聘中的职位'} onClose={onClose}>
      <Input
        type="search"
        lead={<Search size={16} aria-hidden="true" />}
        aria-label="找职位"
        placeholder="职位名称"
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.scroll}>
        {str === '' && !hires ? null : (
          <Pages
            label="找到的职位"
            askKey={['positions', orgNo, str]}
            ask={(pageCurrent, signal) =>
              call(searchVacancies, { str, orgNo, pageCurrent }, { isShowErrTip: false, signal })
            }
            keyOf={({ id }) => id}
            empty="没有找到招聘中的职位"
          >
            {(row) => {
              const subtitle = [row.orgName, salaryText(row.salaryMin, row.salaryMax), row.regionName.split(' ')[0]]
                .filter(Boolean)
                .join('，');
              return (
                <BareButton
                  className={styles.person}
                  onClick={() =>
                    onChoose({
                      cardKind: ChatCard.position,
                      cardId: row.id,
                      title: row.vacancyName,
                      subtitle,
                      picture: row.orgLogoImg,
                      path: vacancyPath(row.id),
                      note: '',
                    })
                  }
                >
                  <span className="clip">{row.vacancyName}</span>
                  <small>{subtitle}</small>
                </BareButton>
              );
            }}
          </Pages>
        )}
      </div>
    </Dialog>
  );
}
