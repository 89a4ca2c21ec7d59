import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ChatPerson } from '#contract/im/shapes.ts';
import * as people from '#contract/im/person.ts';
import { call } from '../../../kit/call.ts';
import { useSettled } from '../../../kit/chooser/useSettled.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Dialogs.module.css';
import { Pages } from './Pages.tsx';

interface PeoplePickProps {
  chosen: readonly ChatPerson[];
  onChange: (chosen: ChatPerson[]) => void;
  /** One press chooses and that is all. */
  onOne?: ((person: ChatPerson) => void) | undefined;
}

/** Finds people: those one knows first, others by their name or number. */
export function PeoplePick({ chosen, onChange, onOne }: PeoplePickProps) {
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim());
  const has = (userNo: string) => chosen.some((one) => one.userNo === userNo);
  const without = (userNo: string) => chosen.filter((one) => one.userNo !== userNo);
  return (
    <div className={styles.stack}>
      <Input
        type="search"
        lead={<Search size={16} aria-hidden="true" />}
        aria-label="找人"
        placeholder="名字或手机号"
        maxLength={30}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {onOne ? null : (
        <div className={styles.chosen} aria-live="polite">
          {chosen.map(({ userNo, userName }) => (
            <Chip key={userNo} label={userName} onRemove={() => onChange(without(userNo))} />
          ))}
        </div>
      )}
      <div className={styles.scroll}>
        <Pages
          label="可以选的人"
          askKey={['pick', keyword]}
          ask={(pageCurrent, signal) => call(people.search, { keyword, pageCurrent }, { isShowErrTip: false, signal })}
          keyOf={({ userNo }) => userNo}
          empty={keyword === '' ? '还没有认识的人，输入名字找一找' : '没有找到这个人'}
        >
          {({ relation, ...person }) => {
            const face = (
              <>
                <Avatar name={person.userName} src={person.headImgUrl} size={32} />
                <span className="clip">{person.userName}</span>
                <small>{relation}</small>
              </>
            );
            if (onOne) {
              return (
                <BareButton className={styles.person} onClick={() => onOne(person)}>
                  {face}
                </BareButton>
              );
            }
            return (
              <Checkbox
                label={<span className={styles.person}>{face}</span>}
                checked={has(person.userNo)}
                onChange={() => onChange(has(person.userNo) ? without(person.userNo) : [...chosen, person])}
              />
            );
          }}
        </Pages>
      </div>
    </div>
  );
}
